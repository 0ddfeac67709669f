import type { DoctorSearchQuery, HideableField, PracticeLanguage, UserType } from '@materia/contract'
import { type RawBuilder, sql } from 'kysely'
import { hasBlocked } from '../../../platform/blocking/blocking.queries.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inLanguage, type Viewer } from '../list-names.queries.ts'
import type { DirectoryWords } from './directory-words.ts'

export interface DoctorRow {
  id: string
  user_id: string
  first_name: string
  last_name: string
  user_type: UserType | null
  location: string | null
  speciality: string | null
  sub_specialty: string | null
  is_taking_patients: boolean
  phone_number: string | null
  phone_extension: string | null
  hidden_fields: HideableField[]
  profile_picture_attachment_id: string | null
  is_followed: boolean
  practice_languages: PracticeLanguage[]
}

interface FoldedRow {
  first: string
  last: string
  location: string
  specialty_ids: number[]
  sub_specialty_ids: number[]
}

/** Folds what was typed and finds the specialties meant, in one round trip. */
export async function foldTyped(db: Db, typed: DoctorSearchQuery): Promise<DirectoryWords> {
  const { rows } = await sql<FoldedRow>`
    select fold_words(${typed.firstName ?? ''}) as first,
           fold_words(${typed.lastName ?? ''}) as last,
           fold_words(translate(${typed.location ?? ''}, '''’', '')) as location,
           ${specialtyIds(typed.speciality, sql`true`)} as specialty_ids,
           ${specialtyIds(typed.subSpecialty, sql`parent_id is not null`)} as sub_specialty_ids`.execute(db)
  const [folded] = rows as [FoldedRow]
  return {
    first: folded.first,
    last: folded.last,
    location: folded.location,
    specialtyIds: typed.speciality ? folded.specialty_ids : undefined,
    subSpecialtyIds: typed.subSpecialty ? folded.sub_specialty_ids : undefined,
    isAccepting: typed.acceptingNewPatients ?? undefined,
    language: typed.languageOfPractice ?? undefined,
    isVerified: typed.verified ?? false,
  }
}

/** A whole name means just that; otherwise every word typed must begin a word of the name. */
const specialtyIds = (typed: string | null | undefined, among: RawBuilder<unknown>) => sql`coalesce(
  nullif(
    array(select id from specialties where fold_words(${typed ?? ''}) in (folded_name, folded_name_fr) and ${among}), '{}'
  ),
  array(
    select id
    from specialties
    where ${among}
      and not exists (
        select 1
        from unnest(string_to_array(fold_words(${typed ?? ''}), ' ')) as word
        where position(' ' || word in ' ' || folded_words) = 0
      )
  )
)`

/** Every name by which a specialty is known, of both languages. */
export const listNamesOfSpecialties = (
  db: Db,
): Promise<{ id: number; parent_id: number | null; folded_words: string }[]> =>
  db.selectFrom('specialties').select(['id', 'parent_id', 'folded_words']).orderBy('id').execute()

/** As few as one page, as many as there are; never more rows looked at than `budget`. */
export interface Walk {
  ids: string[]
  matched: number
  looked: number
}

/**
 * Goes along the directory by name, from the last names that begin with `lastKey`, and keeps what matches. Where
 * matches are common the page is full soon; where they are rare the budget ends the walk.
 */
export async function walkDirectory(
  db: Db,
  {
    query,
    lastKey,
    budget,
    count,
    offset,
    ...people
  }: { query: string | undefined; lastKey: string; budget: number } & Page,
): Promise<Walk> {
  const { rows } = await sql<Walk>`
    with looked_at as materialized (
      select user_id, last_key, first_key, ${query ? sql`words @@ ${query}::tsquery` : sql`true`} and ${isAmong(people)} as is_match
      from directory_entries e
      where last_key >= ${lastKey}
        and (${lastKey} = '' or last_key < ${lastKey} || chr(1114111))
      order by last_key, first_key, user_id
      limit ${budget}
    )
    select (select count(*) from looked_at) as looked,
           (select count(*) from looked_at where is_match) as matched,
           array(
             select user_id
             from looked_at
             where is_match
             order by last_key, first_key, user_id
             limit ${count}
             offset ${offset}
           ) as ids`.execute(db)
  return rows[0] as Walk
}

interface Page {
  count: number
  offset: number
  among: 'practice' | 'everybody'
  viewerId: string
}

/** Whom the viewer has blocked is not among those they look for. */
const isAmong = ({ among, viewerId }: Pick<Page, 'among' | 'viewerId'>) =>
  sql`${among === 'practice' ? sql`is_in_practice` : sql`true`} and not ${hasBlocked(viewerId, 'e.user_id')}`

/** All matches by the index of words: those that `exactQuery` finds too first, then last names that begin as typed. */
export async function searchDirectory(
  db: Db,
  {
    query,
    exactQuery,
    lastKey,
    count,
    offset,
    ...people
  }: { query: string; exactQuery: string; lastKey: string } & Page,
): Promise<{ ids: string[]; matched: number }> {
  const { rows } = await sql<{ ids: string[]; matched: number }>`
    with matches as materialized (
      select user_id, last_key, first_key, starts_with(last_key, ${lastKey}) as begins_so,
             ${query === exactQuery ? sql`true` : sql`words @@ ${exactQuery}::tsquery`} as is_exact
      from directory_entries e
      where ${query === exactQuery ? sql`words` : sql`words_and_slips`} @@ ${query}::tsquery and ${isAmong(people)}
    )
    select (select count(*) from matches) as matched,
           array(
             select user_id
             from matches
             order by is_exact desc, begins_so desc, last_key, first_key, user_id
             limit ${count}
             offset ${offset}
           ) as ids`.execute(db)
  return rows[0] as { ids: string[]; matched: number }
}

/** In the order of the ids. */
export async function listDoctors(db: Db, userIds: string[], viewer: Viewer): Promise<DoctorRow[]> {
  const { rows } = await sql<DoctorRow>`
    select p.id, u.id as user_id, u.first_name, u.last_name, u.user_type, p.location,
           ${inLanguage(viewer.language, 's.name')} as speciality, ${inLanguage(viewer.language, 'sub.name')} as sub_specialty,
           p.practice_languages, p.is_taking_patients, p.phone_number, p.phone_extension, p.hidden_fields,
           p.profile_picture_attachment_id,
           exists (
             select 1 from follows f where f.source_user_id = ${viewer.userId} and f.followed_user_id = u.id
           ) as is_followed
    from unnest(${userIds}::uuid[]) with ordinality as found (user_id, ordinal)
    join users u on u.id = found.user_id
    join profiles p on p.user_id = found.user_id
    left join specialties s on s.id = p.specialty_id
    left join specialties sub on sub.id = p.sub_specialty_id
    order by found.ordinal`.execute(db)
  return rows
}
