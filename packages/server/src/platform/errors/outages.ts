import { ProblemError } from './errors.ts'

/** The connection broke, the server is shutting down, starting or out of means; see PostgreSQL's error codes. */
const databaseIsAway = /^(08...|53...|57P0[1-5])$/
const networkIsAway = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'])
const diskIsFull = new Set(['ENOSPC', 'EDQUOT'])
/** What `pg` says in words alone, of a connection that is lost or that it did not get. */
const connectionIsLost =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|connection has been discarded/

/** What to tell a caller when something that Materia stands on is away for the moment; undefined for other errors. */
export function outageOf(error: unknown): ProblemError | undefined {
  if (!(error instanceof Error)) return undefined
  const code = String((error as NodeJS.ErrnoException).code ?? '')
  if (diskIsFull.has(code)) return new ProblemError(507, 'There is no room left to keep this. Try again later.')
  if (networkIsAway.has(code) || databaseIsAway.test(code) || connectionIsLost.test(error.message)) {
    return new ProblemError(503, 'The service is briefly unavailable. Try again.', {}, { 'retry-after': '1' })
  }
  return outageOf(error.cause)
}
