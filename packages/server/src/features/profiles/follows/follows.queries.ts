import type { HideableField, Specialty, UserType } from '@materia/contract'
import { followingMax } from '@materia/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { hiddenFields } from '../held-profiles.queries.ts'
import { specialtyIn, type Viewer } from '../list-names.queries.ts'
import { isMember } from '../members.queries.ts'

export interface FollowRow {
  id: string
  source_user_id: string
  followed_user_id: string
}

/** Following twice is following once: the link there is comes back. */
export async function insertFollow(
  db: Db,
  follow: FollowRow & { created_at: Date },
): Promise<FollowRow & { isNew: boolean }> {
  const inserted = await db
    .insertInto('follows')
    .values(follow)
    .onConflict((oc) => oc.columns(['source_user_id', 'followed_user_id']).doNothing())
    .returning(['id', 'source_user_id', 'followed_user_id'])
    .executeTakeFirst()
  if (inserted) return { ...inserted, isNew: true }
  const present = await db
    .selectFrom('follows')
    .select(['id', 'source_user_id', 'followed_user_id'])
    .where('source_user_id', '=', follow.source_user_id)
    .where('followed_user_id', '=', follow.followed_user_id)
    .executeTakeFirstOrThrow()
  return { ...present, isNew: false }
}

export async function deleteFollow(db: Db, sourceUserId: string, followedUserId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('follows')
    .where('source_user_id', '=', sourceUserId)
    .where('followed_user_id', '=', followedUserId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteFollowsOf(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('follows')
    .where(({ or, eb }) => or([eb('source_user_id', '=', userId), eb('followed_user_id', '=', userId)]))
    .execute()
}

export const listFollowLinks = (db: Db, userId: string): Promise<FollowRow[]> =>
  db
    .selectFrom('follows')
    .select(['id', 'source_user_id', 'followed_user_id'])
    .where('source_user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(followingMax)
    .execute()

export async function countFollows(db: Db, column: FollowSide, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('follows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(column, '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export type FollowSide = 'source_user_id' | 'followed_user_id'

export interface PersonRow {
  user_id: string
  first_name: string
  last_name: string
  user_type: UserType | null
  bio: string | null
  hidden_fields: HideableField[]
  specialty: Specialty | null
  profile_picture_attachment_id: string | null
  is_followed: boolean
}

/** With `users u`, `profiles p` and `specialties s`. */
export const personColumns = (viewer: Viewer): RawBuilder<unknown> => sql`
  u.id as user_id, u.first_name, u.last_name, u.user_type, p.bio, ${hiddenFields} as hidden_fields,
  case when s.id is not null then ${specialtyIn(viewer.language, 's')} end as specialty,
  p.profile_picture_attachment_id,
  exists (select 1 from follows mine where mine.source_user_id = ${viewer.userId} and mine.followed_user_id = u.id) as is_followed`

export async function findPerson(db: Db, userId: string, viewer: Viewer): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select ${personColumns(viewer)}
    from users u
    join profiles p on p.user_id = u.id
    left join specialties s on s.id = p.specialty_id
    where u.id = ${userId}
      and u.deleted_at is null
      and (${isMember} or u.id = ${viewer.userId})`.execute(db)
  return rows[0]
}

/** The people on the other side of somebody's follow links, newest link first. */
export async function listPeople(
  db: Db,
  {
    side,
    userId,
    viewer,
    count,
    offset,
  }: { side: FollowSide; userId: string; viewer: Viewer; count: number; offset: number },
): Promise<PersonRow[]> {
  const other = side === 'source_user_id' ? 'f.followed_user_id' : 'f.source_user_id'
  const { rows } = await sql<PersonRow>`
    select ${personColumns(viewer)}
    from follows f
    join users u on u.id = ${sql.ref(other)}
    join profiles p on p.user_id = u.id
    left join specialties s on s.id = p.specialty_id
    where ${sql.ref(`f.${side}`)} = ${userId}
    order by f.created_at desc, f.id desc
    limit ${count}
    offset ${offset}`.execute(db)
  return rows
}
