import { unknownError } from '@materia/contract'
import { explain, UnreachableError } from '../../lib/api-error.ts'
import { folioMessages } from './messages.ts'

const refusals = {
  400: 'unfit',
  403: 'ownersOnly',
  404: 'gone',
  409: 'changed',
  413: 'pictureTooLarge',
  429: 'tooMany',
} as const

const isWorded = (status: unknown): status is keyof typeof refusals => Number(status) in refusals

/** The sentence for a rejected create, update or delete, which carries only a status (spec §8). */
export function sentenceFor(status: unknown): string {
  if (isWorded(status)) return folioMessages()(`refusals.${refusals[status]}`)
  return status === undefined ? explain(new UnreachableError()) : unknownError
}
