import type { Folio } from '@materia/contract'

/** The rules by which the list of folios follows what happens (spec §4). */

/** Replaces those that are there, adds the others behind them. */
export function mergeFetched(listed: Folio[], fetched: Folio[]): Folio[] {
  const byId = new Map(fetched.map((folio) => [folio.contentItemId, folio]))
  const kept = listed.map((folio) => byId.get(folio.contentItemId) ?? folio)
  const known = new Set(listed.map((folio) => folio.contentItemId))
  return [...kept, ...fetched.filter((folio) => !known.has(folio.contentItemId))]
}

export const addCreated = (listed: Folio[], created: Folio): Folio[] => [
  created,
  ...removeDeleted(listed, created.contentItemId),
]

export const replaceUpdated = (listed: Folio[], updated: Folio): Folio[] =>
  listed.map((folio) => (folio.contentItemId === updated.contentItemId ? updated : folio))

export const removeDeleted = (listed: Folio[], contentItemId: string): Folio[] =>
  listed.filter((folio) => folio.contentItemId !== contentItemId)

export const createdBy = (listed: Folio[], userId: string | null): Folio[] =>
  listed.filter((folio) => folio.creator?.userId === userId)

export const sharedWith = (listed: Folio[], userId: string | null): Folio[] =>
  listed.filter((folio) => folio.creator?.userId !== userId)
