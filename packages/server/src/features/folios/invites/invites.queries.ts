import type { FolioInvitationStatus } from '@materia/contract'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/app.ts'
import { hasBlocked } from '../../../platform/blocking/blocking.queries.ts'
import type { Db } from '../../../platform/db/db.ts'
import { shownEmail } from '../../profiles/index.ts'

export interface InviteRow {
  id: string
  folio_id: string
  user_id: string | null
  /** The address invited, until the invitation is accepted. Only its owner is told whose account that is. */
  email: string | null
  status: FolioInvitationStatus
}

export interface MemberRow extends InviteRow {
  first_name: string | null
  last_name: string | null
  /** Null where its owner hides it. */
  shown_email: string | null
  picture_id: string | null
}

const inviteColumns = ['id', 'folio_id', 'user_id', 'email', 'status'] as const

export const findInvite = (db: Db, { folioId, id }: { folioId: string; id: string }): Promise<InviteRow | undefined> =>
  db
    .selectFrom('folio_users')
    .select(inviteColumns)
    .where('folio_id', '=', folioId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Of the account, however it was invited. */
export const findMembership = (
  db: Db,
  { folioId, userId }: { folioId: string; userId: string },
): Promise<InviteRow | undefined> =>
  db
    .selectFrom('folio_users')
    .select(inviteColumns)
    .where('folio_id', '=', folioId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** As the owner knows them: by the person's account, or by the invitation's own id where an address was invited. */
export const findListedMember = (
  db: Db,
  { folioId, userId }: { folioId: string; userId: string },
): Promise<InviteRow | undefined> =>
  db
    .selectFrom('folio_users')
    .select(inviteColumns)
    .where('folio_id', '=', folioId)
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', userId), eb('email', 'is', null)]),
        eb.and([eb('id', '=', userId), eb('email', 'is not', null)]),
      ]),
    )
    .executeTakeFirst()

export const findInviteByEmail = (
  db: Db,
  { folioId, email }: { folioId: string; email: string },
): Promise<InviteRow | undefined> =>
  db
    .selectFrom('folio_users')
    .select(inviteColumns)
    .where('folio_id', '=', folioId)
    .where('email', '=', email)
    .executeTakeFirst()

