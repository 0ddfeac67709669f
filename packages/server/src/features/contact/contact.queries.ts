import { randomUUID } from 'node:crypto'
import type { ContactForm } from '@materia/contract'
import type { Db } from '../../platform/db/db.ts'

export async function insertContactMessage(
  db: Db,
  { name, email, message, reason }: Pick<ContactForm, 'name' | 'email' | 'message' | 'reason'>,
): Promise<void> {
  await db.insertInto('contact_messages').values({ id: randomUUID(), name, email, message, reason }).execute()
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
