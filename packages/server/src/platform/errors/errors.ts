import type { FieldError, Problem } from '@materia/contract'

/** A broken expectation that the caller is told about. Thrown only through the functions below. */
export class ProblemError extends Error {
  readonly status: number
  readonly extensions: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    detail: string,
    extensions: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(detail)
    this.status = status
    this.extensions = extensions
    this.headers = headers
  }
}

/** `what` begins the sentence: "The folio". */
export const notFound = (what: string) => new ProblemError(404, `${what} was not found.`)
export const forbidden = (detail: string) => new ProblemError(403, detail)
export const conflict = (detail: string, extensions?: Record<string, unknown>) =>
  new ProblemError(409, detail, extensions)
export const unauthorized = (detail = 'Sign in first.') =>
  new ProblemError(401, detail, {}, { 'www-authenticate': 'Bearer' })
export const tooManyRequests = (retryAfterSeconds: number) =>
  new ProblemError(
    429,
    'Too many requests. Try again later.',
    { retryAfterSeconds },
    { 'retry-after': String(retryAfterSeconds) },
  )

/** Refused input. With a field, the problem names it. */
export function invalid(detail: string, field?: string): ProblemError {
  const errors: FieldError[] = field ? [{ field, message: detail }] : []
  return new ProblemError(400, detail, { errors })
}

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Too large',
  414: 'Address too long',
  415: 'Unsupported media type',
  429: 'Too many requests',
  500: 'Server error',
  503: 'Unavailable',
  507: 'Storage is full',
}

export function problemOf({
  status,
  detail,
  instance = null,
  extensions = {},
}: {
  status: number
  detail: string | null
  instance?: string | null
  extensions?: Record<string, unknown>
}): Problem {
  return { type: 'about:blank', title: titles[status] ?? 'Error', status, detail, instance, extensions }
}
