import type { Language } from '@materia/contract/languages.ts'
import compile from 'icu-minify/compile'
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'
import { elided } from './elision.ts'
import type { Catalogue, Translation, Translator } from './translation.ts'

/** A message that is worded when it is known who reads it. */
export interface Text {
  /** Names the message, whatever the language. */
  readonly key: string
  in(language: Language): string
}

type Value = string | number | Date | Text

/** Makes texts of a catalogue: takes what its translator takes, and other texts as values. */
export type TextMaker<English extends Catalogue> = <Key extends keyof English & string>(
  key: Key,
  ...values: TextValues<English, Key>
) => Text

type TextValues<English extends Catalogue, Key extends keyof English & string> =
  Parameters<typeof translate<English, Key>> extends [unknown, infer Values extends object, ...unknown[]]
    ? [values: { [Name in keyof Values]: Values[Name] | (string extends Values[Name] ? Text : never) }]
    : [values?: undefined]

/** Joins the two languages of a catalogue. */
export function textsOf<const English extends Catalogue>(catalogues: {
  en: English
  fr: Translation<English>
}): TextMaker<English> {
  const messages = { en: compiledWhenUsed(catalogues.en), fr: compiledWhenUsed(catalogues.fr) }
  return (key, ...[values]) => ({
    key,
    in: (language) => {
      const wordedValues = worded(values, language)
      const said = String(format(messages[language](key), locales[language], wordedValues, options))
      return language === 'fr' ? elided(said, wordedValues) : said
    },
  })
}

/** Text that is the same in both languages: names, numbers, what people wrote. */
export const plainText = (text: string): Text => ({ key: 'plain', in: () => text })

// Only its type is looked at: the arguments that a key of a catalogue takes.
declare function translate<English extends Catalogue, Key extends keyof English & string>(
  ...message: Parameters<Translator<Pick<English, Key>>>
): string

function compiledWhenUsed(catalogue: Catalogue): (key: string) => CompiledMessage {
  const compiled = new Map<string, CompiledMessage>()
  return (key) => {
    const known = compiled.get(key)
    if (known !== undefined) return known
    const made = compile(messageAt(catalogue, key))
    compiled.set(key, made)
    return made
  }
}

function messageAt(catalogue: Catalogue, key: string): string {
  const message = catalogue[key]
  if (typeof message !== 'string') throw new Error(`There is no message '${key}'.`)
  return message
}

function worded(values: object | undefined, language: Language) {
  if (!values) return undefined
  const entries = Object.entries(values as Record<string, Value>)
  return Object.fromEntries(entries.map(([name, value]) => [name, isText(value) ? value.in(language) : value]))
}

const isText = (value: Value): value is Text => typeof value === 'object' && 'in' in value

const locales = { en: 'en-CA', fr: 'fr-CA' }

const options: FormatOptions = {
  timeZone: 'America/Toronto',
  formatters: {
    getDateTimeFormat: madeOnce((...args) => new Intl.DateTimeFormat(...args)),
    getNumberFormat: madeOnce((...args) => new Intl.NumberFormat(...args)),
    getPluralRules: madeOnce((...args) => new Intl.PluralRules(...args)),
  },
}

/** Making one takes longer than all else of a message. There are as few as the catalogues have ways to ask for them. */
function madeOnce<Args extends unknown[], Made>(make: (...args: Args) => Made): (...args: Args) => Made {
  const known = new Map<string, Made>()
  return (...args) => {
    const key = JSON.stringify(args)
    const made = known.get(key) ?? make(...args)
    known.set(key, made)
    return made
  }
}
