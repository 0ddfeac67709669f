import { isUnavailable } from '../db/unavailable.ts'
import { ProblemError } from './errors.ts'

const diskIsFull = new Set(['ENOSPC', 'EDQUOT'])

/** What to tell a caller when something that Materia stands on is away for the moment; undefined for other errors. */
export function outageOf(error: unknown): ProblemError | undefined {
  if (!(error instanceof Error)) return undefined
  if (diskIsFull.has((error as NodeJS.ErrnoException).code ?? '')) {
    return new ProblemError(507, 'There is no room left to keep this. Try again later.')
  }
  if (isUnavailable(error)) {
    return new ProblemError(503, 'The service is briefly unavailable. Try again.', {}, { 'retry-after': '1' })
  }
  return outageOf(error.cause)
}
