/** A document's lexemes, as the forward table and the phrase table keep them. */
export interface Analysis {
  /** How often each lexeme counts: an occurrence in the heading counts three times. */
  times: Map<string, number>
  length: number
  /** As PostgreSQL reads a tsvector: each lexeme with its positions. */
  placed: string
}

interface Occurrences {
  times: number
  /** Separated by commas. */
  positions: string
  kept: number
}

const headingWorth = 3
// PostgreSQL keeps no more positions of a lexeme and none behind the last.
const maxPositions = 255
const lastPosition = 16_383

interface Words {
  heading: string[]
  content: string[]
  /** Lexemes that stand for words of the others: they make a document no longer. */
  french: string[]
  /** Lexemes that stand nowhere in the text. */
  fields: string[]
}

export function analyse({ heading, content, french, fields }: Words, lexemeByWord: Map<string, string[]>): Analysis {
  const occurrences = new Map<string, Occurrences>()
  let length = 0
  let position = 0
  const read = (words: string[], worth: number) => {
    for (const word of words) {
      position++
      for (const lexeme of lexemeByWord.get(word) ?? []) {
        length++
        const known = occurrences.get(lexeme)
        if (!known) {
          occurrences.set(lexeme, { times: worth, positions: String(Math.min(position, lastPosition)), kept: 1 })
          continue
        }
        known.times += worth
        if (known.kept === maxPositions || position > lastPosition) continue
        known.positions += `,${position}`
        known.kept++
      }
    }
  }
  read(heading, headingWorth)
  read(content, 1)
  const ownLength = length
  read(french, 1)
  const times = new Map<string, number>()
  let placed = ''
  for (const [lexeme, known] of occurrences) {
    times.set(lexeme, known.times)
    placed += `'${lexeme}':${known.positions} `
  }
  for (const lexeme of fields) times.set(lexeme, 1)
  return { times, length: ownLength, placed }
}
