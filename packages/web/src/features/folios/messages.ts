import { unknownError } from '@materia/contract'
import { explain, UnreachableError } from '../../lib/api-error.ts'

const sentences: Record<number, string> = {
  400: 'Something in the form is not right. Check it and try again.',
  403: 'Only the owner of the folio may do this.',
  404: 'The folio is no longer there.',
  409: 'The folio has changed meanwhile. Reload it and try again.',
  413: 'The picture is too large.',
  429: 'Too many changes in a short time. Try again in a few minutes.',
}

/** The sentence for a rejected create, update or delete, which carries only a status (spec §8). */
export const sentenceFor = (status: unknown): string =>
  sentences[Number(status)] ?? (status === undefined ? explain(new UnreachableError()) : unknownError)
