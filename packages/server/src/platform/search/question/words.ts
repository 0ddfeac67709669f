import { withoutAccents } from '@materia/language/accents.ts'

/** Longer inputs are cut: a tsvector holds at most one megabyte, and nobody finds a document by its hundred-thousandth word. */
const maxContentCharacters = 150_000
const maxWordCharacters = 60

const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** "Xiaflex™" is Xiaflex, not "xiaflextm". */
const marksOfTrade = /[\u2120\u2122]/g

/** Lower case without accents; never fails, whatever the string holds. */
function fold(text: string): string {
  return withoutAccents(text.toWellFormed().replaceAll(marksOfTrade, ' '))
    .toLowerCase()
    .replace(/[œæøßłđðþı]/g, (letter) => ligatures[letter] ?? letter)
}

/** The words of a text, folded: runs of letters and digits. Most texts have plain letters alone, which take half the time. */
export function wordsOf(text: string): string[] {
  const read = text.slice(0, maxContentCharacters)
  const words = beyondPlain.test(read) ? fold(read).match(/[\p{L}\p{N}]+/gu) : read.toLowerCase().match(/[a-z0-9]+/g)
  return (words ?? []).map((word) =>
    word.length > maxWordCharacters ? word.slice(0, maxWordCharacters).toWellFormed() : word,
  )
}

const beyondPlain = /[\u0080-\uffff]/
