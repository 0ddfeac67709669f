import type { AppealResolution, AppealSubject, ReportReason, ReportSubject } from '@materia/contract'
import type { Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    reports: {
      id: string
      reporter_id: string | null
      subject_type: ReportSubject
      subject_id: string
      reason: ReportReason
      comment: string | null
      created_at: Generated<Date>
      resolved_at: Date | null
      resolved_by_id: string | null
      resolution: 'hidden' | 'dismissed' | null
      hid_at: Date | null
    }
    appeals: {
      id: string
      subject_type: AppealSubject
      subject_id: string
      author_id: string
      comment: string
      created_at: Date
      hidden_by_id: string | null
      resolved_at: Date | null
      resolved_by_id: string | null
      resolution: AppealResolution | null
    }
    report_clearances: {
      subject_type: ReportSubject
      subject_id: string
      reason: ReportReason
      cleared_at: Date
      cleared_by_id: string | null
    }
  }
}
