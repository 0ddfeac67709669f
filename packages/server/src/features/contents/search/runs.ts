/** Nothing is called by more words. */
const mostWords = 6

/** The longest run from a place on that is a name. */
export function longestOf(
  words: string[],
  at: number,
  isName: (run: string[]) => boolean,
  most = mostWords,
): string[] | undefined {
  for (let length = Math.min(most, words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length)
    if (isName(run)) return run
  }
  return undefined
}

interface Run {
  words: string[]
  at: number
  isName: boolean
}

/** All of the words in their order: the longest names, and each word between them by itself. */
export function runsOf(words: string[], isName: (run: string[]) => boolean, most = mostWords): Run[] {
  const runs: Run[] = []
  for (let at = 0; at < words.length; ) {
    const name = longestOf(words, at, isName, most)
    const run = { words: name ?? words.slice(at, at + 1), at, isName: name !== undefined }
    runs.push(run)
    at += run.words.length
  }
  return runs
}

/** The names alone. */
export const namesIn = (words: string[], isName: (run: string[]) => boolean, most = mostWords): string[][] =>
  runsOf(words, isName, most).flatMap((run) => (run.isName ? [run.words] : []))
