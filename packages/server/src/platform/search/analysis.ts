/** A document's lexemes, as the forward table and the phrase table keep them. */
export interface Analysis {
  /** How often each lexeme counts: a place in the heading counts three times. */
  times: Map<string, number>
  length: number
  /** As PostgreSQL reads a tsvector: each lexeme with its places. */
  placed: string
}

const headingWorth = 3
// PostgreSQL keeps no more places of a lexeme and none behind the last.
const maxPlaces = 255
const lastPlace = 16_383

export function analyse(heading: string[], content: string[], lexemeByWord: Map<string, string[]>): Analysis {
  const times = new Map<string, number>()
  const places = new Map<string, number[]>()
  let length = 0
  let place = 0
  for (const [words, worth] of [
    [heading, headingWorth],
    [content, 1],
  ] as const) {
    for (const word of words) {
      place++
      for (const lexeme of lexemeByWord.get(word) ?? []) {
        length++
        times.set(lexeme, (times.get(lexeme) ?? 0) + worth)
        const known = places.get(lexeme)
        if (!known) places.set(lexeme, [place])
        else if (known.length < maxPlaces) known.push(place)
      }
    }
  }
  const placed = [...places].map(
    ([lexeme, at]) => `'${lexeme}':${at.filter((each) => each <= lastPlace).join(',') || lastPlace}`,
  )
  return { times, length, placed: placed.join(' ') }
}
