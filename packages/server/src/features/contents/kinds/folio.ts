import { contentText } from '../messages.ts'
import type { Kinds } from './kind.ts'

/** The folios feature, which owns clippings and members, completes the reply with them. */
export const folio: Kinds['Folio'] = {
  searchClass: 5,
  searchWords: () => '',
  identifiers: () => [],
  factLine: () => null,
  statusWord: ({ shareLevel }, language) => contentText(`folio${shareLevel}`).in(language),
}
