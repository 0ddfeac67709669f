import { createWriteStream } from 'node:fs'
import { access, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface Fetcher {
  /** Keeps the reply as a file of this name and gives its path; one that is there already is not asked for again. */
  save(url: string, name: string, headers?: Record<string, string>): Promise<string>
  /** The text of a reply, kept in the same way. */
  text(url: string, name: string, headers?: Record<string, string>): Promise<string>
}

export interface FetcherOptions {
  folder: string
  requestsPerSecond: number
  retries: number
  /** The first wait after a failure; it doubles from there. */
  backOffMs?: number
  tell: (line: string) => void
  shouldStop: () => boolean
}

/** Fetching was asked to stop; what has been kept is used the next time. */
export class FetchStopped extends Error {}
export class FetchFailed extends Error {
  /** The source says that there is no such thing; anything else may pass. */
  isMissing: boolean
  /** The same question will not be answered later either. */
  isRefused: boolean
  constructor(url: string, cause: unknown) {
    super(`${url}: ${reasonOf(cause)}`, { cause })
    this.isMissing = cause instanceof Refused && [404, 410].includes(cause.status)
    this.isRefused = !isPassing(cause)
  }
}

const userAgent = 'Materia importer'
const longestWaitMs = 120_000
const answerWithinMs = 120_000

/** Asks one thing at a time, no faster than allowed, and waits longer after each failure. */
export function createFetcher(options: FetcherOptions): Fetcher {
  let nextAt = 0

  async function turn() {
    if (options.shouldStop()) throw new FetchStopped('Stopped while fetching.')
    const waitMs = nextAt - Date.now()
    nextAt = Math.max(nextAt, Date.now()) + 1_000 / options.requestsPerSecond
    if (waitMs > 0) await pause(waitMs)
  }

  async function attempt(url: string, path: string, headers: Record<string, string>): Promise<void> {
    const [part, stateOfPart] = [`${path}.part`, `${path}.state`]
    const reply = await ask(url, { ...headers, ...(await rangeAfter(part, stateOfPart)) })
    if (reply.status === 416) await writeFile(part, '')
    if (!reply.ok || !reply.body) throw new Refused(reply.status, reply.headers.get('retry-after'))
    // A server that knows no ranges, or has another state of the file by now, sends the whole again.
    if (reply.status !== 206) {
      await writeFile(part, '')
      await writeFile(stateOfPart, stateOf(reply.headers))
    }
    await pipeline(Readable.fromWeb(reply.body as never), createWriteStream(part, { flags: 'a' }))
    await rename(part, path)
    await rm(stateOfPart, { force: true })
  }

  async function save(url: string, name: string, headers: Record<string, string> = {}): Promise<string> {
    await mkdir(options.folder, { recursive: true })
    const path = join(options.folder, name)
    if (await isThere(path)) return path
    for (let tries = 0; ; tries++) {
      await turn()
      try {
        await attempt(url, path, headers)
        return path
      } catch (error) {
        if (!isPassing(error) || tries >= options.retries) throw new FetchFailed(url, error)
        const waitMs = waitAfter(error, tries, options.backOffMs ?? 1_000)
        options.tell(`${url}: ${reasonOf(error)} Trying again in ${Math.ceil(waitMs / 1_000)} s.`)
        await pause(waitMs)
      }
    }
  }

  return { save, text: async (url, name, headers) => readFile(await save(url, name, headers), 'utf8') }
}

/** The answer has to begin in time; it may take long to arrive. */
async function ask(url: string, headers: Record<string, string>): Promise<Response> {
  const impatient = new AbortController()
  const timer = setTimeout(() => impatient.abort(new Error('none in time')), answerWithinMs)
  try {
    return await fetch(url, { headers: { 'user-agent': userAgent, ...headers }, signal: impatient.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** Asks for what is missing of exactly the file that was begun; for all of it where nothing tells one state from another. */
async function rangeAfter(part: string, stateOfPart: string): Promise<Record<string, string>> {
  const have = await sizeOf(part)
  const state = await readFile(stateOfPart, 'utf8').catch(() => '')
  return have > 0 && state ? { range: `bytes=${have}-`, 'if-range': state } : {}
}

/** A weak tag may stand for bytes that differ. */
function stateOf(headers: Headers): string {
  const tag = headers.get('etag')
  return tag && !tag.startsWith('W/') ? tag : (headers.get('last-modified') ?? '')
}

class Refused extends Error {
  status: number
  retryAfter: string | null
  constructor(status: number, retryAfter: string | null) {
    super(`The source answered ${status}.`)
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** Too busy, out of order or unreachable passes; not found and not allowed do not. */
const isPassing = (error: unknown) =>
  !(error instanceof Refused) ||
  error.status === 408 ||
  error.status === 416 ||
  error.status === 429 ||
  error.status >= 500

function waitAfter(error: unknown, tries: number, firstMs: number): number {
  const asked = error instanceof Refused ? Number(error.retryAfter) * 1_000 : Number.NaN
  const waitMs = asked > 0 ? asked : firstMs * 2 ** tries * (0.75 + Math.random() / 2)
  return Math.min(waitMs, longestWaitMs)
}

function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.message
  const cause = (error as Error).cause
  return `No answer (${cause instanceof Error ? cause.message : (error as Error).message}).`
}

const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms))
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )
