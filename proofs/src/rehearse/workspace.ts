import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Running {
  name: string
  pid: number
  /** Asks it to end and gives its exit code; insists after a while. */
  end(): Promise<number | null>
  log(): Promise<string>
}

export interface StartOptions extends Omit<SpawnOptions, 'signal'> {
  /** How it is asked to end. */
  signal?: NodeJS.Signals
  /** Asks its whole group, as a service manager does. */
  isGroup?: boolean
}

/** A folder of the rehearsal's own and the programs it started: both go when it ends, however it ends. */
export interface Workspace {
  folder: string
  path(...names: string[]): string
  start(name: string, command: string, args: string[], options?: StartOptions): Promise<Running>
  /** The last lines each program wrote, to understand a failure. */
  lastWords(): Promise<string>
  clear(): Promise<void>
}

const patienceMs = 20_000

export async function makeWorkspace(): Promise<Workspace> {
  const folder = await mkdtemp(join(tmpdir(), 'materia-rehearsal-'))
  // PostgreSQL and nginx's workers run under accounts of their own.
  await chmod(folder, 0o755)
  const path = (...names: string[]) => join(folder, ...names)
  const started: Running[] = []
  let isOver = false

  return {
    folder,
    path,
    async start(name, command, args, { signal = 'SIGTERM', isGroup = false, ...options } = {}) {
      if (isOver) throw new Error('The rehearsal is over.')
      const logPath = path(`${name}.log`)
      const log = await open(logPath, 'a')
      const child = spawn(command, args, { stdio: ['ignore', log.fd, log.fd], detached: isGroup, ...options })
      await once(child, 'spawn').finally(() => log.close())
      const pid = child.pid as number
      const running: Running = {
        name,
        pid,
        end: () => end(child, isGroup ? -pid : pid, signal),
        log: () => readFile(logPath, 'utf8'),
      }
      started.push(running)
      return running
    },
    async lastWords() {
      const programs = [...new Map(started.map((running) => [running.name, running])).values()]
      const words = programs.map(async ({ name, log }) => `--- ${name}\n${(await log()).slice(-1_500)}`)
      return (await Promise.all(words)).join('\n')
    },
    async clear() {
      isOver = true
      for (const running of started.toReversed()) await running.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function end(child: ChildProcess, target: number, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const gone = once(child, 'exit')
  process.kill(target, signal)
  const insist = setTimeout(() => process.kill(target, 'SIGKILL'), patienceMs)
  await gone
  clearTimeout(insist)
  return child.exitCode
}