/** Whether an invitation of this person has ended before it could be answered, or after. */
export async function hasEnded(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const row = await db
    .selectFrom('folio_ended_invites')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertInvite(
  db: Db,
  invite: {
    id: string
    folioId: string
    userId: string | null
    email: string | null
    invitedById: string
    at: Date
  },
): Promise<InviteRow> {
  return db
    .insertInto('folio_users')
    .values({
      id: invite.id,
      folio_id: invite.folioId,
      user_id: invite.userId,
      email: invite.email,
      invited_by_id: invite.invitedById,
      status: 'Pending',
      created_at: invite.at,
      answered_at: null,
    })
    .returning(inviteColumns)
    .executeTakeFirstOrThrow()
}

export async function updateAnswer(
  db: Db,
  { id, status, at }: { id: string; status: FolioInvitationStatus; at: Date },
): Promise<void> {
  await db
    .updateTable('folio_users')
    .set({ status, answered_at: at, ...(status === 'Accepted' && { email: null }) })
    .where('id', '=', id)
    .execute()
}

/** Leaves the invitation to the address alone, so that its account can be invited by name beside it. */
export async function detachFromAccount(db: Db, id: string): Promise<void> {
  await db.updateTable('folio_users').set({ user_id: null }).where('id', '=', id).execute()
}

/** Takes people out of a folio; answering what invited them is told apart from what never was. */
export async function endInvites(db: Db, { ids, at }: { ids: string[]; at: Date }): Promise<void> {
  await sql`
    with ended as (
      delete from folio_users
      where id = any(${ids}::uuid[])
      returning id, folio_id, user_id)
    insert into folio_ended_invites (id, folio_id, user_id, ended_at)
    select id, folio_id, user_id, ${at} from ended where user_id is not null`.execute(db)
}

const membersListed = 1_000

/** In the order they were invited. Whose an address is stays untold. */
export async function listMembers(db: Db, viewer: Actor, folioIds: string[]): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select fu.id, fu.folio_id, fu.user_id, fu.email, fu.status, u.first_name, u.last_name,
           ${shownEmail(viewer, 'fu.user_id')} as shown_email,
           p.profile_picture_attachment_id as picture_id
    from unnest(${folioIds}::uuid[]) as f (id)
    cross join lateral (
      select m.id, m.folio_id, case when m.email is null then m.user_id end as user_id, m.email, m.status, m.created_at
      from folio_users m
      where m.folio_id = f.id
      order by m.created_at, m.id
      limit ${membersListed}) fu
    left join users u on u.id = fu.user_id
    left join profiles p on p.user_id = fu.user_id
    order by fu.folio_id, fu.created_at, fu.id`.execute(db)
  return rows
}

export interface PendingInviteRow {
  id: string
  folio_id: string
  title: string
  inviter_first_name: string | null
  inviter_last_name: string | null
  inviter_email: string | null
}

const pendingListed = 200

/** Newest first, without those of people whom the person has blocked. */
export async function listPendingInvites(db: Db, viewer: Actor, userId: string): Promise<PendingInviteRow[]> {
  const { rows } = await sql<PendingInviteRow>`
    select fu.id, fu.folio_id, v.title, u.first_name as inviter_first_name, u.last_name as inviter_last_name,
           ${shownEmail(viewer, 'u.id')} as inviter_email
    from folio_users fu
    join content_items i on i.id = fu.folio_id and not i.is_deleted and i.hidden_at is null
    join content_versions v on v.id = i.current_version_id
    left join users u on u.id = coalesce(fu.invited_by_id, i.owner_id)
    where fu.user_id = ${userId} and fu.status = 'Pending' and not ${hasBlocked(userId, 'u.id')}
    order by fu.created_at desc, fu.id desc
    limit ${pendingListed}`.execute(db)
  return rows
}

/** Whom a change of the folio concerns: its owner and its members. */
export async function listFollowersOf(db: Db, folioId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select owner_id as user_id from content_items where id = ${folioId} and owner_id is not null
    union
    select user_id from folio_users where folio_id = ${folioId} and status = 'Accepted' and user_id is not null`.execute(
    db,
  )
  return rows.map((row) => row.user_id)
}

interface ClaimedInvite {
  folio_id: string
  user_id: string
  invited_by_id: string | null
  is_inviter_blocked: boolean
}

/**
 * Invitations sent to an address become those of the account that proved to own it; gives what they are for. Where the
 * account is in the folio already, the address goes on waiting: that it is theirs is not told.
 */
export async function claimInvitesByEmail(db: Db, userId: string | null): Promise<ClaimedInvite[]> {
  const { rows } = await sql<ClaimedInvite>`
    update folio_users fu
    set user_id = u.id
    from users u, content_items i
    where fu.user_id is null and u.email = fu.email and u.email_confirmed and u.status = 'Approved'
      and u.roles && array['Doctor', 'Admin']
      and (${userId}::uuid is null or u.id = ${userId}::uuid)
      and i.id = fu.folio_id and i.owner_id <> u.id
      and not exists (select 1 from folio_users other where other.folio_id = fu.folio_id and other.user_id = u.id)
    returning fu.folio_id, fu.user_id, fu.invited_by_id,
      ${hasBlocked(sql.ref('fu.user_id'), 'fu.invited_by_id')} as is_inviter_blocked`.execute(db)
  return rows
}

export async function deleteMembershipsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('folio_users').where('user_id', '=', userId).execute()
  await sql`delete from folio_users fu using users u where u.id = ${userId} and fu.email = u.email`.execute(db)
  await db.deleteFrom('folio_ended_invites').where('user_id', '=', userId).execute()
}
