import { type Connection, run } from '../connection.ts'
import { recallLexemes, rememberLexemes } from './lexemes.ts'

export interface LearntWords {
  lexemeByWord: Map<string, string[]>
  /** The id of each of their lexemes. */
  termByLexeme: Map<string, number>
}

/** What `search_learn_words` gives; of another vocabulary than the one expected only its name. */
interface Answer {
  vocabulary: string
  met?: string[] | null
  stems?: (string | null)[] | null
  /** Ids that are for good. */
  settled?: Record<string, number> | null
  /** Ids that a transaction which still runs may take back, this one for example. */
  unsettled?: Record<string, number> | null
}

interface Memory {
  /** None yet: whichever answers first is it. */
  vocabulary: string | null
  termByLexeme: Map<string, number>
}

// Settled ids alone, with the name of the table that gave them.
let remembered: Memory = { vocabulary: null, termByLexeme: new Map() }
const maxRemembered = 200_000

/**
 * The words' stems with the ids of those; lexemes that the collection has not met yet get one, as many as a member's text
 * may bring.
 */
export async function learnWords(
  connection: Connection,
  words: Iterable<string>,
  learner: string | null = null,
): Promise<LearntWords> {
  const memory = remembered
  const asked = { words, learner }
  const learnt = await askWords(connection, asked, memory)
  if (learnt.vocabulary === memory.vocabulary) return remember(memory, learnt)
  remembered = { vocabulary: learnt.vocabulary, termByLexeme: new Map() }
  if (memory.vocabulary === null) return remember(remembered, learnt)
  return remember(remembered, await askWords(connection, asked, remembered))
}

/** Until the transaction ends no other learns new words; for one that learns several times before it ends. */
export async function learnAlone(connection: Connection): Promise<void> {
  await run(connection, { text: 'select search_learn()', values: [] })
}

/** What was counted on days that are over. */
export async function forgetLearners(connection: Connection): Promise<void> {
  await run(connection, { text: 'delete from search_learners where day < current_date', values: [] })
}

// Only once the vocabulary is known to be the memory's own: another's ids in it would number words wrongly.
function remember({ termByLexeme }: Memory, { settled, ...learnt }: Asked): LearntWords {
  if (termByLexeme.size + settled.length > maxRemembered) termByLexeme.clear()
  for (const [lexeme, term] of settled) termByLexeme.set(lexeme, term)
  return learnt
}

interface Asked extends LearntWords {
  vocabulary: string
  settled: [lexeme: string, term: number][]
}

// Where the memory is another vocabulary's, nothing is learnt: words learnt in two steps would be out of their order, and
// two writers could wait for each other for ever.
async function askWords(
  connection: Connection,
  { words, learner }: { words: Iterable<string>; learner: string | null },
  { vocabulary, termByLexeme: recalled }: Memory,
): Promise<Asked> {
  const { lexemeByWord, unknown } = recallLexemes(words)
  const termByLexeme = new Map<string, number>()
  const unnumbered = new Set<string>()
  for (const lexeme of [...lexemeByWord.values()].flat()) {
    const term = recalled.get(lexeme)
    if (term === undefined) unnumbered.add(lexeme)
    else termByLexeme.set(lexeme, term)
  }
  const [row] = await run<{ answer: Answer }>(connection, {
    text: 'select search_learn_words($1, $2::text[], $3::text[], $4::uuid) as answer',
    values: [vocabulary, unknown, [...unnumbered], learner],
  })
  if (!row) throw new Error('The search index did not answer.')
  const stemmed = stemsIn(row.answer)
  rememberLexemes(stemmed)
  const settled = Object.entries(row.answer.settled ?? {})
  for (const [lexeme, term] of [...settled, ...Object.entries(row.answer.unsettled ?? {})])
    termByLexeme.set(lexeme, term)
  return {
    vocabulary: row.answer.vocabulary,
    lexemeByWord: new Map([...lexemeByWord, ...stemmed]),
    termByLexeme,
    settled,
  }
}

function stemsIn({ met, stems }: Answer): Map<string, string[]> {
  const lexemeByWord = new Map<string, string[]>()
  for (const [index, word] of (met ?? []).entries()) {
    const stem = stems?.[index]
    lexemeByWord.set(word, [...(lexemeByWord.get(word) ?? []), ...(stem ? [stem] : [])])
  }
  return lexemeByWord
}
