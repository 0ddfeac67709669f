import type { ColumnType, Generated } from 'kysely'
import type { Counts } from './counts.ts'

export type RunStatus = 'running' | 'finished' | 'stopped' | 'failed'

declare module '@materia/server/platform/db/db.ts' {
  interface Tables {
    import_runs: {
      id: Generated<number>
      source: string
      origin: string
      status: RunStatus
      started_at: Generated<Date>
      finished_at: Date | null
      counts: ColumnType<Partial<Counts>, string | undefined, string>
      message: string | null
    }
    import_checkpoints: { source: string; unit: string; entries: number; is_done: Generated<boolean> }
    import_sightings: {
      source: string
      record_key: string
      part: string
      seen_on: Date
      state_on: Date | null
      revision: Generated<number>
      gone_on: Date | null
    }
    import_extracts: { source: string; part: string; date: Date }
    import_quarantine: {
      id: Generated<number>
      run_id: number
      source: string
      unit: string
      place: string
      record_key: string | null
      reason: string
      excerpt: string
      created_at: Generated<Date>
    }
    import_drug_groups: {
      drug_key: string
      relation: 'brand' | 'ingredient'
      group_key: string
      name: string
      name_fr: string | null
      published_on: Date | null
      areas: string[]
      is_linked: Generated<boolean>
    }
    import_marks: { source: string; name: string; value: string }
  }
}
