import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

/** Gives the ids of those that were in sight. */
export async function markItemsHidden(db: Db, contentItemIds: string[], at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update content_items
    set hidden_at = ${at}
    where id = any(${contentItemIds}::uuid[]) and hidden_at is null
    returning id`.execute(db)
  return rows.map((row) => row.id)
}

export async function unmarkItemsHidden(db: Db, contentItemIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update content_items
    set hidden_at = null
    where id = any(${contentItemIds}::uuid[]) and hidden_at is not null
    returning id`.execute(db)
  return rows.map((row) => row.id)
}

export interface EditorialValues {
  promoted_by?: string | null
  promoted_by_user_id?: string | null
  voice_of?: string | null
  paid_by?: string | null
  paid_for?: string | null
  editorial_rank?: number
}

export async function updateEditorial(db: Db, contentItemId: string, values: EditorialValues): Promise<void> {
  if (Object.keys(values).length === 0) return
  await db.updateTable('content_items').set(values).where('id', '=', contentItemId).execute()
}
