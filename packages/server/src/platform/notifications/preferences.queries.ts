import type { NotificationKind, NotificationPreference, NotificationPreferences } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import './notifications.tables.ts'

/** As each kind comes to somebody who chose nothing. Nothing but what asks for an answer is mailed without consent. */
const defaultPreferences: NotificationPreferences = {
  FolioInvite: { inApp: true, email: 'Instant' },
  ChatroomInvite: { inApp: true, email: 'Instant' },
  Followed: { inApp: true, email: 'Off' },
  Liked: { inApp: true, email: 'Off' },
  Commented: { inApp: true, email: 'Off' },
  Mentioned: { inApp: true, email: 'Off' },
  AuthorRequest: { inApp: true, email: 'Instant' },
  SubscriptionMatch: { inApp: true, email: 'Off' },
  SafetyNotice: { inApp: true, email: 'Off' },
  Security: { inApp: true, email: 'Instant' },
  ReportAnswered: { inApp: true, email: 'Off' },
}

export async function getPreferences(db: Db, userId: string): Promise<NotificationPreferences> {
  const chosen = await db
    .selectFrom('notification_preferences')
    .select(['kind', 'in_app', 'email'])
    .where('user_id', '=', userId)
    .execute()
  const changes = chosen.map(({ kind, in_app, email }) => [kind, { inApp: in_app, email }] as const)
  return { ...defaultPreferences, ...Object.fromEntries(changes) }
}

export async function savePreferences(
  tx: Db,
  userId: string,
  chosen: Partial<Record<NotificationKind, NotificationPreference>>,
): Promise<void> {
  const rows = Object.entries(chosen).map(([kind, { inApp, email }]) => ({ kind, in_app: inApp, email }))
  await sql`
    insert into notification_preferences (user_id, kind, in_app, email)
    select ${userId}::uuid, r.kind, r.in_app, r.email
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (kind text, in_app boolean, email text)
    on conflict (user_id, kind) do update set in_app = excluded.in_app, email = excluded.email`.execute(tx)
}

/** Whether somebody wants a mail of this kind at once; what goes into a digest is not mailed by itself. */
export async function wantsMailAtOnce(db: Db, userId: string, kind: NotificationKind): Promise<boolean> {
  return (await listWantingMailAtOnce(db, [userId], kind)).has(userId)
}

/** The people among these who want a mail of this kind at once. */
export async function listWantingMailAtOnce(db: Db, userIds: string[], kind: NotificationKind): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select u.id
    from unnest(${userIds}::uuid[]) as u (id)
    left join notification_preferences p on p.user_id = u.id and p.kind = ${kind}
    where coalesce(p.email, ${defaultPreferences[kind].email}) = 'Instant'`.execute(db)
  return new Set(rows.map((row) => row.id))
}
