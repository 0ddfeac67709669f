import type { NoticeKind, NoticeMatch, NoticeState } from '@materia/contract'
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Facts } from './notice.ts'
import type { Report } from './reports.ts'

type Json<Value> = ColumnType<Value, string, string>
type Day = ColumnType<string | null>

declare module '../../platform/db/db.ts' {
  interface Tables {
    safety_reports: {
      source: string
      record_key: string
      notice_key: string
      stated_on: Date
      report: Json<Report>
    }
    safety_notices: {
      id: string
      key: string
      kind: NoticeKind
      state: NoticeState
      severity: number
      source_id: number | null
      facts: Json<Facts>
      starts_on: Day
      expected_end_on: Day
      ended_on: Day
      updated_on: Day
      told_state: NoticeState | null
      is_open: GeneratedAlways<boolean>
    }
    safety_targets: { notice_id: string; scheme: string; value: string }
    safety_bindings: { notice_id: string; content_item_id: string; match: NoticeMatch; is_direct: boolean }
  }
}
