import type { AuditAct } from '@materia/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Db } from '../db/db.ts'

declare module '../db/db.ts' {
  interface Tables {
    audit_log: {
      id: Generated<number>
      at: ColumnType<Date, Date | undefined, never>
      act: string
      actor_id: string | null
      subject_type: string | null
      subject_id: string | null
      ip: string | null
      detail: ColumnType<Record<string, unknown>, string, never>
    }
  }
}

export interface Act {
  act: AuditAct
  actorId: string | null
  subject?: { type: string; id: string }
  /** Where from; unknown for what the product does by itself. */
  ip?: string | null
  /** Never a name, an address or a secret. */
  detail?: Record<string, string | number | boolean | null>
}

/** Adds to the record within the transaction that makes the act true. */
export async function recordAct(tx: Db, { act, actorId, subject, ip, detail = {} }: Act): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      act,
      actor_id: actorId,
      subject_type: subject?.type ?? null,
      subject_id: subject?.id ?? null,
      ip: ip ?? null,
      detail: JSON.stringify(detail),
    })
    .execute()
}
