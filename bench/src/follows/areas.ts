import type { Db } from '@materia/server/platform/db/db.ts'

/** The areas that items are of, without those they are parts of. */
export async function listAreas(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('areas_of_interest')
    .select('id')
    .where('parent_id', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
