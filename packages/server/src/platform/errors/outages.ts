import { isUnavailable } from '../db/unavailable.ts'
import { ProblemError } from './errors.ts'

/** As files and PostgreSQL say it. */
const diskIsFull = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** What to tell a caller when something that Materia stands on is away for the moment; undefined for other errors. */
export function outageOf(error: unknown): ProblemError | undefined {
  if (!(error instanceof Error)) return undefined
  if (diskIsFull.has((error as NodeJS.ErrnoException).code ?? '')) {
    return new ProblemError(507, 'storage-full')
  }
  if (isUnavailable(error)) {
    return new ProblemError(503, 'service-unavailable', { headers: { 'retry-after': '1' } })
  }
  if (isCancelled(error)) return new ProblemError(503, 'query-too-slow')
  return outageOf(error.cause)
}

/** PostgreSQL gave the statement up because it took too long. */
const isCancelled = (error: Error) => (error as NodeJS.ErrnoException).code === '57014'
