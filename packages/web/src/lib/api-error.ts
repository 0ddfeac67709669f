import { type Problem, serverSideError, unexpectedServerError, unknownError } from '@materia/contract'

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

/** The sentence to show: what the server said, or that nobody knows (spec §8). */
export function explain(error: unknown): string {
  return (error instanceof ApiError && error.problem?.detail) || unknownError
}

export const statusOf = (error: unknown): number | undefined => (error instanceof ApiError ? error.status : undefined)

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
