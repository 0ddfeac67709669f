import type { Actor } from '../../platform/app.ts'
import type { Db } from '../../platform/db/db.ts'
import { forbidden, notFound } from '../../platform/errors/errors.ts'
import { type FolioAccess, mayClip, mayManageFolio, mayReadFolio, type Relation } from './folios.policy.ts'
import { type FolioRow, findFolio } from './folios.queries.ts'

export interface AccessedFolio extends FolioAccess {
  folio: FolioRow
}

const relations = { Pending: 'pending', Accepted: 'accepted', Declined: 'declined' } as const

export function relationOf(userId: string, folio: Pick<FolioRow, 'owner_id' | 'member_status'>): Relation {
  if (folio.owner_id === userId) return 'owner'
  return folio.member_status ? relations[folio.member_status] : 'none'
}

/** The folio and how the actor is related to it; undefined when there is none, readable or not. */
export async function findFolioAccess(
  db: Db,
  actor: Actor,
  folioId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<AccessedFolio | undefined> {
  const folio = await findFolio(db, { folioId, userId: actor.userId, lock })
  if (!folio || folio.is_deleted) return undefined
  return { folio, relation: relationOf(actor.userId, folio), shareLevel: folio.share_level }
}

export async function getReadable(
  db: Db,
  actor: Actor,
  folioId: string,
  options: { lock?: boolean } = {},
): Promise<AccessedFolio> {
  const access = await findFolioAccess(db, actor, folioId, options)
  if (!access || !mayReadFolio(access)) throw notFound('folio')
  return access
}

/** For adding, removing, ordering and annotating clippings; other writers of the folio wait unless it is only asked. */
export async function getClippable(
  db: Db,
  actor: Actor,
  folioId: string,
  { lock = true }: { lock?: boolean } = {},
): Promise<AccessedFolio> {
  const access = await getReadable(db, actor, folioId, { lock })
  if (!mayClip(access)) throw forbidden('folio-members-only')
  return access
}

type Act = 'change' | 'deletion' | 'restoration' | 'invitation'

/** For what is the owner's alone, which `act` names; other writers of the folio wait. */
export async function getManaged(tx: Db, actor: Actor, folioId: string, act: Act): Promise<AccessedFolio> {
  const access = await getReadable(tx, actor, folioId, { lock: true })
  if (!mayManageFolio(access)) throw forbidden(`folio-${act}-owner-only`)
  return access
}
