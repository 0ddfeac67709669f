import { defaultLanguage, isLanguage, type Language, languageCookie } from '@materia/contract/languages.ts'
import { type Catalogue, formatsOf, type LanguageFormats, type Translator } from '@materia/language'
import { elided } from '@materia/language/elision.ts'
import { wholeNumber } from '@materia/language/plain-formats.ts'
import { translatedBy } from '@materia/language/sentence-lookup.ts'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { _createCache, _createIntlFormatters, createTranslator } from 'use-intl/core'

/** Compiled messages by namespace: a feature's name. */
export type Messages = Record<string, Catalogue>
export type LoadMessages = (language: Language) => Promise<Messages>
interface LanguageState {
  language: Language
  messages: Messages
}

const yearSeconds = 31_536_000
const listeners = new Set<() => void>()
const loaders: LoadMessages[] = []
const translators = new Map<string, Translator<Catalogue>>()
/** Namespaces that were drawn with before their messages had come. */
const missed = new Set<string>()
const formats: Partial<Record<Language, LanguageFormats>> = {}
let current: LanguageState = { language: languageOfPage(), messages: {} }
let asked = current.language

const intl = _createIntlFormatters(_createCache())
// As its locales group digits: not always as those of Canada do.
const groupSeparators: Record<string, string> = { en: ',', fr: '\u202F' }
/** Counts are written without the number format of the browser, which takes a phone longer to make than a screen to draw. */
const formatters: typeof intl = {
  ...intl,
  getNumberFormat: (locale, options) => {
    const separator = options ? undefined : groupSeparators[String(locale)]
    if (separator === undefined) return intl.getNumberFormat(locale, options)
    const format = (value: number) => wholeNumber(value, separator) ?? intl.getNumberFormat(locale).format(value)
    return { format } as Intl.NumberFormat
  },
}

const LanguageContext = createContext<LanguageState | undefined>(undefined)
/** Around every page: draws what it holds again when the language changes. */
export const LanguageProvider = LanguageContext.Provider

function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language and its messages, for the provider around every page. */
export const useShownLanguage = () => useSyncExternalStore(onLanguageChange, getState, getState)

const useLanguageState = () => useContext(LanguageContext) ?? current

export const useLanguage = (): Language => useLanguageState().language

/** How numbers, dates and lists are written, outside of components. */
export function currentFormats(): LanguageFormats {
  const { language } = current
  formats[language] ??= formatsOf(language)
  return formats[language]
}

/** The same inside of them: what it wrote is written anew when the language changes. */
export function useFormats(): LanguageFormats {
  useLanguage()
  return currentFormats()
}

/** What a form's rule says of a field: rules speak English, as the contract has them. */
export function useFieldMessage(): (english: string | undefined) => string | undefined {
  const { messages } = useLanguageState()
  const french = messages.fieldSentences as Record<string, string> | undefined
  return (english) => (english && french ? translatedBy(french, english) : english)
}

/** A word of a source's own closed list, such as a status: the sources give English alone. */
export function useSourceWord(): <Word extends string | null>(english: Word) => Word | string {
  const { messages } = useLanguageState()
  const french = messages.sourceWords as Record<string, string> | undefined
  return (english) => (english && french?.[english]) || english
}

/** Loads messages now, and again whenever the language changes. */
export async function loadMessages(load: LoadMessages): Promise<void> {
  if (loaders.includes(load)) return
  const { language } = current
  const messages = await load(language)
  if (language !== current.language) return loadMessages(load)
  loaders.push(load)
  if (Object.keys(messages).some((namespace) => missed.has(namespace))) {
    return show(language, { ...current.messages, ...messages })
  }
  // Whoever is on the screen has all of theirs: a new object would draw every one of them again.
  Object.assign(current.messages, messages)
}

/** A part of the program, once its messages are there too. */
export async function withMessages<Part>(part: Promise<Part>, ...loads: LoadMessages[]): Promise<Part> {
  const [loaded] = await Promise.all([part, ...loads.map(loadMessages)])
  return loaded
}

/** Shows everything in another language, without losing what was typed. */
export async function changeLanguage(language: Language): Promise<void> {
  keepInCookie(language)
  await showLanguage(language)
  document.documentElement.lang = current.language
}

export async function showLanguage(language: Language): Promise<void> {
  asked = language
  if (language === current.language) return
  const loaded: Messages[] = []
  // While some are on their way, others may come in the language before.
  while (loaded.length < loaders.length) {
    loaded.push(...(await Promise.all(loaders.slice(loaded.length).map((load) => load(language)))))
  }
  // Another one may have been asked for meanwhile.
  if (language === asked) show(language, Object.assign({}, ...loaded))
}

/**
 * The messages of one feature: a hook for components, and a function for everything else, to be called when the words
 * are needed and not before.
 */
export function messagesOf<English extends Catalogue>(
  namespace: string,
): [useMessages: () => Translator<English>, messagesNow: () => Translator<English>] {
  return [
    () => {
      useLanguageState()
      return translatorOf(namespace) as unknown as Translator<English>
    },
    () => translatorOf(namespace) as unknown as Translator<English>,
  ]
}

function translatorOf(namespace: string): Translator<Catalogue> {
  const known = translators.get(namespace)
  if (known) return known
  const { language: locale, messages } = current
  if (!(namespace in messages)) missed.add(namespace)
  const options = { locale, messages, namespace: namespace as never, _formatters: formatters }
  const said = createTranslator(options) as unknown as Translator<Catalogue>
  const made = locale === 'fr' ? withElision(said) : said
  translators.set(namespace, made)
  return made
}

function withElision(said: Translator<Catalogue>): Translator<Catalogue> {
  const say = said as unknown as (key: string, values?: Record<string, unknown>, ...rest: unknown[]) => string
  const elide: typeof say = (key, values, ...rest) => elided(say(key, values, ...rest), values)
  return Object.assign(elide, said) as unknown as Translator<Catalogue>
}

const getState = () => current

function show(language: Language, messages: Messages) {
  current = { language, messages }
  missed.clear()
  translators.clear()
  for (const listener of listeners) listener()
}

function languageOfPage(): Language {
  const named = typeof document === 'undefined' ? undefined : document.documentElement.lang
  return isLanguage(named) ? named : defaultLanguage
}

function keepInCookie(language: Language) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`
}
