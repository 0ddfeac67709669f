import { type Problem, serverSideError, unexpectedServerError } from '@materia/contract'
import { libMessages } from './messages.ts'
import { isOnline } from './online.ts'

/** A reply that is not the one the contract promises. */
export class ApiError extends Error {
  readonly status: number
  readonly body: string
  readonly headers: Headers
  /** Set when the server said what is wrong. */
  readonly problem: Problem | undefined

  constructor(reply: { status: number; body: string; headers: Headers; message?: string }) {
    const problem = readProblem(reply.body)
    const isExpected = problem && reply.status >= 400 && reply.status < 500
    super(reply.message ?? (isExpected ? serverSideError : unexpectedServerError))
    this.name = 'ApiError'
    this.status = reply.status
    this.body = reply.body
    this.headers = reply.headers
    this.problem = problem
  }
}

/** No answer came: the connection or the server is away. */
export class UnreachableError extends Error {
  constructor() {
    super('No answer came.')
    this.name = 'UnreachableError'
  }
}

/** A reason that goes by itself: no answer, or a server in trouble. */
export const isPassing = (error: unknown): boolean => error instanceof UnreachableError || (statusOf(error) ?? 0) >= 500

/** The server's own no, which the same call gets again; neither a session that ran out nor one call too many. */
export function isRefused(error: unknown): boolean {
  const status = statusOf(error) ?? 0
  return status >= 400 && status < 500 && status !== 401 && status !== 429
}

/** Why an act failed: what the server said, or that one is offline, or that the server is away. */
export const explain = (error: unknown): string =>
  detailOf(error) ?? (isPassing(error) ? libMessages()(isOnline() ? 'awayAct' : 'offlineAct') : unknownError())

/** The same of something that could not be loaded, which is tried again by itself. */
export const explainLoad = (error: unknown): string =>
  detailOf(error) ?? (isPassing(error) ? libMessages()(isOnline() ? 'awayLoad' : 'offlineLoad') : unknownError())

/** In the dialogs of which the specification says so: what the server said, or that nobody knows (spec §8). */
export const explainAsSpecified = (error: unknown): string => detailOf(error) ?? unknownError()

export const unknownError = (): string => libMessages()('unknownError')

const detailOf = (error: unknown): string | undefined =>
  (error instanceof ApiError && error.problem?.detail) || undefined

export const statusOf = (error: unknown): number | undefined => (error instanceof ApiError ? error.status : undefined)

/** Of what an address names: nothing is there, or nothing can be, because a link was cut short or mistyped. */
export const isNotThere = (error: unknown): boolean => [400, 404].includes(statusOf(error) ?? 0)

/** What programs go by: the code of a problem. */
export const codeOf = (error: unknown): unknown =>
  error instanceof ApiError ? error.problem?.extensions.code : undefined

/** What the server holds, as it says when it refuses a change that was based on an older state. */
export const storedIn = (error: unknown): unknown =>
  error instanceof ApiError && error.status === 409 ? error.problem?.extensions.stored : undefined

// Checked by hand: the schema would bring its whole library to the public pages.
function readProblem(body: string): Problem | undefined {
  try {
    const parsed: Partial<Problem> | null = JSON.parse(body)
    if (typeof parsed?.title !== 'string' || typeof parsed.status !== 'number') return undefined
    const { type = 'about:blank', title, status, detail = null, instance = null, extensions = {} } = parsed
    return { type, title, status, detail, instance, extensions }
  } catch {
    return undefined
  }
}
