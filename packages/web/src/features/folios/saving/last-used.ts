import type { Folio } from '@materia/contract'
import { personKey } from '../../../lib/storage-keys.ts'
import { rightsOn } from '../rights.ts'

const keyOf = (userId: string | null) => personKey('last-folio', userId ?? '')

export const rememberLastUsed = (folioId: string, userId: string | null) => localStorage.setItem(keyOf(userId), folioId)

/** One's own folio used last: on this device, or as the clippings tell. */
export function findLastUsed(folios: Folio[], userId: string | null): Folio | undefined {
  const mine = folios.filter((folio) => rightsOn(folio, userId).isOwner)
  const remembered = localStorage.getItem(keyOf(userId))
  return mine.find((folio) => folio.folioId === remembered) ?? lastAddedTo(mine, userId)
}

function lastAddedTo(folios: Folio[], userId: string | null): Folio | undefined {
  const [newest] = folios
    .flatMap((folio) => folio.clippings.map(({ addedOn, addedBy }) => ({ folio, addedOn, addedBy })))
    .filter(({ addedBy }) => addedBy?.userId === userId)
    .sort((a, b) => Date.parse(b.addedOn) - Date.parse(a.addedOn))
  return newest?.folio
}
