import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readCollection } from './search/collections.ts'
import { type Corpus, makeCorpus } from './search/corpus.ts'
import { type Engine, openEngine } from './search/engine.ts'
import { type Fts5, openFts5 } from './search/fts5.ts'
import { type Timings, timeQuestions, timeWrites, type WriteRun } from './search/latency.ts'
import { type Latency, latencyOf } from './search/measures.ts'
import { openProduct } from './search/product.ts'
import { measureQuality } from './search/quality.ts'
import { shortClasses } from './search/questions.ts'

const shownCollections = fileURLToPath(new URL('../../../shared/data/relevance/', import.meta.url))

/**
 * Quality on test collections and latency at several sizes, beside SQLite's FTS5 in the same run.
 * `--collection DIR` and `--size N` may be repeated; either alone leaves out the other part. `--keep DIR` leaves the
 * seeded databases of the sizes there, and takes those that it finds there.
 */
export async function benchSearch(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      collection: { type: 'string', multiple: true },
      size: { type: 'string', multiple: true },
      questions: { type: 'string', default: '60' },
      seconds: { type: 'string', default: '60' },
      keep: { type: 'string' },
    },
  })
  const isWhole = !values.collection && !values.size
  const shown = ['scifact', 'medlars']
    .map((name) => join(shownCollections, name))
    .filter((folder) => existsSync(folder))
  const collections = values.collection ?? (isWhole ? shown : [])
  const sizes = (values.size ?? (isWhole ? ['10000', '100000', '1000000'] : [])).map(Number)
  for (const folder of collections) await inFolder((own) => benchQuality(folder, own))
  const asked = { questions: Number(values.questions), seconds: Number(values.seconds) }
  const runs: SizeRun[] = []
  for (const size of sizes) {
    const kept = values.keep && join(resolve(values.keep), String(size))
    runs.push(await (kept ? benchSize(size, kept, asked) : inFolder((own) => benchSize(size, own, asked))))
  }
  if (runs.length > 1) compareSizes(runs)
}

/** A folder for as long as the work takes, open to the account that PostgreSQL runs under when the bench runs as root. */
async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'materia-bench-'))
  await chmod(folder, 0o755)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface SizeRun {
  size: number
  search: Latency
}

async function benchQuality(folder: string, own: string) {
  const collection = await readCollection(folder)
  const product = await openProduct(own)
  try {
    const { ours, fts5 } = await measureQuality(product, collection)
    say(`${collection.name}: ${collection.documents.length} documents, ${collection.queries.length} queries`)
    say(
      `  nDCG@10    ours ${ours.ndcg.toFixed(4)}   FTS5 bm25 ${fts5.ndcg.toFixed(4)}   ratio ${(ours.ndcg / fts5.ndcg).toFixed(3)}`,
    )
    say(`  recall@100 ours ${ours.recall.toFixed(4)}   FTS5 bm25 ${fts5.recall.toFixed(4)}`)
  } finally {
    await product.close()
  }
}

async function benchSize(
  size: number,
  folder: string,
  { questions, seconds }: { questions: number; seconds: number },
): Promise<SizeRun> {
  const corpus = makeCorpus()
  const engine = await openEngine(folder)
  const fts5 = openFts5(join(folder, 'fts5.sqlite'))
  try {
    say(`\n${size} documents: ${await seedOnce(folder, () => seed(engine, fts5, corpus, size))}`)
    const timings = await timeQuestions(engine, fts5, corpus, size, questions)
    const search = printTimings(timings)
    if (seconds > 0) {
      printWrites(await timeWrites(engine, corpus, size, { seconds, writesPerSecond: 200, searchesPerSecond: 20 }))
    }
    return { size, search }
  } finally {
    fts5.close()
    await engine.close()
  }
}

async function seedOnce(folder: string, work: () => Promise<string>): Promise<string> {
  const mark = join(folder, 'seeded')
  if (existsSync(mark)) return 'seeded before'
  await mkdir(folder, { recursive: true })
  const told = await work()
  await writeFile(mark, told)
  return told
}

async function seed(engine: Engine, fts5: Fts5, corpus: Corpus, size: number): Promise<string> {
  const start = performance.now()
  await engine.load(documentsOf(corpus, size))
  const loaded = performance.now()
  fts5.put(textsOf(corpus, size))
  const secondsOf = (ms: number) => (ms / 1_000).toFixed(0)
  return `loaded in ${secondsOf(loaded - start)} s, FTS5 in ${secondsOf(performance.now() - loaded)} s`
}

function* documentsOf(corpus: Corpus, size: number) {
  for (let index = 0; index < size; index++) yield corpus.document(index)
}

function* textsOf(corpus: Corpus, size: number) {
  for (const { title, body } of documentsOf(corpus, size)) yield { title, text: body }
}

function printTimings({ ours, fts5 }: Timings): Latency {
  say('  p50 / p95 / p99 in ms             ours                     FTS5                     p95 ours/FTS5')
  const all = (timings: Record<string, number[]>, names: string[]) => names.flatMap((name) => timings[name] ?? [])
  const line = (label: string, own: number[], other: number[]) => {
    const ratio = other.length > 0 ? (latencyOf(own).p95 / latencyOf(other).p95).toFixed(3) : ''
    say(`  ${label.padEnd(32)}  ${show(own).padEnd(23)}  ${(other.length > 0 ? show(other) : '').padEnd(23)}  ${ratio}`)
  }
  for (const [name, own] of Object.entries(ours)) line(name, own, fts5[name] ?? [])
  line('all of 1-4 words', all(ours, shortClasses), all(fts5, shortClasses))
  const searches = all(ours, Object.keys(fts5))
  line('all searches', searches, all(fts5, Object.keys(fts5)))
  const search = latencyOf(searches)
  for (const name of ['suggestion', 'phrase', 'newest']) {
    say(`  p95 of ${name} / p95 of search: ${(latencyOf(ours[name] ?? []).p95 / search.p95).toFixed(2)}`)
  }
  return search
}

function printWrites({ quiet, busy, writes, writesPerSecond, looked, missed, write }: WriteRun) {
  say(
    `  ${writes} writes at ${writesPerSecond.toFixed(0)} a second beside 20 searches a second: write p50 ${write.p50.toFixed(1)}, p95 ${write.p95.toFixed(1)} ms`,
  )
  say(`  of ${looked} looked for by the next search ${missed} were missed`)
  say(
    `  search p95 ${quiet.p95.toFixed(1)} ms alone, ${busy.p95.toFixed(1)} ms beside the writes: ratio ${(busy.p95 / quiet.p95).toFixed(2)}`,
  )
}

function compareSizes(runs: SizeRun[]) {
  const [first] = runs
  if (!first) return
  for (const { size, search } of runs.slice(1)) {
    say(`\np95 of searches at ${size} / at ${first.size} documents: ${(search.p95 / first.search.p95).toFixed(2)}`)
  }
}

function show(milliseconds: number[]): string {
  const { p50, p95, p99 } = latencyOf(milliseconds)
  return `${p50.toFixed(1)} / ${p95.toFixed(1)} / ${p99.toFixed(1)}`
}

const say = (line: string) => process.stdout.write(`${line}\n`)
