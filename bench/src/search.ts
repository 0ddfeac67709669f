import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Measured, measureProgram } from './measured-program.ts'
import { report, say } from './report.ts'
import { readCollection } from './search/collections.ts'
import { type Corpus, makeCorpus } from './search/corpus.ts'
import { type Engine, openEngine } from './search/engine.ts'
import { type Fts5, openFts5 } from './search/fts5.ts'
import { type Room, type Timings, timeQuestions, timeWrites, type WriteRun } from './search/latency.ts'
import { type Latency, latencyOf } from './search/measures.ts'
import { openProduct } from './search/product.ts'
import { measureQuality } from './search/quality.ts'
import { longClass, questionClasses, shortClasses } from './search/questions.ts'

const shownCollections = fileURLToPath(new URL('../../../shared/data/relevance/', import.meta.url))

const rebuildProgram = fileURLToPath(new URL('./search/rebuild-program.ts', import.meta.url))

/** Larger ones are measured beside this one, and FTS5, which would take seconds, is not asked. */
const budgetedSize = 1_000_000
const budget = {
  fts5: 0.1,
  growth: 3,
  growthBeyond: 1.5,
  suggestion: 0.5,
  phrase: 3,
  newest: 3,
  hostile: 3,
  besideWrites: 1.5,
  rebuildMb: 500,
  ndcg: { scifact: 0.69, medlars: 0.73 } as Record<string, number>,
  aboveFts5: 0.02,
}

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
  const shown = ['scifact', 'medlars', 'cf']
    .map((name) => join(shownCollections, name))
    .filter((folder) => existsSync(folder))
  const collections = values.collection ?? (isWhole ? shown : [])
  const sizes = (values.size ?? (isWhole ? ['10000', '100000', '1000000'] : [])).map(Number)
  for (const folder of collections) await inFolder((own) => benchQuality(folder, own))
  if (sizes.length === 0) return
  const sized = (folder: string) =>
    benchSizes(sizes, folder, { questions: Number(values.questions), seconds: Number(values.seconds) })
  await (values.keep ? sized(resolve(values.keep)) : inFolder(sized))
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

async function benchQuality(folder: string, own: string) {
  const collection = await readCollection(folder)
  const product = await openProduct(own)
  try {
    const { ours, fts5 } = await measureQuality(product, collection)
    say(`${collection.name}: ${collection.documents.length} documents, ${collection.queries.length} queries`)
    const { name } = collection
    report(`${name}, nDCG@10`, ours.ndcg, { digits: 4, atLeast: budget.ndcg[name] })
    report(`${name}, nDCG@10 less that of FTS5's bm25`, ours.ndcg - fts5.ndcg, { digits: 4, atLeast: budget.aboveFts5 })
    report(`${name}, recall@100 less that of FTS5's bm25`, ours.recall - fts5.recall, { digits: 4 })
  } finally {
    await product.close()
  }
}

async function benchSizes(sizes: number[], folder: string, asked: { questions: number; seconds: number }) {
  const rooms: Room[] = []
  try {
    for (const size of sizes) rooms.push(await openRoom(size, join(folder, String(size))))
    const timings = await timeQuestions(rooms, asked.questions)
    const searches = rooms.map(({ size }, index) => printTimings(size, timings[index] as Timings))
    compareSizes(sizes, searches)
    const largest = rooms.at(-1)
    if (!largest) return
    // Before the rebuild: PostgreSQL cleans up for minutes after it.
    if (asked.seconds > 0) {
      printWrites(await timeWrites(largest, { seconds: asked.seconds, writesPerSecond: 200, searchesPerSecond: 20 }))
    }
    printRebuild(largest.size, await measureProgram(rebuildProgram, [largest.engine.url]))
  } finally {
    for (const { engine, fts5 } of rooms) {
      fts5?.close()
      await engine.close()
    }
  }
}

async function openRoom(size: number, folder: string): Promise<Room> {
  const corpus = makeCorpus()
  const engine = await openEngine(folder)
  const fts5 = size <= budgetedSize ? openFts5(join(folder, 'fts5.sqlite')) : undefined
  say(`${size} documents: ${await seedOnce(folder, () => seed(engine, fts5, corpus, size))}`)
  await engine.warm()
  return { size, corpus, engine, ...(fts5 && { fts5 }) }
}

async function seedOnce(folder: string, work: () => Promise<string>): Promise<string> {
  const mark = join(folder, 'seeded')
  if (existsSync(mark)) return 'seeded before'
  await mkdir(folder, { recursive: true })
  const told = await work()
  await writeFile(mark, told)
  return told
}

