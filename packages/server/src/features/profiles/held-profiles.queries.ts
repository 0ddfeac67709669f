import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/** What a person wrote freely is out of sight while the profile is held for review. */
export const hiddenFields = sql<string[]>`
  case when p.held_at is null then p.hidden_fields else p.hidden_fields || '{bio,qualifications}'::text[] end`

export async function holdProfile(db: Db, userId: string, at: Date | null): Promise<void> {
  await db.updateTable('profiles').set({ held_at: at }).where('user_id', '=', userId).execute()
}
