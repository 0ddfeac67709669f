import {
  type FieldError,
  type Language,
  type Problem,
  type ProblemCode,
  type ProblemData,
  problemMessage,
} from '@materia/contract'
import { fieldSentence, problemSentence } from '@materia/language'

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

export const forbidden = (says: ProblemCode | Sentence, extensions?: Record<string, unknown>) =>
  isSentence(says)
    ? new ProblemError(403, 'forbidden', { data: { detail: says }, extensions })
    : new ProblemError(403, says, { extensions })

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

export const unauthorized = (code: ProblemCode = 'sign-in-required', extensions?: Record<string, unknown>) =>
  new ProblemError(401, code, { extensions, headers: { 'www-authenticate': 'Bearer' } })

export const tooManyRequests = (retryAfterSeconds: number) =>
  new ProblemError(429, 'too-many-requests', {
    extensions: { retryAfterSeconds },
    headers: { 'retry-after': String(retryAfterSeconds) },
  })

const titles: Record<number, Record<Language, string>> = {
  400: { en: 'Bad request', fr: 'Demande incorrecte' },
  401: { en: 'Not signed in', fr: 'Aucune session ouverte' },
  403: { en: 'Not allowed', fr: 'Non permis' },
  404: { en: 'Not found', fr: 'Introuvable' },
  405: { en: 'Method not allowed', fr: 'Méthode non permise' },
  409: { en: 'Conflict', fr: 'Conflit' },
  413: { en: 'Too large', fr: 'Trop volumineux' },
  414: { en: 'Address too long', fr: 'Adresse trop longue' },
  415: { en: 'Unsupported media type', fr: 'Type de média non pris en charge' },
  416: { en: 'Range not satisfiable', fr: 'Plage hors du fichier' },
  429: { en: 'Too many requests', fr: 'Trop de demandes' },
  500: { en: 'Server error', fr: 'Erreur du serveur' },
  503: { en: 'Unavailable', fr: 'Indisponible' },
  507: { en: 'Storage is full', fr: 'Stockage plein' },
}

/** What the caller reads, in their language. */
export function problemOf(
  error: ProblemError,
  { language, instance, extensions = {} }: { language: Language; instance: string | null; extensions?: object },
): Problem {
  const detail = problemSentence(language, error.code, error.data)
  return {
    type: 'about:blank',
    title: titles[error.status]?.[language] ?? titles[500]?.[language] ?? '',
    status: error.status,
    detail,
    instance,
    extensions: { ...error.extensions, ...fieldErrorsIn(language, error, detail), ...extensions },
  }
}

function fieldErrorsIn(language: Language, error: ProblemError, detail: string): { errors?: FieldError[] } {
  const { errors } = error.extensions as { errors?: FieldError[] }
  if (!errors) return {}
  const said = (message: string) => (message === error.message ? detail : fieldSentence(language, message))
  return { errors: errors.map(({ field, message }) => ({ field, message: said(message) })) }
}
