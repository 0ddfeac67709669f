import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { SearchDocument } from '@materia/server/platform/search/index.ts'
import type { Corpus } from './corpus.ts'
import type { Engine } from './engine.ts'
import type { Fts5 } from './fts5.ts'
import { type Latency, latencyOf, timed } from './measures.ts'
import { makeBeginnings, makeHostile, makePhrases, makeQuestions, questionClasses } from './questions.ts'

/** A collection of one size, in ours and in FTS5. */
export interface Room {
  size: number
  corpus: Corpus
  engine: Engine
  /** Left out where a search of it would take seconds. */
  fts5?: Fts5
}

export interface Timings {
  ours: Record<string, number[]>
  fts5: Record<string, number[]>
}

const page = 10
const warmUps = 15
const searchersAtOnce = 3
const writersAtOnce = 5
const writeWarmUpSeconds = 10

/**
 * The same questions to both after a warm-up, and to the rooms in turns, so that what else the machine does meets all
 * alike. Gives a room's timings at its place.
 */
export async function timeQuestions(rooms: Room[], each: number): Promise<Timings[]> {
  const timings = rooms.map((): Timings => ({ ours: {}, fts5: {} }))
  const questions = rooms.map(({ corpus, size }) => makeQuestions(corpus, size, each))
  const inTurns = (name: string, textsOf: (room: number) => string[], ask: Ask, askFts5?: AskFts5) =>
    timeInTurns(rooms, timings, { name, textsOf, ask, askFts5 })
  for (const name of questionClasses) {
    await inTurns(
      name,
      (room) => questions[room]?.[name] ?? [],
      ({ engine }, text) => engine.search(text, { limit: page }),
      (fts5, text) => fts5.search(text, page),
    )
  }
  const someOf = (room: number) =>
    Object.values(questions[room] ?? {})
      .flat()
      .filter((_, index) => index % 3 === 0)
  const made = (make: (corpus: Corpus, size: number, count: number) => string[], count: number) => (room: number) => {
    const { corpus, size } = rooms[room] as Room
    return make(corpus, size, count)
  }
  await inTurns('newest', someOf, ({ engine }, text) => engine.search(text, { limit: page, sort: 'newest' }))
  await inTurns('phrase', made(makePhrases, each), ({ engine }, text) => engine.search(text, { limit: page }))
  await inTurns('hostile', made(makeHostile, each), ({ engine }, text) => engine.search(text, { limit: page }))
  await inTurns('suggestion', made(makeBeginnings, each * 2), ({ engine }, text) => engine.suggest(text))
  return timings
}

type Ask = (room: Room, text: string) => Promise<unknown>
type AskFts5 = (fts5: Fts5, text: string) => unknown

async function timeInTurns(
  rooms: Room[],
  timings: Timings[],
  {
    name,
    textsOf,
    ask,
    askFts5,
  }: {
    name: string
    textsOf: (room: number) => string[]
    ask: Ask
    askFts5: AskFts5 | undefined
  },
): Promise<void> {
  const texts = rooms.map((_, room) => textsOf(room))
  const count = texts[0]?.length ?? 0
  for (let nth = -Math.min(warmUps, count); nth < count; nth++) {
    for (const [index, room] of rooms.entries()) {
      const text = texts[index]?.at(nth) ?? ''
      const { ours, fts5 } = timings[index] as Timings
      const own = await timed(() => ask(room, text))
      const beside = room.fts5
      const other = askFts5 && beside && (await timed(() => askFts5(beside, text)))
      if (nth < 0) continue
      ours[name] = [...(ours[name] ?? []), own.ms]
      if (other) fts5[name] = [...(fts5[name] ?? []), other.ms]
    }
  }
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

/**
 * Searches at a steady pace, alone and then beside writes; each written document is looked for by the next search. Like the
 * questions, the writes are timed after a warm-up, and their documents are made beforehand.
 */
export async function timeWrites(
  { engine, corpus, size }: Room,
  {
    seconds,
    writesPerSecond,
    searchesPerSecond,
  }: { seconds: number; writesPerSecond: number; searchesPerSecond: number },
): Promise<WriteRun> {
  const questions = inTurnsOf(Object.values(makeQuestions(corpus, size, 20)))
  let asked = 0
  const searchOnce = () => timed(() => engine.search(questions[asked++ % questions.length] ?? '', { limit: page }))

  const run = randomUUID().slice(0, 8)
  const waiting = Array.from({ length: (writeWarmUpSeconds + seconds) * writesPerSecond }, (_, nth) => {
    const template = corpus.document(size + nth)
    const marker = `marker${run}x${nth}`
    return { marker, nth, document: { ...template, id: randomUUID(), title: `${template.title} ${marker}` } }
  })
  const written: SearchDocument[] = []
  let missed = 0
  let looked = 0
  const write = async () => {
    const next = waiting[written.length]
    if (!next) throw new Error('No more documents were made.')
    written.push(next.document)
    const { ms } = await timed(() => engine.put([next.document]))
    // Every tenth is looked for, beside the searches that are timed.
    if (next.nth % Math.round(writesPerSecond / searchesPerSecond) === 0) {
      const found = await timed(() => engine.search(next.marker, { limit: page }))
      looked++
      if (found.result.length !== 1) missed++
    }
    return { ms }
  }
  await pace(writeWarmUpSeconds, writesPerSecond, writersAtOnce, write)
  await engine.tend()
  await engine.compact()
  const quiet = await pace(seconds / 2, searchesPerSecond, searchersAtOnce, searchOnce)
  let isBusy = true
  const again = async (work: () => Promise<void>, everyMs: number) => {
    while (isBusy) {
      await work()
      await pause(everyMs)
    }
  }
  const tending = [again(() => engine.tend(), 1_000), again(() => engine.compact(), 5_000)]
  const start = performance.now()
  const [busy, writes] = await Promise.all([
    pace(seconds, searchesPerSecond, searchersAtOnce, searchOnce),
    pace(seconds, writesPerSecond, writersAtOnce, write),
  ])
  const elapsed = (performance.now() - start) / 1_000
  isBusy = false
  await Promise.all(tending)
  // A collection that is kept must stay as it was, with nothing left of what came and went.
  await engine.put(written.map((document) => ({ ...document, audiences: [] })))
  await engine.rebuild()
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

/** The first of each class, then the second: people do not ask their long questions all at once. */
const inTurnsOf = (classes: string[][]): string[] =>
  Array.from({ length: Math.max(...classes.map(({ length }) => length)) }, (_, nth) =>
    classes.flatMap((texts) => texts.slice(nth, nth + 1)),
  ).flat()

// Falls behind rather than piling up: on a machine that cannot keep the pace the number of runs tells.
async function pace(
  seconds: number,
  perSecond: number,
  atOnce: number,
  work: () => Promise<{ ms: number }>,
): Promise<number[]> {
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
  await Promise.all(Array.from({ length: atOnce }, worker))
  return times
}
