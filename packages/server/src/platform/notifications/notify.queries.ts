import { randomUUID } from 'node:crypto'
import type { NotificationKind } from '@materia/contract'
import { sql } from 'kysely'
import { hasBlocked } from '../blocking/blocking.queries.ts'
import type { Db } from '../db/db.ts'
import { announce } from '../events/events.ts'
import { enqueue, enqueueEach, job } from '../jobs/jobs.ts'
import { mailWrittenLate } from '../mail/mail.ts'
import { notificationRead, notificationsAdded } from './notifications.events.ts'
import type { NotificationFacts } from './notifications.tables.ts'

export interface NewNotification {
  userId: string
  kind: NotificationKind
  /** What it is about: of one kind, its receiver has one notification for each key. */
  key: string
  at: Date
  actorId?: string | null
  /** Told only while the receiver may see the item. */
  contentItemId?: string | null
  /** Told only while the receiver is in the room, or invited to it. */
  chatroomId?: string | null
  facts?: NotificationFacts
}

/** Its words are written when it is sent, and kept nowhere. */
export const notificationMail = mailWrittenLate<{ notificationId: string }>('notification-mail')

/** To the browsers of their receivers. */
export const notificationPush = job<{ notificationIds: string[] }>('notification-push')

/** Happening again makes them unread again. */
const renewedKinds: NotificationKind[] = ['FolioInvite', 'ChatroomInvite', 'AuthorRequest']
/** Several people make one notification: "8 people liked …". */
const groupedKinds: NotificationKind[] = ['Liked']

/**
 * Tells somebody within the transaction that makes it true: a rolled-back change tells nothing, a committed one tells
 * once. Nobody is told what they did themselves.
 */
export const notify = (tx: Db, notification: NewNotification): Promise<void> => notifyAll(tx, [notification])

export async function notifyAll(tx: Db, given: NewNotification[]): Promise<void> {
  const wanted = await withoutUnwanted(
    tx,
    given.filter(({ userId, actorId }) => userId !== actorId),
  )
  const isGrouped = ({ kind }: NewNotification) => groupedKinds.includes(kind)
  const told = [
    ...(await insertNotifications(
      tx,
      wanted.filter((each) => !isGrouped(each)),
    )),
    ...(await groupNotifications(tx, wanted.filter(isGrouped))),
  ]
  if (told.length === 0) return
  announce(tx, notificationsAdded, { notificationIds: told })
  const mailed = await listMailedAtOnce(tx, told)
  if (mailed.length > 0)
    await enqueueEach(
      tx,
      notificationMail,
      mailed.map((notificationId) => ({ notificationId })),
    )
  const pushed = await listPushed(tx, told)
  if (pushed.length > 0) await enqueue(tx, notificationPush, { notificationIds: pushed })
}

/** Those whose receivers want them on screen and have a browser that is told while Materia is not open. */
async function listPushed(tx: Db, notificationIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select n.id from notifications n
    where n.id = any(${notificationIds}::uuid[]) and n.in_app
      and exists (select 1 from push_subscriptions s where s.user_id = n.user_id)`.execute(tx)
  return rows.map((row) => row.id)
}

/** Of these kinds nothing else is mailed: invitations, requests and security have mails of their own. */
const mailedKinds: NotificationKind[] = [
  'Followed',
  'Liked',
  'Commented',
  'Mentioned',
  'SubscriptionMatch',
  'SafetyNotice',
  'ReportAnswered',
]

/** Marks those whose receivers want them by mail at once. What is critical does not wait for a digest that was asked for. */
async function listMailedAtOnce(tx: Db, notificationIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update notifications n
    set mailed_at = n.created_at
    from notification_preferences p
    where n.id = any(${notificationIds}::uuid[]) and n.kind = any(${mailedKinds}::text[])
      and p.user_id = n.user_id and p.kind = n.kind and (
        p.email = 'Instant' or p.email in ('Daily', 'Weekly') and n.facts ->> 'severity' = 'Critical')
    returning n.id`.execute(tx)
  return rows.map((row) => row.id)
}

/** So much of one person's day may stand unread: whoever writes without end tells no more until it is read. */
const unreadOfOneMax = 100
/** Asked for once each, and answered. */
const alwaysToldKinds: NotificationKind[] = [...renewedKinds, ...groupedKinds]

const isBlocked = hasBlocked(sql.ref('r.userId'), 'r.actorId')

