import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { openZipEntry } from '@materia/ingest/input/zip.ts'
import type { ImportContext } from '@materia/ingest/run-import.ts'
import { importContext, importFrom } from '@materia/ingest/testing/import.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { areRealFiles, realFiles } from './real-files.ts'

const path = (name: string) => join(realFiles, name)
const reportsFile = 'shortages/active-reports-2026-01-05.json'
/** The extracts of one release: on the market, dormant, approved; veterinary products are in none of the catalogue. */
const extracts = {
  Marketed: ['allfiles', 'drug'],
  Dormant: ['allfiles_dr', 'drug_dr'],
  Approved: ['allfiles_ap', 'drug_ap'],
}

/** Which extract has each number, read without the importer. */
async function extractByDin(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const [status, [zip, table]] of Object.entries(extracts)) {
    const content = await text(await openZipEntry(path(`dpd/2026-05/${zip}.zip`), `${table}.txt`))
    for (const line of content.split('\r\n').filter(Boolean)) {
      const [, , kind = '', din = ''] = line.slice(1, -1).split('","')
      if (!/^(Veterinary|Disinfectant)/.test(kind)) found.set(din, status)
    }
  }
  return found
}

/** Alerts about drugs that are authorized for people, read without the importer. */
function countDrugRecalls(): number {
  const files = readdirSync(path('recalls')).filter((name) => name.endsWith('.json'))
  const alerts = files.flatMap((name) => JSON.parse(readFileSync(path(`recalls/${name}`), 'utf8'))) as Alert[]
  return alerts.filter(
    ({ Category = '', Issue = '', Product = '' }) =>
      /drugs|biologic/i.test(Category) && !/unauthorized/i.test(Issue) && !/disinfect/i.test(Product),
  ).length
}

interface Alert {
  Category?: string
  Issue?: string
  Product?: string
}

describe.runIf(areRealFiles(realFiles) && existsSync(path(reportsFile)))(
  'the real files of safety',
  { timeout: 1_800_000 },
  () => {
    let context: ImportContext
    beforeAll(async () => {
      context = await importContext()
      for (const [zip] of Object.values(extracts))
        await importFrom(context, 'drug-products', path(`dpd/2026-05/${zip}.zip`))
    }, 1_800_000)

    it('bind every open report to the product that has its number, and keep the others', async () => {
      const reports = JSON.parse(readFileSync(path(reportsFile), 'utf8')) as { din: string }[]
      const known = await extractByDin()

      const { counts } = await importFrom(context, 'shortages', path(reportsFile))
      const again = await importFrom(context, 'shortages', path(reportsFile))

      const expected = Map.groupBy(reports, ({ din }) => known.get(din) ?? 'unbound')
      const { rows } = await sql<{ status: string; reports: number }>`
        select coalesce(bound.status, 'unbound') as status, count(*)::int as reports
        from safety_reports r
        join safety_notices n on n.key = r.notice_key
        left join lateral (
          select v.details ->> 'drugStatus' as status
          from safety_bindings b
          join content_items i on i.id = b.content_item_id and i.type = 'Drug'
          join content_versions v on v.id = i.current_version_id
          where b.notice_id = n.id and b.is_direct
          limit 1) as bound on true
        where r.source = 'shortages'
        group by 1`.execute(context.db)
      expect(counts).toMatchObject({ read: 1_884, created: 1_884, broken: 0 })
      expect(again.counts).toMatchObject({ created: 0, updated: 0 })
      expect(Object.fromEntries(rows.map(({ status, reports: count }) => [status, count]))).toEqual(
        Object.fromEntries([...expected].map(([status, some]) => [status, some.length])),
      )
    })

    it('bind at least 85 in 100 recalls of drugs for people', async () => {
      await importFrom(context, 'recalls', path('recalls'))
      const again = await importFrom(context, 'recalls', path('recalls'))

      const { rows } = await sql<{ notices: number; bound: number }>`
        select count(*)::int as notices, count(*) filter (where exists (
          select from safety_bindings b where b.notice_id = n.id and b.is_direct))::int as bound
        from safety_notices n where exists (
          select from safety_reports r where r.notice_key = n.key and r.source = 'recalls')`.execute(context.db)
      const [{ notices, bound } = { notices: 0, bound: 0 }] = rows
      expect(notices).toBe(countDrugRecalls())
      expect(bound / notices).toBeGreaterThanOrEqual(0.85)
      expect(again.counts).toMatchObject({ created: 0, updated: 0 })
    })

    it('mark what was retracted, and not what retracts it', async () => {
      const file = 'retractions/pubmedsample_2019.xml.gz'
      const records = gunzipSync(readFileSync(path(file)))
        .toString('utf8')
        .split('</PubmedArticle>')
      const pmidOf = (record: string) => /<PMID Version="\d+">(\d+)</.exec(record)?.[1] ?? ''
      const retracted = records.filter((record) => record.includes('UI="D016441"')).map(pmidOf)
      const notices = records.filter((record) => record.includes('UI="D016440"')).map(pmidOf)

      await importFrom(context, 'pubmed', path(file))

      const { rows } = await sql<{ pmid: string }>`
        select distinct v.details ->> 'pmid' as pmid
        from safety_notices n
        join safety_bindings b on b.notice_id = n.id and b.is_direct
        join content_items i on i.id = b.content_item_id and i.type = 'Article'
        join content_versions v on v.id = i.current_version_id
        where n.kind = 'Retraction' and n.is_open`.execute(context.db)
      expect(retracted).toHaveLength(3)
      expect(rows.map(({ pmid }) => pmid).toSorted()).toEqual(retracted.toSorted())
      expect(rows.filter(({ pmid }) => notices.includes(pmid))).toEqual([])
    })

    it('read every row of Retraction Watch', async () => {
      const file = path('retractions/retraction_watch_subset.csv')

      const { counts } = await importFrom(context, 'retractions', file)
      const again = await importFrom(context, 'retractions', file)

      expect(counts).toMatchObject({ read: 6, broken: 0 })
      expect(again.counts).toMatchObject({ created: 0, updated: 0 })
    })
  },
)
