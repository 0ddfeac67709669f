import { readFile } from 'node:fs/promises'
import { expectRefused } from './database.ts'
import { repository } from './manual.ts'
import type { Report } from './report.ts'
import type { Stage } from './stage.ts'

const changes = [
  "update audit_log set act = 'nothing'",
  'delete from audit_log',
  'truncate audit_log',
  'truncate audit_log cascade',
]
const ways = [
  'alter table audit_log disable trigger all',
  'drop trigger audit_log_append_only on audit_log',
  'create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return null; end $$',
  'drop table audit_log',
  'alter table audit_log rename to another_log',
]

/** The record holds against the application's own database user. */
export async function checkAudit(report: Report, stage: Stage): Promise<void> {
  await report.check("the audit log refuses every change to the application's database user", async () => {
    for (const statement of changes) await expectRefused(stage, statement, /The audit log can only be added to/)
    const bypass = `set session_replication_role = replica; ${changes[0]}`
    await expectRefused(stage, bypass, /permission denied to set parameter/)
  })
  await report.check('sealed, it keeps its guards from that user too', async () => {
    await stage.postgres.administer(await readFile(`${repository}deploy/seal-audit-log.sql`, 'utf8'), 'materia')
    for (const statement of [...changes, ...ways])
      await expectRefused(stage, statement, /permission denied|must be owner/)
  })
}