async function seed(engine: Engine, fts5: Fts5 | undefined, corpus: Corpus, size: number): Promise<string> {
  const start = performance.now()
  await engine.load(documentsOf(corpus, size))
  const loaded = performance.now()
  await engine.learn()
  const learnt = performance.now()
  fts5?.put(textsOf(corpus, size))
  const secondsOf = (ms: number) => (ms / 1_000).toFixed(0)
  return `loaded in ${secondsOf(loaded - start)} s, meaning learnt in ${secondsOf(learnt - loaded)} s, FTS5 in ${secondsOf(performance.now() - learnt)} s`
}

function* documentsOf(corpus: Corpus, size: number) {
  for (let index = 0; index < size; index++) yield corpus.document(index)
}

function* textsOf(corpus: Corpus, size: number) {
  for (const { title, body } of documentsOf(corpus, size)) yield { title, text: body }
}

/** Gives the latency of all searches. */
function printTimings(size: number, { ours, fts5 }: Timings): Latency {
  say(`\n${size} documents`)
  say('  p50 / p95 / p99 in ms             ours                     FTS5                     p95 ours/FTS5')
  const all = (timings: Record<string, number[]>, names: readonly string[]) =>
    names.flatMap((name) => timings[name] ?? [])
  const line = (label: string, own: number[], other: number[]) => {
    const ratio = other.length > 0 ? latencyOf(own).p95 / latencyOf(other).p95 : undefined
    say(
      `  ${label.padEnd(32)}  ${show(own).padEnd(23)}  ${(other.length > 0 ? show(other) : '').padEnd(23)}  ${ratio?.toFixed(3) ?? ''}`,
    )
    return ratio ?? 0
  }
  for (const [name, own] of Object.entries(ours)) line(name, own, fts5[name] ?? [])
  const short = line('all of 1-4 words', all(ours, shortClasses), all(fts5, shortClasses))
  const searches = all(ours, questionClasses)
  line('all searches', searches, all(fts5, questionClasses))
  const search = latencyOf(searches)
  const p95Of = (name: string) => latencyOf(ours[name] ?? []).p95
  if (size === budgetedSize) {
    judge(`p95 of 1-4 words / FTS5 at ${size}`, short, budget.fts5)
    judge(
      `p95 of long questions / FTS5 at ${size}`,
      p95Of(longClass) / latencyOf(fts5[longClass] ?? []).p95,
      budget.fts5,
    )
  }
  for (const name of ['suggestion', 'phrase', 'newest', 'hostile'] as const) {
    judge(`p95 of ${name} / p95 of search at ${size}`, p95Of(name) / search.p95, budget[name], size >= budgetedSize)
  }
  return search
}

function compareSizes(sizes: number[], searches: Latency[]) {
  for (const [index, search] of searches.entries()) {
    if (index === 0) continue
    const size = sizes[index] ?? 0
    const isBeyond = size > budgetedSize && sizes.includes(budgetedSize)
    const beside = isBeyond ? sizes.indexOf(budgetedSize) : 0
    const ratio = search.p95 / (searches[beside]?.p95 ?? 1)
    const most = isBeyond ? budget.growthBeyond : budget.growth
    judge(`p95 of searches at ${size} / at ${sizes[beside]} documents`, ratio, most)
  }
}

function printRebuild(size: number, { ms, memoryMb }: Measured) {
  say(`\nrebuild of ${size} documents: ${(ms / 1_000).toFixed(0)} s`)
  report(`memory of a rebuild of ${size} documents`, memoryMb, { digits: 0, unit: ' MB', atMost: budget.rebuildMb })
}

function printWrites({ quiet, busy, writes, writesPerSecond, looked, missed, write }: WriteRun) {
  say(
    `\n${writes} writes at ${writesPerSecond.toFixed(0)} a second beside 20 searches a second: write p50 ${write.p50.toFixed(1)}, p95 ${write.p95.toFixed(1)} ms`,
  )
  judge(`writes missed by the next search, of ${looked}`, missed, 0)
  say(`  search p95 ${quiet.p95.toFixed(1)} ms alone, ${busy.p95.toFixed(1)} ms beside the writes`)
  judge('p95 of searches beside 200 writes a second / alone', busy.p95 / quiet.p95, budget.besideWrites)
}

function judge(label: string, value: number, most: number, isBinding = true) {
  report(label, value, isBinding ? { atMost: most } : {})
}

function show(milliseconds: number[]): string {
  const { p50, p95, p99 } = latencyOf(milliseconds)
  return `${p50.toFixed(1)} / ${p95.toFixed(1)} / ${p99.toFixed(1)}`
}
