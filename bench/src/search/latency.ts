import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Corpus } from './corpus.ts'
import type { Engine } from './engine.ts'
import type { Fts5 } from './fts5.ts'
import { type Latency, latencyOf, timed } from './measures.ts'
import { makeBeginnings, makePhrases, makeQuestions, type QuestionClass } from './questions.ts'

export interface Timings {
  ours: Record<string, number[]>
  fts5: Record<string, number[]>
}

const page = 10
const warmUps = 15

/** The same questions to both, in turns, after a warm-up. */
export async function timeQuestions(
  engine: Engine,
  fts5: Fts5,
  corpus: Corpus,
  size: number,
  each: number,
): Promise<Timings> {
  const timings: Timings = { ours: {}, fts5: {} }
  const questions = makeQuestions(corpus, size, each)
  for (const name of Object.keys(questions) as QuestionClass[]) {
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (const [index, text] of [...questions[name].slice(0, warmUps), ...questions[name]].entries()) {
      const own = await timed(() => engine.search(text, { limit: page }))
      const other = await timed(() => fts5.search(text, page))
      if (index < warmUps) continue
      ours.push(own.ms)
      theirs.push(other.ms)
    }
    timings.ours[name] = ours
    timings.fts5[name] = theirs
  }
  timings.ours.newest = await timeEach(
    Object.values(questions)
      .flat()
      .filter((_, index) => index % 3 === 0),
    (text) => engine.search(text, { limit: page, sort: 'newest' }),
  )
  timings.ours.phrase = await timeEach(makePhrases(corpus, size, each), (text) => engine.search(text, { limit: page }))
  timings.ours.suggestion = await timeEach(makeBeginnings(corpus, size, each * 2), (text) => engine.suggest(text))
  return timings
}

async function timeEach(texts: string[], work: (text: string) => Promise<unknown>): Promise<number[]> {
  for (const text of texts.slice(0, warmUps)) await work(text)
  const all: number[] = []
  for (const text of texts) all.push((await timed(() => work(text))).ms)
  return all
}

export interface WriteRun {
  quiet: Latency
  busy: Latency
  writes: number
  writesPerSecond: number
  looked: number
  missed: number
  write: Latency
}

/** Searches at a steady pace, alone and then beside writes; each written document is looked for by the next search. */
export async function timeWrites(
  engine: Engine,
  corpus: Corpus,
  size: number,
  {
    seconds,
    writesPerSecond,
    searchesPerSecond,
  }: { seconds: number; writesPerSecond: number; searchesPerSecond: number },
): Promise<WriteRun> {
  const questions = Object.values(makeQuestions(corpus, size, 20)).flat()
  let asked = 0
  const searchOnce = () => timed(() => engine.search(questions[asked++ % questions.length] ?? '', { limit: page }))
  const quiet = await pace(seconds / 2, searchesPerSecond, searchOnce)

  let next = size
  let missed = 0
  let looked = 0
  const write = async () => {
    const index = next++
    const marker = `marker${index}x`
    const template = corpus.document(index)
    const written = await timed(() =>
      engine.put([{ ...template, id: randomUUID(), title: `${template.title} ${marker}` }]),
    )
    // Every tenth is looked for, so that the searches stay near the pace that is asked.
    if (index % Math.round(writesPerSecond / searchesPerSecond) === 0) {
      const found = await timed(() => engine.search(marker, { limit: page }))
      looked++
      if (found.result.length !== 1) missed++
    }
    return { ms: written.ms }
  }
  let isBusy = true
  const tending = (async () => {
    while (isBusy) {
      await engine.tend()
      await pause(1_000)
    }
  })()
  const start = performance.now()
  const [busy, writes] = await Promise.all([
    pace(seconds, searchesPerSecond, searchOnce),
    pace(seconds, writesPerSecond, write),
  ])
  const elapsed = (performance.now() - start) / 1_000
  isBusy = false
  await tending
  return {
    quiet: latencyOf(quiet),
    busy: latencyOf(busy),
    writes: writes.length,
    writesPerSecond: writes.length / elapsed,
    looked,
    missed,
    write: latencyOf(writes),
  }
}

// Falls behind rather than piling up: on a machine that cannot keep the pace the number of runs tells.
async function pace(seconds: number, perSecond: number, work: () => Promise<{ ms: number }>): Promise<number[]> {
  const start = performance.now()
  const times: number[] = []
  let nth = 0
  const worker = async () => {
    while (nth < seconds * perSecond && performance.now() < start + seconds * 1_000) {
      const wait = start + (nth++ * 1_000) / perSecond - performance.now()
      if (wait > 0) await pause(wait)
      times.push((await work()).ms)
    }
  }
  await Promise.all(Array.from({ length: 3 }, worker))
  return times
}
