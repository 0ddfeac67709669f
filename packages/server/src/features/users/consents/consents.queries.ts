import type { LegalDocument } from '@materia/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { LegalConsentsTable } from '../users.tables.ts'

export type ConsentRow = Selectable<LegalConsentsTable>

const columns = { Terms: 'terms_version', Privacy: 'privacy_version' } as const satisfies Record<LegalDocument, string>

/** Agreeing twice is agreeing once. */
export async function insertConsents(db: Db, consents: Omit<ConsentRow, 'id'>[]): Promise<void> {
  const [first] = consents
  if (!first) return
  await db
    .insertInto('legal_consents')
    .values(consents)
    .onConflict((oc) => oc.columns(['user_id', 'document', 'version']).doNothing())
    .execute()
  await db
    .updateTable('users')
    .set(Object.fromEntries(consents.map(({ document, version }) => [columns[document], version])))
    .where('id', '=', first.user_id)
    .execute()
}

const listed = 200

/** Newest first. */
export const listConsentsOf = (db: Db, userId: string): Promise<ConsentRow[]> =>
  db
    .selectFrom('legal_consents')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('given_at', 'desc')
    .orderBy('document')
    .limit(listed)
    .execute()
