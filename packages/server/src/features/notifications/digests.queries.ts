import { randomUUID } from 'node:crypto'
import type { DigestTime, Language, NotificationKind } from '@materia/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { cameBefore, type DueDigest } from '../../platform/notifications/index.ts'

const defaultDigestTime: DigestTime = { timeZone: 'America/Toronto', hour: 7 }

/** When the person's day or week of mails began, of the last one that has: `local` is their own clock. */
const began = sql`
  date_trunc(case when p.email = 'Weekly' then 'week' else 'day' end, local.at - make_interval(hours => local.hour))`

interface Asked {
  now: Date
  /** What is new goes out now, whatever the hour. */
  isAtOnce: boolean
  /** One person's alone. */
  email?: string
  limit: number
}

/** Makes the digests that are due and have something to say, each once; gives them. */
export async function insertDueDigests(db: Db, { now, isAtOnce, email, limit }: Asked): Promise<DueDigest[]> {
  const { rows } = await sql<DueDigest>`
    with due as (
      select u.id as user_id, p.kind,
        ${isAtOnce ? sql`${`now ${now.toISOString()}`}` : sql`p.email || ' ' || to_char(${began}, 'YYYY-MM-DD')`} as period,
        ${isAtOnce ? sql`${now}::timestamptz` : sql`(${began} + make_interval(hours => local.hour)) at time zone local.zone`} as before
      from notification_preferences p
      join users u on u.id = p.user_id and u.status = 'Approved' and u.email is not null and u.deleted_at is null
      left join digest_times t on t.user_id = u.id
      cross join lateral (
        select coalesce(t.time_zone, ${defaultDigestTime.timeZone}) as zone,
          coalesce(t.hour, ${defaultDigestTime.hour})::int as hour,
          ${now}::timestamptz at time zone coalesce(t.time_zone, ${defaultDigestTime.timeZone}) as at) as local
      where p.email in ('Daily', 'Weekly') and (${email ?? null}::text is null or u.email = lower(${email ?? null}::text)))
    insert into digests (id, user_id, kind, period, up_to)
    select gen_random_uuid(), due.user_id, due.kind, due.period, due.before
    from due
    where ${hasNew(now)}
      and not exists (
        select 1 from digests d where d.user_id = due.user_id and d.kind = due.kind and d.period = due.period)
    limit ${limit}
    on conflict (user_id, kind, period) do nothing
    returning id, user_id as "userId", kind, up_to as before`.execute(db)
  return rows
}

const hasNew = (now: Date): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from notifications n
  where n.user_id = due.user_id and n.kind = due.kind and n.mailed_at is null and n.read_at is null
    and ${cameBefore(sql`due.before`, now)})`

export interface UnsentDigest {
  id: string
  kind: NotificationKind
  user_id: string
  email: string
  first_name: string
  language: Language
}

/** Those among these that no mail server took yet. */
export async function listUnsent(db: Db, digestIds: string[]): Promise<UnsentDigest[]> {
  const { rows } = await sql<UnsentDigest>`
    select d.id, d.kind, u.id as user_id, u.email, u.first_name, u.language
    from digests d
    join users u on u.id = d.user_id and u.status = 'Approved' and u.email is not null
    where d.id = any(${digestIds}::uuid[]) and d.sent_at is null
    order by d.id`.execute(db)
  return rows
}

export async function markSent(db: Db, digestId: string, at: Date): Promise<void> {
  await db.updateTable('digests').set({ sent_at: at }).where('id', '=', digestId).execute()
}

export async function getDigestTime(db: Db, userId: string): Promise<DigestTime> {
  const chosen = await db
    .selectFrom('digest_times')
    .select(['time_zone', 'hour'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return chosen ? { timeZone: chosen.time_zone, hour: chosen.hour } : defaultDigestTime
}

export async function saveDigestTime(db: Db, userId: string, { timeZone, hour }: DigestTime): Promise<void> {
  await db
    .insertInto('digest_times')
    .values({ user_id: userId, time_zone: timeZone, hour })
    .onConflict((oc) => oc.column('user_id').doUpdateSet({ time_zone: timeZone, hour }))
    .execute()
}

interface Consent {
  kind: NotificationKind
  rhythm: string
  wording: string
}

export async function insertConsents(
  db: Db,
  { userId, language, at, consents }: { userId: string; language: Language; at: Date; consents: Consent[] },
): Promise<void> {
  const rows = consents.map((consent) => ({ id: randomUUID(), ...consent }))
  await sql`
    insert into mail_consents (id, user_id, kind, rhythm, wording, language, given_at)
    select r.id, ${userId}::uuid, r.kind, r.rhythm, r.wording, ${language}, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, kind text, rhythm text, wording text)`.execute(
    db,
  )
}

/** Of whoever changes their mind without end the last is kept, with what still stands. */
export async function deleteOldConsents(
  db: Db,
  { userId, kinds, kept }: { userId: string; kinds: NotificationKind[]; kept: number },
): Promise<void> {
  await sql`
    delete from mail_consents
    where id in (
      select id
      from (
        select id, row_number() over (partition by kind order by withdrawn_at is null desc, given_at desc, id) as place
        from mail_consents
        where user_id = ${userId} and kind = any(${kinds}::text[])) as given
      where place > ${kept})`.execute(db)
}

export async function withdrawConsents(
  db: Db,
  { userId, kinds, at }: { userId: string; kinds: NotificationKind[]; at: Date },
): Promise<void> {
  await sql`
    update mail_consents set withdrawn_at = ${at}
    where user_id = ${userId} and kind = any(${kinds}::text[]) and withdrawn_at is null`.execute(db)
}

export async function deleteMailSettingsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('digests').where('user_id', '=', userId).execute()
  await db.deleteFrom('digest_times').where('user_id', '=', userId).execute()
  await db.deleteFrom('mail_consents').where('user_id', '=', userId).execute()
}
