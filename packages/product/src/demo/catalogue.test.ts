import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoFolder } from '@materia/ingest/demo-files.ts'
import { fixture, folderWith } from '@materia/ingest/testing/files.ts'
import { importContext, importFrom } from '@materia/ingest/testing/import.ts'
import { listItems } from '@materia/ingest/testing/items.ts'
import { stateOf } from '@materia/ingest/testing/state.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { loadDemoCatalogue } from './catalogue.ts'
import { demoFolios } from './folios.ts'
import { demoArticles } from './posts/index.ts'
import { demoRooms } from './rooms.ts'

const today = new Date('2026-11-15T12:00:00Z')
// The newest of the extracts that the demo's records were chosen from.
const extractedOn = '2026-04-01'

async function loadDemo() {
  const context = await importContext()
  await loadDemoCatalogue(context, { today })
  return context
}

// For those that only look at it.
let loaded: ReturnType<typeof loadDemo> | undefined
const loadedDemo = () => {
  loaded ??= loadDemo()
  return loaded
}

describe('the catalogue of the demo', () => {
  it('holds drugs, their groups, decisions, articles and trials', async () => {
    const { db } = await loadedDemo()

    const { rows } = await sql<{ type: string; count: number }>`
      select type, count(*)::int as count from content_items group by type order by type`.execute(db)
    expect(Object.fromEntries(rows.map((row) => [row.type, row.count]))).toEqual({
      Article: 88,
      Decision: 144,
      Drug: 706,
      DrugBrandGroup: 346,
      DrugIngredient: 176,
      Trial: 48,
    })
    const { rows: linked } = await sql<{ relation: string; count: number }>`
      select relation, count(*)::int as count from content_links group by relation order by relation`.execute(db)
    expect(linked).toEqual([
      { relation: 'brand', count: 703 },
      { relation: 'decision', count: 114 },
      { relation: 'ingredient', count: 747 },
    ])
  })

  it('has the ingredients that Canadians are prescribed most', async () => {
    const { db } = await loadedDemo()

    const ingredients = (await listItems(db, 'DrugIngredient')).map(({ title }) => title)

    expect(mostPrescribed.filter((name) => !ingredients.includes(name))).toEqual([])
  })

  it('dates every record as its source does, and none later than the extract it is from', async () => {
    const { db } = await loadedDemo()

    const { rows } = await sql<{ source_key: string; published_on: string | null; arrived_on: string }>`
      select i.source_key, to_char(v.published_on at time zone 'UTC', 'YYYY-MM-DD') as published_on,
             to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD') as arrived_on
      from content_items i join content_versions v on v.id = i.current_version_id`.execute(db)
    expect(rows.filter(({ published_on }) => published_on && published_on > extractedOn)).toEqual([])
    expect(rows.find(({ source_key }) => source_key === 'pmid:19717846')).toMatchObject({
      published_on: '2009-09-10',
      arrived_on: '2026-11-09',
    })
    expect(rows.find(({ source_key }) => source_key === 'nct:NCT01206062')).toMatchObject({ published_on: null })
  })

  it('writes no sentence in the name of a source', async () => {
    const { db } = await loadedDemo()

    const articles = await listItems(db, 'Article')
    expect(articles.filter(({ details }) => details.content || (details.sections as object[]).length > 0)).toEqual([])
    const trials = await listItems(db, 'Trial')
    expect(trials.filter(({ details }) => details.description || details.eligibility)).toEqual([])
    const { rows } = await sql<{ title: string; summary: string }>`
      select v.title, v.summary from content_items i join content_versions v on v.id = i.current_version_id
      where i.type in ('Article', 'Trial', 'Decision') and v.summary is not null`.execute(db)
    expect(rows).toEqual([])
  })

  it('says of articles known by citations alone only what a citation says', async () => {
    const { db } = await loadedDemo()

    const cited = (await listItems(db, 'Article')).filter(({ details }) => details.processingStatus === null)

    expect(cited).toHaveLength(58)
    for (const { details } of cited) {
      expect(details).toMatchObject({ dateCompleted: null, dateRevised: null, keywords: [], meshHeadings: [] })
      expect(details).toMatchObject({ pmid: expect.stringMatching(/^\d+$/), volume: expect.stringMatching(/^\d+$/) })
      expect(details.journalIssueDate).toMatch(/^\d{4}( [A-Z][a-z]{2}( \d{2})?)?$/)
    }
  })

  it('holds every record that a post, a folio or a message of the demo names', async () => {
    const { db } = await loadedDemo()
    const named: string[] = []
    const link = (key: string) => {
      named.push(key)
      return ''
    }
    for (const { versions } of demoArticles) for (const { content } of versions) content({ link, figure: () => '' })
    for (const { clippings } of demoFolios) named.push(...clippings.map(({ of }) => of))
    for (const { messages } of demoRooms) named.push(...messages.flatMap(({ shares }) => shares ?? []))

    const { rows } = await sql<{ source_key: string }>`
      select source_key from content_items where source_key = any(${named}::text[])`.execute(db)

    const held = new Set(rows.map(({ source_key }) => source_key))
    expect(named.filter((key) => !held.has(key))).toEqual([])
    expect(held.size).toBeGreaterThan(40)
  })

  it('leaves alone what was imported before it', async () => {
    const context = await importContext()
    const folder = fixture('drug-products')
    const other = readdirSync(folder).map((name) => {
      const table = readFileSync(join(folder, name), 'utf8')
      return [name, table.replaceAll('"49973"', '"990001"').replaceAll(/-20\d\d"/g, '-2019"')]
    })
    await importFrom(context, 'drug-products', await folderWith(Object.fromEntries(other)))

    await loadDemoCatalogue(context, { today })

    const lipitor = (await listItems(context.db, 'Drug')).find(({ source_key }) => source_key === 'dpd:990001')
    expect(lipitor).toMatchObject({ title: 'Lipitor 10 mg', isGone: false })
  })

  it('changes not one row when it is loaded again', async () => {
    const context = await loadDemo()
    const before = await stateOf(context.db)

    await loadDemoCatalogue(context, { today })

    expect(await stateOf(context.db)).toEqual(before)
  })

  it('is small enough to stay in the repository', () => {
    const files = ['drug-products', 'formulary', 'decisions', 'pubmed', 'trials'].flatMap((name) =>
      readdirSync(demoFolder(name)).map((file) => join(demoFolder(name), file)),
    )

    expect(files.reduce((sum, file) => sum + readFileSync(file).length, 0)).toBeLessThan(2_000_000)
  })
})

const mostPrescribed = `
  Acetaminophen Allopurinol Amitriptyline Amlodipine Amoxicillin Apixaban Aripiprazole Atorvastatin
  Azithromycin Bisoprolol Budesonide Bupropion Carbamazepine Carvedilol Celecoxib Cephalexin Ciprofloxacin
  Citalopram Clarithromycin Clonazepam Clopidogrel Dapagliflozin Diclofenac Digoxin Diltiazem Donepezil
  Doxycycline Duloxetine Dutasteride Empagliflozin Enalapril Escitalopram Esomeprazole Estradiol Ezetimibe
  Finasteride Fluoxetine Furosemide Gabapentin Gliclazide Hydrochlorothiazide Hydromorphone Ibuprofen
  Indapamide Irbesartan Lamotrigine Lansoprazole Levothyroxine Linagliptin Lisinopril Lorazepam Losartan
  Metformin Methotrexate Methylphenidate Metoprolol Metronidazole Mirtazapine Montelukast Morphine Naproxen
  Nifedipine Nitrofurantoin Nitroglycerin Olanzapine Omeprazole Pantoprazole Paroxetine Perindopril
  Pravastatin Prednisone Pregabalin Quetiapine Rabeprazole Ramipril Risperidone Rivaroxaban Rosuvastatin
  Salbutamol Semaglutide Sertraline Sildenafil Simvastatin Sitagliptin Spironolactone Sulfamethoxazole
  Tamsulosin Telmisartan Tiotropium Topiramate Tramadol Trazodone Trimethoprim Valacyclovir Valsartan
  Venlafaxine Verapamil Warfarin Zopiclone
`
  .trim()
  .split(/\s+/)
