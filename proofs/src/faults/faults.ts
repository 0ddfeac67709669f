import { pause } from '../storm/storm-client.ts'
import { nextHabit } from './habits.ts'
import { type Reckoned, reckon, strayFiles } from './reckoning.ts'
import { type Stage, setStage } from './stage.ts'
import type { Seen } from './tally.ts'

export type FaultName = 'server' | 'worker' | 'database' | 'mail' | 'disk' | 'pause'

interface Fault {
  what: string
  holdMs: number
  begin(stage: Stage): Promise<unknown>
  /** May go on after the fault has ended: a process that is started again needs its time. */
  end(stage: Stage): Promise<unknown>
  /** The fault ends when `end` has done its work, not when it sets out. */
  isOverWhenDone?: boolean
  /** What must come again; answers if nothing else. */
  awaits?: 'letters'
}

const faults: Record<FaultName, Fault> = {
  disk: {
    what: 'the disk of the files is full',
    holdMs: 5_000,
    begin: ({ disk }) => disk?.fill() ?? Promise.resolve(),
    end: ({ disk }) => disk?.relieve() ?? Promise.resolve(),
  },
  server: {
    what: 'the server is killed',
    holdMs: 1_000,
    begin: ({ web }) => web.kill(),
    end: ({ web }) => web.start(),
  },
  worker: {
    what: 'the worker is killed',
    holdMs: 1_000,
    begin: ({ worker }) => worker.kill(),
    end: ({ worker }) => worker.start(),
    awaits: 'letters',
  },
  database: {
    what: 'PostgreSQL is killed',
    holdMs: 1_000,
    begin: ({ postgres }) => postgres.kill(),
    // Until it accepts connections it is PostgreSQL that recovers, not Materia.
    end: ({ postgres }) => postgres.start(),
    isOverWhenDone: true,
  },
  mail: {
    what: 'the mail server is cut off',
    holdMs: 5_000,
    begin: ({ mail }) => mail.cut(),
    end: ({ mail }) => mail.mend(),
    awaits: 'letters',
  },
  pause: {
    what: 'PostgreSQL stands still',
    holdMs: 10_000,
    begin: ({ postgres }) => postgres.pause(),
    end: ({ postgres }) => postgres.resume(),
  },
}

export interface FaultsPlan {
  people: number
  /** Between two things that somebody does, on average. */
  thinkMs: number
  faults: FaultName[]
  /** How long it must be quiet to count as over. */
  quietMs: number
  log?: (line: string) => void
}

export interface FaultReport extends Pick<Seen, 'calls' | 'errors' | 'unclear'> {
  fault: FaultName
  what: string
  /** From the fault's end to the last error, or to the first letter where letters are awaited. */
  recoveryMs: number
}

export interface FaultsReport {
  faults: FaultReport[]
  /** Faults that this machine does not allow. */
  leftOut: FaultName[]
  /** Errors seen while nothing was broken. */
  calm: Record<string, number>
  reckoned: Record<string, Reckoned>
  /** Files without a row, once the disk had room again, and at the end. */
  strays: { afterFullDisk: number; atEnd: number; uncertain: number }
  /** Things that were still not answered long after the last fault. */
  unfinished: number
}

const settleMs = 20_000
const finishMs = 60_000

/** People go on working while one thing after another breaks; afterwards every acknowledged write must be there, once. */
export async function rideFaults(plan: FaultsPlan): Promise<FaultsReport> {
  const log = plan.log ?? (() => undefined)
  const stage = await setStage(plan.people)
  try {
    log(`${plan.people} people are at work`)
    const crowd = startCrowd(stage, plan)
    await until(() => stage.people.every(({ chat }) => chat.isSettled), settleMs)
    const calm: Record<string, number> = {}
    const reports: FaultReport[] = []
    let afterFullDisk = 0
    const possible = plan.faults.filter((name) => name !== 'disk' || stage.disk)
    for (const name of possible) {
      const calmSince = performance.now()
      await until(() => stage.tally.isQuiet(plan.quietMs), settleMs)
      for (const [kind, count] of Object.entries(stage.tally.seen({ fromMs: calmSince }).errors))
        calm[kind] = (calm[kind] ?? 0) + count
      const report = await suffer(stage, name, plan.quietMs)
      reports.push(report)
      log(describe(report))
      if (name === 'disk') afterFullDisk = await countStrays(stage)
    }
    const unfinished = await crowd.finish()
    await until(async () => Object.values(await reckoned(stage)).every(({ lost }) => lost === 0), finishMs)
    return {
      faults: reports,
      leftOut: plan.faults.filter((name) => !possible.includes(name)),
      calm,
      reckoned: await reckoned(stage),
      strays: { afterFullDisk, atEnd: await countStrays(stage), uncertain: stage.journal.uncertainFiles },
      unfinished,
    }
  } finally {
    await stage.clear()
  }
}

