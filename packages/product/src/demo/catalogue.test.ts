import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoFolder } from '@materia/ingest/demo-files.ts'
import { folderWith } from '@materia/ingest/testing/files.ts'
import { importContext, importFrom } from '@materia/ingest/testing/import.ts'
import { listItems } from '@materia/ingest/testing/items.ts'
import { stateOf } from '@materia/ingest/testing/state.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { loadDemoCatalogue } from './catalogue.ts'

/** The demo's tables, each changed. */
function releaseOf(change: (text: string) => string): Record<string, string> {
  const folder = demoFolder('drug-products')
  return Object.fromEntries(readdirSync(folder).map((name) => [name, change(readFileSync(join(folder, name), 'utf8'))]))
}

const today = new Date('2026-11-15T12:00:00Z')

it('fills the catalogue with drugs, their groups, decisions, articles and trials', async () => {
  const context = await importContext()

  await loadDemoCatalogue(context, { today })

  const { rows } = await sql<{ type: string; count: number }>`
    select type, count(*)::int as count from content_items group by type order by type`.execute(context.db)
  expect(Object.fromEntries(rows.map((row) => [row.type, row.count]))).toEqual({
    Article: 60,
    Decision: 25,
    Drug: 63,
    DrugBrandGroup: 29,
    DrugIngredient: 29,
    Trial: 30,
  })
  const { rows: linked } = await sql<{ relation: string; count: number }>`
    select relation, count(*)::int as count from content_links group by relation order by relation`.execute(context.db)
  expect(linked).toEqual([
    { relation: 'brand', count: 63 },
    { relation: 'decision', count: 17 },
    { relation: 'ingredient', count: 71 },
  ])
})

it('spreads what it loads over the last months and dates every record', async () => {
  const context = await importContext()
  const daysAgo = JSON.parse(readFileSync(demoFolder('dates.json'), 'utf8')) as object

  await loadDemoCatalogue(context, { today })

  const { rows } = await sql<{ source_key: string; published_on: Date }>`
    select source_key, published_on from content_items where type not in ('DrugBrandGroup', 'DrugIngredient')`.execute(
    context.db,
  )
  expect(rows.map((row) => row.source_key).sort()).toEqual(Object.keys(daysAgo).sort())
  const ages = rows.map((row) => (today.getTime() - row.published_on.getTime()) / 86_400_000)
  expect(Math.min(...ages)).toBeLessThanOrEqual(2)
  expect(Math.max(...ages)).toBeLessThan(300)
})

it('leaves alone what was imported before it', async () => {
  const context = await importContext()
  const other = releaseOf((text) => text.replaceAll('"49973"', '"990001"').replaceAll(/-20\d\d"/g, '-2019"'))
  await importFrom(context, 'drug-products', await folderWith(other))

  await loadDemoCatalogue(context, { today })

  const lipitor = (await listItems(context.db, 'Drug')).find(({ source_key }) => source_key === 'dpd:990001')
  expect(lipitor).toMatchObject({ title: 'Lipitor 10 mg', isGone: false })
})

it('changes not one row when it is loaded again', async () => {
  const context = await importContext()
  await loadDemoCatalogue(context, { today })
  const before = await stateOf(context.db)

  await loadDemoCatalogue(context, { today })

  expect(await stateOf(context.db)).toEqual(before)
})
