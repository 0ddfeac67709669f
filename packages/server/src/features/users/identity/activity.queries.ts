import { type Activity, securityActs } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

/** What happened to an account, newest first. */
export const listActivity = (db: Db, userId: string, limit: number) =>
  db
    .selectFrom('audit_log')
    .select(['id', 'at', 'act', 'ip'])
    .where('subject_id', '=', userId)
    .where('act', '=', sql<string>`any(${[...securityActs]}::text[])`)
    .orderBy('id', 'desc')
    .limit(limit)
    .$narrowType<{ act: Activity['act'] }>()
    .execute()
