import type { Language } from './languages.ts'

/** Short words that one of the two languages uses all the time and the other does not. */
const commonWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'the of and to in is for that with are was by this be from it at not have has which were been their can when who will should'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les des du de et est un une dans pour que qui sur avec par au aux ce cette ces sont pas plus ne se sa ses nous vous il elle mais où chez été être leur leurs'.split(
      ' ',
    ),
  ),
}
const elision = /^(?:l|d|qu|n|s|j|c|jusqu|lorsqu|puisqu)['’]\p{L}/u
const accent = /[àâçèéêëîïôùûœ]/
const accentWeight = 0.5
/** The beginning of a text tells enough. */
const lettersRead = 10_000

/** The language a text is written in, HTML or plain; `otherwise` where nothing tells. */
export function guessLanguage(text: string, otherwise: Language): Language {
  const plain = text.slice(0, lettersRead).replaceAll(/<[^<>]*>/g, ' ')
  let [english, french] = [0, 0]
  for (const word of plain.toLowerCase().match(/[\p{L}'’]+/gu) ?? []) {
    if (commonWords.en.has(word)) english += 1
    if (commonWords.fr.has(word) || elision.test(word)) french += 1
    else if (accent.test(word)) french += accentWeight
  }
  if (english === french) return otherwise
  return french > english ? 'fr' : 'en'
}
