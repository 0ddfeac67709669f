import { createHash } from 'node:crypto'
import { frenchWordsOf, putSynonyms, type SynonymPair } from '@materia/server/platform/search/index.ts'
import { findMark, putMark } from '../../import-state.queries.ts'
import type { ImportWriter } from '../../source-definition.ts'
import { listNamePairs } from './groups.queries.ts'

/** English and French names and brands with their ingredients become search synonyms; written only where they differ. */
export async function bindDrugNames({ db, inBatch, report }: ImportWriter): Promise<void> {
  report({ name: 'names for the search', done: 0 })
  const pairs = (await listNamePairs(db)).map(withoutSmallWords)
  const fingerprint = createHash('sha256').update(JSON.stringify(pairs)).digest('hex')
  if ((await findMark(db, 'drug-products', 'synonyms')) === fingerprint) return
  await inBatch(async (tx) => {
    await putSynonyms(tx, 'drug-products', pairs)
    await putMark(tx, { source: 'drug-products', name: 'synonyms', value: fingerprint })
  })
}

// A question in French is asked without them.
const withoutSmallWords = ({ term, synonym }: SynonymPair): SynonymPair => ({
  term,
  synonym: frenchWordsOf(synonym).join(' '),
})
