/** The languages every word of the product exists in. */
export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

/** Keeps the language of people who are not signed in, and of the page before the session is known. */
export const languageCookie = 'materia_language'

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text)

/** What a browser says it reads, best first: "fr-CA,fr;q=0.9,en;q=0.8". */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const ranges = (acceptLanguage ?? '').slice(0, 500).split(',').map(parseRange)
  const best = ranges.filter(({ quality }) => quality > 0).sort((one, other) => other.quality - one.quality)
  return best.map(({ language }) => language).find(isLanguage) ?? defaultLanguage
}

function parseRange(range: string): { language: string; quality: number } {
  const [tag = '', ...parameters] = range.split(';')
  const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean)
  return { language: tag.trim().slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) }
}
