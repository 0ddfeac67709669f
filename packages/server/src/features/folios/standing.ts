import type { Actor } from '../../platform/app.ts'
import type { Db } from '../../platform/db/db.ts'
import { forbidden, notFound } from '../../platform/errors/errors.ts'
import { mayClip, mayManageFolio, mayReadFolio, type Relation, type Standing } from './folios.policy.ts'
import { type FolioRow, findFolio } from './folios.queries.ts'

export interface StandingFolio extends Standing {
  folio: FolioRow
}

const relations = { Pending: 'pending', Accepted: 'accepted', Declined: 'declined' } as const

export function relationOf(userId: string, folio: Pick<FolioRow, 'owner_id' | 'member_status'>): Relation {
  if (folio.owner_id === userId) return 'owner'
  return folio.member_status ? relations[folio.member_status] : 'none'
}

/** The folio and how the actor stands to it; undefined when there is none, readable or not. */
export async function findStanding(
  db: Db,
  actor: Actor,
  folioId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<StandingFolio | undefined> {
  const folio = await findFolio(db, { folioId, userId: actor.userId, lock })
  if (!folio || folio.is_deleted) return undefined
  return { folio, relation: relationOf(actor.userId, folio), shareLevel: folio.share_level }
}

export async function getReadable(
  db: Db,
  actor: Actor,
  folioId: string,
  options: { lock?: boolean } = {},
): Promise<StandingFolio> {
  const standing = await findStanding(db, actor, folioId, options)
  if (!standing || !mayReadFolio(standing)) throw notFound('folio')
  return standing
}

/** For adding, removing, ordering and annotating clippings; other writers of the folio wait unless it is only asked. */
export async function getClippable(
  db: Db,
  actor: Actor,
  folioId: string,
  { lock = true }: { lock?: boolean } = {},
): Promise<StandingFolio> {
  const standing = await getReadable(db, actor, folioId, { lock })
  if (!mayClip(standing)) throw forbidden('folio-members-only')
  return standing
}

type Act = 'change' | 'deletion' | 'restoration' | 'invitation'

/** For what is the owner's alone, which `act` names; other writers of the folio wait. */
export async function getManaged(tx: Db, actor: Actor, folioId: string, act: Act): Promise<StandingFolio> {
  const standing = await getReadable(tx, actor, folioId, { lock: true })
  if (!mayManageFolio(standing)) throw forbidden(`folio-${act}-owner-only`)
  return standing
}
