// What stands between words. Unicode's classes of letters say the same of any text people search, and cost a slow phone 30 ms each
// to compile, at the moment the results are drawn.
const between = String.raw`\s!-/:-@[-\x60{-~\u00a0-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u3020`

const letter = `[^${between}\\d]`

const word = new RegExp(`([^${between}]+)`)
const beginsWord = new RegExp(`^[^${between}]`)
const names = new RegExp(`^${letter}(?:${letter}|['’-]){2,}(?: ${letter}(?:${letter}|['’.-])*){0,2}$`)

/** Words at the odd places, what stands between them at the even ones. */
export const splitAtWords = (text: string): string[] => text.split(word)

export const wordsIn = (text: string): string[] => splitAtWords(text).filter((_, at) => at % 2 === 1)

export const startsWithWord = (text: string): boolean => beginsWord.test(text)

/** A person's name has one to three words, and none of them a digit. */
export const mayNamePerson = (text: string): boolean => names.test(text)
