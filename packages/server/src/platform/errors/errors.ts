import { type FieldError, type Problem, type ProblemCode, type ProblemData, problemMessage } from '@materia/contract'

interface ProblemOptions {
  /** What the sentence of the code speaks of. */
  data?: Record<string, string | number>
  extensions?: Record<string, unknown>
  headers?: Record<string, string>
}

/** A broken expectation that the caller is told about. Thrown only through the functions below. */
export class ProblemError extends Error {
  readonly status: number
  readonly code: ProblemCode
  readonly data: Record<string, string | number>
  readonly extensions: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(status: number, code: ProblemCode, { data = {}, extensions = {}, headers = {} }: ProblemOptions = {}) {
    super(problemMessage(code, data))
    this.status = status
    this.code = code
    this.data = data
    this.extensions = { ...extensions, code }
    this.headers = headers
  }
}

/** A sentence that the catalogue of problems does not have yet; no code contains a space. */
type Sentence = `${string} ${string}`
type Things<Code> = Code extends `${infer Thing}-not-found` ? Thing : never
type Values<Code extends ProblemCode> = keyof ProblemData<Code> extends never ? [] : [data: ProblemData<Code>]

const isSentence = (text: string): text is Sentence => text.includes(' ')

/** `thing` as in the code: `folio` for `folio-not-found`. */
export const notFound = (thing: Things<ProblemCode> | Sentence) =>
  isSentence(thing)
    ? new ProblemError(404, 'not-found', { data: { what: thing } })
    : new ProblemError(404, `${thing}-not-found`)

export const forbidden = (says: ProblemCode | Sentence) =>
  isSentence(says) ? new ProblemError(403, 'forbidden', { data: { detail: says } }) : new ProblemError(403, says)

export const conflict = (says: ProblemCode | Sentence, extensions?: Record<string, unknown>) =>
  isSentence(says)
    ? new ProblemError(409, 'conflict', { data: { detail: says }, extensions })
    : new ProblemError(409, says, { extensions })

/** Refused input. With a field, the problem names it. */
export function invalid<Code extends ProblemCode>(
  says: Code | Sentence,
  field?: string,
  ...[data]: Values<Code>
): ProblemError {
  const code: ProblemCode = isSentence(says) ? 'invalid' : says
  const values = isSentence(says) ? { detail: says } : data
  const errors: FieldError[] = field ? [{ field, message: problemMessage(code, values) }] : []
  return new ProblemError(400, code, { data: values, extensions: { errors } })
}

export const unauthorized = () =>
  new ProblemError(401, 'sign-in-required', { headers: { 'www-authenticate': 'Bearer' } })

export const tooManyRequests = (retryAfterSeconds: number) =>
  new ProblemError(429, 'too-many-requests', {
    extensions: { retryAfterSeconds },
    headers: { 'retry-after': String(retryAfterSeconds) },
  })

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
  416: 'Range not satisfiable',
  429: 'Too many requests',
  500: 'Server error',
  503: 'Unavailable',
  507: 'Storage is full',
}

/** What the caller reads. */
export const problemOf = (error: ProblemError, instance: string | null, extensions = {}): Problem => ({
  type: 'about:blank',
  title: titles[error.status] ?? 'Error',
  status: error.status,
  detail: error.message,
  instance,
  extensions: { ...error.extensions, ...extensions },
})
