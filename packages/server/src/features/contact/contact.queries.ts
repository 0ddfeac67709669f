import { randomUUID } from 'node:crypto'
import type { ContactForm, ContactReason, Language } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

export async function insertContactMessage(
  db: Db,
  {
    name,
    email,
    message,
    reason,
    language,
  }: Pick<ContactForm, 'name' | 'email' | 'message' | 'reason'> & { language: Language },
): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({
      id: randomUUID(),
      name,
      email,
      message,
      reason,
      language,
      answered_at: null,
      answered_by_id: null,
      answer: null,
    })
    .execute()
}

export interface ContactMessageRow {
  id: string
  name: string
  email: string
  message: string
  reason: ContactReason
  language: Language
  created_at: Date
  answer: string | null
  answered_at: Date | null
  answered_by_name: string | null
}

type State = 'open' | 'answered'

const inbox = sql`
  select m.id, m.name, m.email, m.message, m.reason, m.language, m.created_at, m.answer, m.answered_at,
         u.first_name || ' ' || u.last_name as answered_by_name
  from contact_messages m
  left join users u on u.id = m.answered_by_id`

/** Newest first. */
export async function listContactMessages(
  db: Db,
  { state, count, offset }: { state: State; count: number; offset: number },
): Promise<ContactMessageRow[]> {
  const { rows } = await sql<ContactMessageRow>`
    ${inbox}
    where (m.answered_at is null) = ${state === 'open'}
    order by m.created_at desc, m.id
    limit ${count} offset ${offset}`.execute(db)
  return rows
}

export async function countContactMessages(db: Db, state: State): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contact_messages where (answered_at is null) = ${state === 'open'}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function lockContactMessage(db: Db, id: string): Promise<ContactMessageRow | undefined> {
  const { rows } = await sql<ContactMessageRow>`${inbox} where m.id = ${id} for update of m`.execute(db)
  return rows[0]
}

export async function updateContactAnswer(
  db: Db,
  id: string,
  answer: { answer: string; answered_at: Date; answered_by_id: string },
): Promise<void> {
  await db.updateTable('contact_messages').set(answer).where('id', '=', id).execute()
}

/** True for whoever brings the challenge first. */
export async function spendChallenge(
  db: Db,
  { challenge, expiresAt, now }: { challenge: string; expiresAt: Date; now: Date },
): Promise<boolean> {
  await db.deleteFrom('spent_challenges').where('expires_at', '<', now).execute()
  const spent = await db
    .insertInto('spent_challenges')
    .values({ challenge, expires_at: expiresAt })
    .onConflict((oc) => oc.doNothing())
    .returning('challenge')
    .executeTakeFirst()
  return spent !== undefined
}
