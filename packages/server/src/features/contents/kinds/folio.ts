import type { FolioDetails } from '@materia/contract'
import type { Kind } from './kind.ts'

export const folio: Kind<FolioDetails> = {
  searchWords: () => '',
  identifiers: () => [],
  factLine: () => null,
  statusWord: ({ shareLevel }) => shareLevel,
}
