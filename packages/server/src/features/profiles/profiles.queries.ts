import type {
  AreaOfInterest,
  FirstRunStep,
  HideableField,
  Organisation,
  PracticeLanguage,
  Specialty,
  SpecialtyWithSubs,
  UserStatus,
  UserType,
} from '@materia/contract'
import { followingMax } from '@materia/contract'
import type { Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { hiddenFields } from './held-profiles.queries.ts'
import { inLanguage, specialtyIn, type Viewer } from './list-names.queries.ts'
import { isMember } from './members.queries.ts'
import type { ProfilesTable } from './profiles.tables.ts'

export interface ProfileRow {
  id: string
  user_id: string
  first_name: string
  last_name: string
  email: string | null
  roles: string[]
  status: UserStatus
  is_member: boolean
  user_type: UserType | null
  location: string | null
  specialty: Specialty | null
  sub_specialty: Specialty | null
  phone_number: string | null
  phone_extension: string | null
  qualifications: string[]
  practice_languages: PracticeLanguage[]
  bio: string | null
  is_taking_patients: boolean
  profile_picture_attachment_id: string | null
  /** With what is out of sight while the profile is held. */
  hidden_fields: HideableField[]
  chosen_hidden_fields: HideableField[]
  areas: AreaOfInterest[]
  has_chosen_areas: boolean
  first_run_step: FirstRunStep | null
  following_user_ids: string[]
  followers_count: number
  following_count: number
  is_followed: boolean
  xmin: number
  organisation: Organisation | null
  verified_by: string | null
  verified_on: string | null
  verified_until: Date | null
}

export async function findProfile(
  db: Db,
  { userId, viewer }: { userId: string; viewer: Viewer },
): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select p.id, u.id as user_id, u.first_name, u.last_name, u.email, u.roles, u.status, u.user_type, p.location,
           ${isMember} as is_member,
           case when s.id is not null then ${specialtyIn(viewer.language, 's')} end as specialty,
           case when sub.id is not null then ${specialtyIn(viewer.language, 'sub')} end as sub_specialty,
           p.phone_number, p.phone_extension, p.qualifications, p.practice_languages, p.bio, p.is_taking_patients,
           p.profile_picture_attachment_id, ${hiddenFields} as hidden_fields,
           p.organisation, p.verified_by, p.verified_on, p.verified_until,
           p.xmin::text::bigint as xmin, p.hidden_fields as chosen_hidden_fields, p.areas_chosen_at is not null as has_chosen_areas,
           p.first_run_step,
           (
             select coalesce(json_agg(${areaIn(viewer.language)} order by ${inLanguage(viewer.language, 'a.title')}), '[]')
             from profile_areas pa
             join areas_of_interest a on a.id = pa.area_id
             left join areas_of_interest parent on parent.id = a.parent_id
             where pa.user_id = u.id
           ) as areas,
           array(
             select f.followed_user_id
             from follows f
             where f.source_user_id = u.id
             order by f.created_at desc, f.id desc
             limit ${followingMax}
           ) as following_user_ids,
           (select count(*) from follows f where f.followed_user_id = u.id) as followers_count,
           (select count(*) from follows f where f.source_user_id = u.id) as following_count,
           exists (
             select 1 from follows f where f.source_user_id = ${viewer.userId} and f.followed_user_id = u.id
           ) as is_followed
    from users u
    join profiles p on p.user_id = u.id
    left join specialties s on s.id = p.specialty_id
    left join specialties sub on sub.id = p.sub_specialty_id
    where u.id = ${userId}
      and u.deleted_at is null`.execute(db)
  return rows[0]
}

const areaIn = (language: Viewer['language']) => sql`json_build_object(
  'id', a.id,
  'title', ${inLanguage(language, 'a.title')},
  'titles', json_build_object('en', a.title, 'fr', a.title_fr),
  'parent', case when parent.id is not null then json_build_object(
    'id', parent.id,
    'title', ${inLanguage(language, 'parent.title')},
    'titles', json_build_object('en', parent.title, 'fr', parent.title_fr)) end,
  'parentArea', parent.id
)`

/** Touches the row whatever changes, so that its xmin tells of a new name or new areas too. */
export async function updateProfile(db: Db, userId: string, changes: Updateable<ProfilesTable>): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ ...changes, user_id: userId })
    .where('user_id', '=', userId)
    .execute()
}

export const lockProfile = (db: Db, userId: string) =>
  db
    .selectFrom('profiles')
    .select(['id', 'specialty_id', 'sub_specialty_id', 'profile_picture_attachment_id', 'organisation'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

export async function replaceAreas(db: Db, userId: string, areaIds: number[]): Promise<void> {
  await db.deleteFrom('profile_areas').where('user_id', '=', userId).execute()
  await sql`
    insert into profile_areas (user_id, area_id)
    select ${userId}, area_id from unnest(${areaIds}::int[]) as area_id`.execute(db)
}

export async function deleteProfile(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('profiles').where('user_id', '=', userId).execute()
}

export async function listAreasOfInterest(db: Db, language: Viewer['language']): Promise<AreaOfInterest[]> {
  const { rows } = await sql<{ area: AreaOfInterest }>`
    select ${areaIn(language)} as area
    from areas_of_interest a
    left join areas_of_interest parent on parent.id = a.parent_id
    order by ${inLanguage(language, 'a.title')}`.execute(db)
  return rows.map((row) => row.area)
}

export const listAreasAmong = (db: Db, areaIds: number[]) =>
  db.selectFrom('areas_of_interest').select('id').where('id', '=', sql<number>`any(${areaIds}::int[])`).execute()

export async function listSpecialties(db: Db, language: Viewer['language']): Promise<SpecialtyWithSubs[]> {
  const { rows } = await sql<SpecialtyWithSubs>`
    select s.id, ${inLanguage(language, 's.name')} as name, json_build_object('en', s.name, 'fr', s.name_fr) as names, (
      select coalesce(json_agg(${specialtyIn(language, 'sub')} order by ${inLanguage(language, 'sub.name')}), '[]')
      from specialties sub
      where sub.parent_id = s.id
    ) as "subSpecialties"
    from specialties s
    where s.parent_id is null
    order by ${inLanguage(language, 's.name')}`.execute(db)
  return rows
}

export const findSpecialty = (db: Db, specialtyId: number) =>
  db.selectFrom('specialties').select(['id', 'parent_id']).where('id', '=', specialtyId).executeTakeFirst()
