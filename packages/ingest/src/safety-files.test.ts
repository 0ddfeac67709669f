import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ImportContext } from './run-import.ts'
import { sharedData } from './testing/files.ts'
import { importContext, importFrom } from './testing/import.ts'
import { noticesOf } from './testing/notices.ts'

interface RawReport {
  din: string
  type: { label: string }
  status: string
}

const path = (name: string) => `${sharedData}${name}`

/** Beside the sources' own files, where they are. */
describe.runIf(existsSync(sharedData))('the real files of safety notices', () => {
  let context: ImportContext
  const raw = () => JSON.parse(readFileSync(path('shortages/active-reports-2026-01-05.json'), 'utf8')) as RawReport[]

  beforeAll(async () => {
    context = await importContext()
    await importFrom(context, 'shortages', path('shortages/active-reports-2026-01-05.json'))
    await importFrom(context, 'drug-products', path('dpd/2026-05'))
  })

  it('gathers the reports of each DIN into one notice, as an independent reading counts them', async () => {
    const expected = new Set(raw().map(({ din, type }) => `${type.label} ${din}`))

    const { rows } = await sql<{ kind: string; count: number }>`
      select kind, count(*)::int as count from safety_notices where kind in ('Shortage', 'Discontinuation') group by 1 order by 1`.execute(
      context.db,
    )
    const { rows: reports } = await sql<{ count: number }>`
      select count(*)::int as count from safety_reports where source = 'shortages'`.execute(context.db)

    expect(reports).toEqual([{ count: 1_884 }])
    expect(rows).toEqual([
      { kind: 'Discontinuation', count: [...expected].filter((each) => each.startsWith('discontinuance')).length },
      { kind: 'Shortage', count: [...expected].filter((each) => each.startsWith('shortage')).length },
    ])
  })

  it('binds the open reports to the products that came after them', async () => {
    const { rows } = await sql<{ status: string | null; reports: number }>`
      select v.details ->> 'drugStatus' as status, count(*)::int as reports
      from safety_reports r
      join safety_notices n on n.key = r.notice_key
      left join safety_bindings b on b.notice_id = n.id and b.is_direct
      left join content_items i on i.id = b.content_item_id
      left join content_versions v on v.id = i.current_version_id
      where r.source = 'shortages'
      group by 1 order by 1`.execute(context.db)

    // 1,036 of marketed products, of which one for animals, which is not in the catalogue.
    expect(rows).toEqual([
      { status: 'Approved', reports: 6 },
      { status: 'Dormant', reports: 459 },
      { status: 'Marketed', reports: 1_035 },
      { status: null, reports: 384 },
    ])
  })

  it('changes nothing when it reads the same again', async () => {
    const before = await noticesOf(context.db)

    const { counts } = await importFrom(context, 'shortages', path('shortages/active-reports-2026-01-05.json'))

    expect(counts).toMatchObject({ read: 1_884, created: 0, updated: 0, unchanged: 1_884 })
    expect(await noticesOf(context.db)).toEqual(before)
  })

  it('binds at least 85 % of the recalls of drugs for people, and says which are by name alone', async () => {
    const { counts } = await importFrom(context, 'recalls', path('recalls'))

    const { rows } = await sql<{ notices: number; bound: number }>`
      select count(*)::int as notices,
             count(*) filter (where exists (select from safety_bindings b where b.notice_id = n.id and b.is_direct))::int as bound
      from safety_notices n where n.kind in ('Recall', 'Advisory')`.execute(context.db)

    expect(counts).toMatchObject({ read: 605, broken: 0 })
    expect((rows[0]?.bound ?? 0) / (rows[0]?.notices ?? 1)).toBeGreaterThanOrEqual(0.85)
  })
})
