import { type Connection, run } from './connection.ts'
import { recallLexemes, rememberLexemes } from './lexemes.ts'

export interface LearntWords {
  lexemeByWord: Map<string, string[]>
  /** The id of each of their lexemes. */
  termByLexeme: Map<string, number>
}

/** What `search_learn_words` gives. */
interface Answer {
  vocabulary: string
  met: string[] | null
  stems: (string | null)[] | null
  /** Ids that are for good. */
  settled: Record<string, number> | null
  /** Ids that a transaction which still runs may take back, this one for example. */
  unsettled: Record<string, number> | null
}

// Settled ids alone, with the name of the table that gave them.
let remembered = { vocabulary: '', termByLexeme: new Map<string, number>() }
const maxRemembered = 200_000

/** The words' stems with the ids of those; lexemes that the collection has not met yet get one. */
export async function learnWords(connection: Connection, words: Iterable<string>): Promise<LearntWords> {
  const recalled = remembered
  const { vocabulary, ...learnt } = await askWords(connection, words, recalled.termByLexeme)
  if (vocabulary === recalled.vocabulary) return learnt
  remembered = { vocabulary, termByLexeme: new Map() }
  return askWords(connection, words, remembered.termByLexeme)
}

/** Until the transaction ends no other learns new words; for one that learns several times before it ends. */
export async function learnAlone(connection: Connection): Promise<void> {
  await run(connection, { text: 'select search_learn()', values: [] })
}

async function askWords(
  connection: Connection,
  words: Iterable<string>,
  memory: Map<string, number>,
): Promise<LearntWords & { vocabulary: string }> {
  const { lexemeByWord, unknown } = recallLexemes(words)
  const termByLexeme = new Map<string, number>()
  const unnumbered = new Set<string>()
  for (const lexeme of [...lexemeByWord.values()].flat()) {
    const term = memory.get(lexeme)
    if (term === undefined) unnumbered.add(lexeme)
    else termByLexeme.set(lexeme, term)
  }
  const [row] = await run<{ answer: Answer }>(connection, {
    text: 'select search_learn_words($1::text[], $2::text[]) as answer',
    values: [unknown, [...unnumbered]],
  })
  if (!row) throw new Error('The search index did not answer.')
  const { vocabulary, settled, unsettled } = row.answer
  const stemmed = stemsIn(row.answer)
  rememberLexemes(stemmed)
  const lasting = Object.entries(settled ?? {})
  if (memory.size + lasting.length > maxRemembered) memory.clear()
  for (const [lexeme, term] of lasting) memory.set(lexeme, term)
  for (const [lexeme, term] of [...lasting, ...Object.entries(unsettled ?? {})]) termByLexeme.set(lexeme, term)
  return { vocabulary, lexemeByWord: new Map([...lexemeByWord, ...stemmed]), termByLexeme }
}

function stemsIn({ met, stems }: Answer): Map<string, string[]> {
  const lexemeByWord = new Map<string, string[]>()
  for (const [index, word] of (met ?? []).entries()) {
    const stem = stems?.[index]
    lexemeByWord.set(word, [...(lexemeByWord.get(word) ?? []), ...(stem ? [stem] : [])])
  }
  return lexemeByWord
}
