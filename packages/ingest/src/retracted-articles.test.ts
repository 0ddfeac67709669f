import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { ImportContext } from './run-import.ts'
import { sharedData } from './testing/files.ts'
import { importContext, importFrom } from './testing/import.ts'
import { stateOf } from './testing/state.ts'

const sample = `${sharedData}retractions/pubmedsample_2019.xml.gz`

/** What the file says, read by other means than the importer's. */
function readSample() {
  const records = gunzipSync(readFileSync(sample)).toString().split('<PubmedArticle>').slice(1)
  const numbered = records.map((record) => ({ pmid: /<PMID[^>]*>(\d+)</.exec(record)?.[1] ?? '', record }))
  const ofType = (type: string) => numbered.filter(({ record }) => record.includes(`>${type}</PublicationType>`))
  const noticeOf = (record: string) => /RefType="RetractionIn".*?<PMID[^>]*>(\d+)</s.exec(record)?.[1] ?? ''
  return {
    retracted: ofType('Retracted Publication').map(({ pmid, record }) => ({ pmid, noticePmid: noticeOf(record) })),
    notices: ofType('Retraction of Publication').map(({ pmid }) => pmid),
  }
}

/** The articles that an open retraction is bound to, and the notice that it names. */
async function listRetracted(context: ImportContext) {
  const { rows } = await sql<{ pmid: string; notice_pmid: string | null }>`
    select v.details ->> 'pmid' as pmid, n.facts ->> 'noticePmid' as notice_pmid
    from safety_notices n
    join safety_bindings b on b.notice_id = n.id
    join content_items i on i.id = b.content_item_id
    join content_versions v on v.id = i.current_version_id
    where n.kind = 'Retraction' and n.is_open
    order by 1`.execute(context.db)
  return rows.map(({ pmid, notice_pmid: noticePmid }) => ({ pmid, noticePmid: noticePmid ?? '' }))
}

it.runIf(existsSync(sample))(
  'marks the retracted records of PubMed’s sample and not their notices, however often it is read',
  async () => {
    const context = await importContext()
    const { retracted, notices } = readSample()

    await importFrom(context, 'pubmed', sample)
    const found = await listRetracted(context)
    const before = await stateOf(context.db)
    await importFrom(context, 'pubmed', sample)

    expect(retracted).toHaveLength(3)
    expect(notices.length).toBeGreaterThan(0)
    expect(found).toEqual(retracted.toSorted((one, other) => (one.pmid < other.pmid ? -1 : 1)))
    expect(found.filter(({ pmid }) => notices.includes(pmid))).toEqual([])
    expect(await listRetracted(context)).toEqual(found)
    expect(await stateOf(context.db)).toEqual(before)
  },
  120_000,
)