/** Nobody is told of somebody they have blocked, nor without end of anybody. */
async function withoutUnwanted(tx: Db, given: NewNotification[]): Promise<NewNotification[]> {
  const pairs = given.flatMap(({ userId, actorId, at }) => (actorId ? { userId, actorId, at } : []))
  if (pairs.length === 0) return given
  const { rows } = await sql<{ pair: string; is_blocked: boolean }>`
    select distinct r."userId" || ' ' || r."actorId" as pair, ${isBlocked} as is_blocked
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as r ("userId" uuid, "actorId" uuid, at timestamptz)
    where ${isBlocked} or ${unreadOfOneMax} <= (
      select count(*) from (
        select from notifications n
        where n.user_id = r."userId" and n.actor_id = r."actorId" and n.read_at is null
          and n.created_at > r.at - interval '1 day'
        limit ${unreadOfOneMax}) as unread)`.execute(tx)
  const unwanted = new Map(rows.map(({ pair, is_blocked }) => [pair, is_blocked]))
  return given.filter(({ userId, actorId, kind }) => {
    const isBlocked = unwanted.get(`${userId} ${actorId}`)
    return isBlocked === undefined || (!isBlocked && alwaysToldKinds.includes(kind))
  })
}

const recordset = (given: NewNotification[]) => sql`
  jsonb_to_recordset(${JSON.stringify(given.map((each) => ({ id: randomUUID(), ...each })))}::jsonb) as r (
    id uuid, "userId" uuid, kind text, key text, at timestamptz, "actorId" uuid, "contentItemId" uuid, "chatroomId" uuid,
    facts jsonb)`

/** One for each key, in one order, so that two transactions never wait for each other. */
const rowsOf = (given: NewNotification[]) => sql`
  select distinct on (r."userId", r.kind, r.key)
    r.id, r."userId", r.kind, r.key, r.at, r."actorId", r."contentItemId", r."chatroomId",
    coalesce(r.facts, '{}'), coalesce(p.in_app, true)
  from ${recordset(given)}
  left join notification_preferences p on p.user_id = r."userId" and p.kind = r.kind
  order by r."userId", r.kind, r.key, r.at desc`

const columns = sql`
  id, user_id, kind, key, created_at, actor_id, content_item_id, chatroom_id, facts, in_app`

/** Gives the ids of those that are news. */
async function insertNotifications(tx: Db, given: NewNotification[]): Promise<string[]> {
  if (given.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    insert into notifications as n (${columns})
    ${rowsOf(given)}
    on conflict (user_id, kind, key) do update
    set created_at = excluded.created_at, read_at = null, mailed_at = null, actor_id = excluded.actor_id,
        facts = excluded.facts, in_app = excluded.in_app
    where n.kind = any(${renewedKinds}::text[])
    returning n.id`.execute(tx)
  return rows.map((row) => row.id)
}

/** Somebody who did it before is no news; somebody new makes the notification unread again. */
async function groupNotifications(tx: Db, given: NewNotification[]): Promise<string[]> {
  if (given.length === 0) return []
  const { rows: counted } = await sql<{ notification_id: string; at: Date; is_new: boolean }>`
    with kept as (
      insert into notifications as n (${columns})
      ${rowsOf(given.map((each) => ({ ...each, actorId: null })))}
      on conflict (user_id, kind, key) do update set key = excluded.key
      returning n.id, n.user_id, n.kind, n.key)
    insert into notification_actors (notification_id, actor_id, at)
    select distinct on (kept.id, r."actorId") kept.id, r."actorId", r.at
    from ${recordset(given)}
    join kept on kept.user_id = r."userId" and kept.kind = r.kind and kept.key = r.key
    where r."actorId" is not null
    on conflict (notification_id, actor_id) do update set withdrawn_at = null
    returning notification_id, at, xmax = 0 as is_new`.execute(tx)
  const renewed = counted.filter((each) => each.is_new)
  if (renewed.length === 0) return []
  await sql`
    update notifications n
    set created_at = r.at, read_at = null, mailed_at = null
    from jsonb_to_recordset(${JSON.stringify(renewed)}::jsonb) as r (notification_id uuid, at timestamptz)
    where n.id = r.notification_id`.execute(tx)
  return [...new Set(renewed.map((each) => each.notification_id))]
}

/** Somebody took back what a grouped notification counts. */
export async function withdrawActor(
  tx: Db,
  {
    userId,
    kind,
    key,
    actorId,
    at,
  }: { userId: string; kind: NotificationKind; key: string; actorId: string; at: Date },
): Promise<void> {
  await sql`
    update notification_actors a
    set withdrawn_at = ${at}
    from notifications n
    where n.user_id = ${userId} and n.kind = ${kind} and n.key = ${key}
      and a.notification_id = n.id and a.actor_id = ${actorId}`.execute(tx)
}

/** What they told is gone: nobody has them any more. */
export async function withdrawNotifications(
  tx: Db,
  { kinds, key }: { kinds: NotificationKind[]; key: string },
): Promise<void> {
  await tx.deleteFrom('notifications').where('kind', 'in', kinds).where('key', '=', key).execute()
}

/** An invitation or a request was answered: read from now on. */
export async function settleNotification(
  tx: Db,
  { userId, kind, key, at }: { userId: string; kind: NotificationKind; key: string; at: Date },
): Promise<void> {
  const settled = await tx
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('read_at', 'is', null)
    .returning('id')
    .execute()
  for (const { id } of settled) announce(tx, notificationRead, { notificationId: id, userId })
}
