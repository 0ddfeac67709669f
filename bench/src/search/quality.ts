import type { Collection } from './collections.ts'
import { openFts5 } from './fts5.ts'
import { mean, ndcg, recall } from './measures.ts'
import type { RunningProduct } from './product.ts'

const depth = 100

export interface Quality {
  ndcg: number
  recall: number
}

/** The same documents and queries in the product, over HTTP, and in FTS5. */
export async function measureQuality(
  product: RunningProduct,
  collection: Collection,
): Promise<{ ours: Quality; fts5: Quality }> {
  const ids = await product.publish(collection.documents)
  await product.settle()
  const keyById = new Map(ids.map((id, index) => [id, collection.documents[index]?.key ?? '']))
  const fts5 = openFts5(':memory:')
  fts5.put(collection.documents)

  const runs: { ours: Quality; fts5: Quality }[] = []
  for (const { key, text } of collection.queries) {
    const grades = collection.judgements.get(key) ?? new Map()
    const found = (await product.search(text, depth)).map((id) => keyById.get(id) ?? '')
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
