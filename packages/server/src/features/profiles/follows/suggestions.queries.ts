import type { UserType } from '@materia/contract'
import { sql } from 'kysely'
import { hasBlocked } from '../../../platform/blocking/blocking.queries.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Viewer } from '../list-names.queries.ts'
import { isMember } from '../members.queries.ts'
import { type PersonRow, personColumns } from './follows.queries.ts'

/** So many colleagues of each sort are looked at. */
const lookedAt = 200

export interface Beginner {
  specialty_id: number | null
  sub_specialty_id: number | null
  user_type: UserType | null
}

export async function findBeginner(db: Db, userId: string): Promise<Beginner | undefined> {
  return db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.specialty_id', 'p.sub_specialty_id', 'u.user_type'])
    .where('p.user_id', '=', userId)
    .executeTakeFirst()
}

/** Colleagues of the viewer's specialty and areas, and writers of what is read now; of equals the most followed. */
export async function listSuggestedPeople(
  db: Db,
  viewer: Viewer & { userId: string },
  { specialtyId, count }: { specialtyId: number | null; count: number },
): Promise<PersonRow[]> {
  const { userId } = viewer
  const { rows } = await sql<PersonRow>`
    with near as (
      (select p.user_id, 2 as weight from profiles p where p.specialty_id = ${specialtyId}::int limit ${lookedAt})
      union all
      (select other.user_id, 1
       from profile_areas mine
       join profile_areas other on other.area_id = mine.area_id
       join profiles p on p.user_id = other.user_id and not 'areasOfInterest' = any(p.hidden_fields)
       where mine.user_id = ${userId} and other.user_id <> ${userId}
       limit ${lookedAt})
      union all
      (select distinct i.owner_id, 1
       from trending_contents t
       join content_items i on i.id = t.content_item_id
       where i.is_listed and i.owner_id is not null
       limit ${lookedAt})),
    weighed as (select n.user_id, sum(n.weight) as weight from near n group by n.user_id)
    select ${personColumns(viewer)}
    from weighed w
    join users u on u.id = w.user_id
    join profiles p on p.user_id = u.id
    left join specialties s on s.id = p.specialty_id
    where u.id <> ${userId} and u.deleted_at is null and u.status = 'Approved' and u.user_type is not null
      and ${isMember} and p.held_at is null
      and not exists (select 1 from follows f where f.source_user_id = ${userId} and f.followed_user_id = u.id)
      and not ${hasBlocked(userId, 'u.id')}
      and not ${hasBlocked(sql.ref('u.id'), sql`${userId}::uuid`)}
    order by w.weight desc, (select count(*) from follows f where f.followed_user_id = u.id) desc, u.id
    limit ${count}`.execute(db)
  return rows
}
