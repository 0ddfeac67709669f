import { createHash } from 'node:crypto'
import type { Collection } from './collections.ts'
import type { Engine } from './engine.ts'
import { openFts5 } from './fts5.ts'
import { mean, ndcg, recall } from './measures.ts'

const depth = 100

export interface Quality {
  ndcg: number
  recall: number
}

/** The same documents and queries in ours and in FTS5. */
export async function measureQuality(
  engine: Engine,
  collection: Collection,
): Promise<{ ours: Quality; fts5: Quality }> {
  const keyById = new Map(collection.documents.map(({ key }) => [idOf(collection.name, key), key]))
  const documents = collection.documents.map(({ key, title, text }) => ({
    id: idOf(collection.name, key),
    kind: 0,
    type: 0,
    audiences: ['public'],
    title,
    body: text,
    publishedOn: '2020-01-01',
  }))
  for (let from = 0; from < documents.length; from += 1_000) await engine.put(documents.slice(from, from + 1_000))
  await engine.settle()
  const fts5 = openFts5(':memory:')
  fts5.put(collection.documents)

  const runs: { ours: Quality; fts5: Quality }[] = []
  for (const { key, text } of collection.queries) {
    const grades = collection.judgements.get(key) ?? new Map()
    const found = (await engine.search(text, { limit: depth })).map((id) => keyById.get(id) ?? '')
    const theirs = fts5.search(text, depth).map((row) => collection.documents[row]?.key ?? '')
    runs.push({ ours: qualityOf(found, grades), fts5: qualityOf(theirs, grades) })
  }
  fts5.close()
  return { ours: averageOf(runs.map((run) => run.ours)), fts5: averageOf(runs.map((run) => run.fts5)) }
}

const qualityOf = (ranked: string[], grades: Map<string, number>): Quality => ({
  ndcg: ndcg(ranked, grades),
  recall: recall(ranked, grades),
})

const averageOf = (runs: Quality[]): Quality => ({
  ndcg: mean(runs.map((run) => run.ndcg)),
  recall: mean(runs.map((run) => run.recall)),
})

function idOf(name: string, key: string): string {
  const hash = createHash('sha256').update(`${name} ${key}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