async function suffer(stage: Stage, name: FaultName, quietMs: number): Promise<FaultReport> {
  const { what, holdMs, begin, end, awaits, isOverWhenDone } = faults[name]
  const beganMs = performance.now()
  await begin(stage)
  await pause(holdMs)
  const setOutMs = performance.now()
  await end(stage)
  const endedMs = isOverWhenDone ? performance.now() : setOutMs
  const nextLetter = () => stage.mail.received.find(({ atMs }) => atMs >= endedMs)
  const isOver = () => performance.now() - endedMs > quietMs && stage.tally.isQuiet(quietMs)
  await until(() => isOver() && (awaits !== 'letters' || nextLetter() !== undefined), settleMs)
  const { calls, errors, unclear, steadyAtMs } = stage.tally.seen({ fromMs: beganMs, endedMs })
  const backAtMs = awaits === 'letters' ? (nextLetter()?.atMs ?? Number.POSITIVE_INFINITY) : steadyAtMs
  return { fault: name, what, calls, errors, unclear, recoveryMs: backAtMs - endedMs }
}

/** What is being uploaded just now has no row yet: only what stays counts. */
async function countStrays({ database, folder }: Stage): Promise<number> {
  let strays = await strayFiles(database, folder)
  for (let look = 0; look < 10 && strays.length > 0; look++) {
    await pause(200)
    const now = new Set(await strayFiles(database, folder))
    strays = strays.filter((path) => now.has(path))
  }
  return strays.length
}

const reckoned = ({ database, journal, people, mail, folder }: Stage) =>
  reckon(database, { journal, clients: people.map(({ chat }) => chat), mail, folder })

function startCrowd({ people, web }: Stage, { thinkMs }: FaultsPlan) {
  let isOver = false
  let atWork = people.length
  for (const person of people) {
    void (async () => {
      await pause(Math.random() * thinkMs)
      while (!isOver) {
        await nextHabit()(person)
        await pause(thinkMs * (0.5 + Math.random()))
      }
      atWork -= 1
    })()
  }
  // As browsers do: each on its own, soon, and not all in the same moment.
  const connecting = setInterval(() => {
    for (const { chat } of people) if (!chat.isConnecting && Math.random() < 0.3) chat.connect(web.url)
  }, 200)

  return {
    /** Lets everybody finish what they have begun; gives how much was left in the end. */
    async finish(): Promise<number> {
      isOver = true
      const left = () => atWork + people.reduce((sum, { chat }) => sum + chat.pending, 0)
      await until(() => left() === 0, finishMs)
      clearInterval(connecting)
      return left()
    },
  }
}

async function until(isSo: () => boolean | Promise<boolean>, withinMs: number): Promise<void> {
  const deadlineMs = performance.now() + withinMs
  while (!(await isSo()) && performance.now() < deadlineMs) await pause(100)
}

function describe({ what, calls, errors, unclear, recoveryMs }: FaultReport): string {
  const kinds = Object.entries(errors).map(([kind, count]) => `${count} × ${kind}`)
  const seen = kinds.length > 0 ? kinds.join(', ') : 'no errors'
  const clearness = unclear > 0 ? `, ${unclear} of them unclear` : ''
  return `${what}: ${calls} calls, ${seen}${clearness}; steady ${(recoveryMs / 1_000).toFixed(2)} s after its end`
}

/** What is not as it must be, in sentences; none if all is well. */
export function complaintsAbout(report: FaultsReport, mostMs: number): string[] {
  const complaints = report.faults.flatMap(({ what, recoveryMs, unclear }) => [
    ...(recoveryMs > mostMs ? [`When ${what}, it takes ${Math.round(recoveryMs)} ms to recover.`] : []),
    ...(unclear > 0 ? [`When ${what}, ${unclear} errors are unclear.`] : []),
  ])
  for (const [kind, { lost, doubled, unasked }] of Object.entries(report.reckoned)) {
    if (lost + doubled + unasked > 0) complaints.push(`${kind}: ${lost} lost, ${doubled} doubled, ${unasked} unasked.`)
  }
  for (const [kind, count] of Object.entries(report.calm)) complaints.push(`In the calm: ${count} × ${kind}.`)
  const { afterFullDisk, atEnd, uncertain } = report.strays
  if (afterFullDisk > 0) complaints.push(`The full disk left ${afterFullDisk} files half-done.`)
  if (atEnd > uncertain) complaints.push(`${atEnd} files belong to nothing, of ${uncertain} unanswered uploads.`)
  if (report.unfinished > 0) complaints.push(`${report.unfinished} things were never answered.`)
  return complaints
}
