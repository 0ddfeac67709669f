import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { fixture, folderWith } from '../../testing/files.ts'
import { importContext, importFrom } from '../../testing/import.ts'
import { listItems } from '../../testing/items.ts'
import { edit, later, release } from '../../testing/releases.ts'
import { stateOf } from '../../testing/state.ts'

describe('importing drug products', () => {
  it('shows a product as its people write it, with its company, classes and groups', async () => {
    const context = await importContext()

    await importFrom(context, 'drug-products', fixture('drug-products'))

    const lipitor = (await listItems(context.db, 'Drug')).find((item) => item.source_key === 'dpd:49973')
    expect(lipitor).toMatchObject({
      title: 'Lipitor 10 mg',
      details: {
        din: '02230711',
        name: 'Lipitor',
        drugStatus: 'Marketed',
        drugIngredients: [{ name: 'Atorvastatin (atorvastatin calcium)', strength: '10', strengthUnit: 'mg' }],
        therapeuticClasses: [{ atcCode: 'C10AA05', atcName: 'Atorvastatin' }],
        forms: ['Tablet'],
        routes: ['Oral'],
        schedules: ['Prescription'],
        companyId: expect.any(Number),
      },
    })
    const { rows } = await sql<{ relation: string; title: string; summary: string }>`
      select l.relation, v.title, v.summary
      from content_links l
      join content_items f on f.id = l.from_id and f.source_key = 'dpd:49973'
      join content_items t on t.id = l.to_id
      join content_versions v on v.id = t.current_version_id
      order by l.relation`.execute(context.db)
    expect(rows).toEqual([
      { relation: 'brand', title: 'Lipitor', summary: 'Atorvastatin. 4 products.' },
      { relation: 'ingredient', title: 'Atorvastatin', summary: '4 products, among them Lipitor.' },
    ])
  })

  it('names the brand of an ingredient that is in one product alone', async () => {
    const context = await importContext()

    await importFrom(context, 'drug-products', fixture('drug-products'))

    const { rows } = await sql<{ summary: string }>`
      select v.summary from content_items i join content_versions v on v.id = i.current_version_id
      where i.type = 'DrugIngredient' and v.summary like 'One product%'`.execute(context.db)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ summary }) => summary.includes('among'))).toEqual([])
    expect(rows.some(({ summary }) => /^One product, [A-Z]/.test(summary))).toBe(true)
  })

  it('keeps what the source says in French beside the English', async () => {
    const context = await importContext()

    await importFrom(context, 'drug-products', fixture('drug-products'))

    const { rows } = await sql<{ key: string; title: string; summary: string; factLine: string; statusWord: string }>`
      select i.source_key as key, v.french ->> 'title' as title, v.french ->> 'summary' as summary,
             v.french ->> 'factLine' as "factLine", v.french ->> 'statusWord' as "statusWord"
      from content_items i
      join content_versions v on v.id = i.current_version_id
      where i.source_key in ('dpd:49973', 'ingredient:ATORVASTATIN')
      order by 1`.execute(context.db)
    expect(rows).toEqual([
      {
        key: 'dpd:49973',
        title: 'Lipitor 10 mg',
        summary: expect.stringMatching(/^Atorvastatine .*10 mg · Comprimé, orale · Médicaments sur ordonnance · /),
        factLine: expect.stringMatching(/^Atorvastatine .*10 mg · Comprimé · DIN 02230711$/),
        statusWord: 'Commercialisé',
      },
      {
        key: 'ingredient:ATORVASTATIN',
        title: 'Atorvastatine',
        summary: '4 produits, dont Lipitor.',
        factLine: null,
        statusWord: null,
      },
    ])
    const lipitor = (await listItems(context.db, 'Drug')).find((item) => item.source_key === 'dpd:49973')
    expect(lipitor?.details.french).toMatchObject({
      forms: ['Comprimé'],
      routes: ['Orale'],
      schedules: ['Médicaments sur ordonnance'],
      atcNames: ['Atorvastatine'],
    })
  })

  it('makes French names and brands synonyms for the search', async () => {
    const context = await importContext()

    await importFrom(context, 'drug-products', fixture('drug-products'))

    const { rows } = await sql<{ term: string; synonym: string }>`
      select term, array_to_string(synonym, ' ') as synonym from search_synonyms where source = 'drug-products'`.execute(
      context.db,
    )
    const pairs = rows.map(({ term, synonym }) => `${term} = ${synonym}`)
    expect(pairs).toContain('lipitor = atorvastatin')
    expect(pairs).toContain('tylenol extra strength = tylenol extra fort')
  })

  it('lets what needs no prescription stand behind what does in feeds', async () => {
    const context = await importContext()
    const tables = release((all) => edit(all, 'schedule.txt', /"49973","[^"]*"/, '"49973","OTC"'))

    await importFrom(context, 'drug-products', await folderWith(tables))

    const { rows } = await sql<{ source_key: string }>`
      select source_key from content_items where source_key in ('dpd:49973', 'dpd:66964') order by feed_rank desc`.execute(
      context.db,
    )
    expect(rows.map((row) => row.source_key)).toEqual(['dpd:66964', 'dpd:49973'])
  })

  it('leaves out what is not for people', async () => {
    const context = await importContext()
    const folder = await folderWith(
      release((tables) => edit(tables, 'drug.txt', '"49973","","Human"', '"49973","","Veterinary"')),
    )

    const { counts } = await importFrom(context, 'drug-products', folder)

    expect(counts).toMatchObject({ read: 63, created: 62, leftOut: 1 })
  })

  it('makes versions exactly where a later release differs, and marks what it no longer holds', async () => {
    const context = await importContext()
    await importFrom(context, 'drug-products', fixture('drug-products'))

    const { counts } = await importFrom(context, 'drug-products', await folderWith(release(later)))

    expect(counts).toMatchObject({ read: 62, created: 0, updated: 1, unchanged: 61, gone: 1 })
    const drugs = await listItems(context.db, 'Drug')
    expect(drugs.filter((item) => item.versions > 1).map((item) => item.source_key)).toEqual(['dpd:49973'])
    expect(drugs.filter((item) => item.isGone).map((item) => item.source_key)).toEqual(['dpd:12938'])
    expect(drugs.find((item) => item.source_key === 'dpd:49973')?.details).toMatchObject({
      drugStatus: 'CancelledPostMarket',
      statusDate: '2026-04-14',
    })
  })

  it('keeps a known product that a later release holds in a broken row', async () => {
    const context = await importContext()
    await importFrom(context, 'drug-products', fixture('drug-products'))
    const broken = release((tables) => {
      later(tables)
      edit(tables, 'status.txt', /"66964","Y"/, '"66964","N"')
    })

    const { counts } = await importFrom(context, 'drug-products', await folderWith(broken))

    expect(counts).toMatchObject({ read: 62, broken: 1, gone: 1 })
    const drugs = await listItems(context.db, 'Drug')
    expect(drugs.filter((item) => item.isGone).map((item) => item.source_key)).toEqual(['dpd:12938'])
    const lipitor = (await listItems(context.db, 'DrugBrandGroup')).find((item) => item.source_key === 'brand:LIPITOR')
    expect(lipitor).toMatchObject({ versions: 1 })
  })

  it('lets no older release overwrite or bring back anything', async () => {
    const context = await importContext()
    await importFrom(context, 'drug-products', fixture('drug-products'))
    await importFrom(context, 'drug-products', await folderWith(release(later)))
    const before = await stateOf(context.db)

    const { counts } = await importFrom(context, 'drug-products', fixture('drug-products'))

    expect(counts).toMatchObject({ created: 0, updated: 0, gone: 0, older: 63 })
    expect(await stateOf(context.db)).toEqual(before)
  })

  it('brings back a product that is in a release again', async () => {
    const context = await importContext()
    await importFrom(context, 'drug-products', fixture('drug-products'))
    await importFrom(context, 'drug-products', await folderWith(release(later)))
    const again = release((tables) => edit(tables, 'drug.txt', /("49973",.*)"\d{2}-[A-Z]{3}-\d{4}"/, '$1"15-MAY-2026"'))

    await importFrom(context, 'drug-products', await folderWith(again))

    expect((await listItems(context.db, 'Drug')).filter((item) => item.isGone)).toEqual([])
  })

  it('groups a renamed product anew and marks a group that has lost its last product', async () => {
    const context = await importContext()
    await importFrom(context, 'drug-products', fixture('drug-products'))
    const renamed = release((tables) => {
      edit(
        tables,
        'drug.txt',
        /("82897","","Human","02343541",)"PROLIA"(.*)"\d{2}-[A-Z]{3}-\d{4}"/,
        '$1"PROLIANCE"$2"15-APR-2026"',
      )
    })

    await importFrom(context, 'drug-products', await folderWith(renamed))

    const brands = await listItems(context.db, 'DrugBrandGroup')
    expect(brands.find((item) => item.source_key === 'brand:PROLIA')).toMatchObject({ isGone: true })
    const { rows } = await sql<{ title: string }>`
      select v.title
      from content_links l
      join content_items f on f.id = l.from_id and f.source_key = 'dpd:82897'
      join content_items t on t.id = l.to_id
      join content_versions v on v.id = t.current_version_id
      where l.relation = 'brand'`.execute(context.db)
    expect(rows).toEqual([{ title: 'Proliance' }])
  })

  it('joins tables that are not in the order of the products', async () => {
    const context = await importContext()
    const reversed = (names: string[]) =>
      folderWith(
        release((tables) => {
          for (const name of names)
            tables[name] = `${(tables[name] ?? '').trim().split('\r\n').reverse().join('\r\n')}\r\n`
        }),
      )
    await importFrom(context, 'drug-products', fixture('drug-products'))

    for (const names of [['ingred.txt', 'status.txt'], ['drug.txt']]) {
      const { counts } = await importFrom(context, 'drug-products', await reversed(names))

      expect(counts).toMatchObject({ unchanged: 63, updated: 0 })
    }
  })

  it('reads the seven columns that the therapeutic classes once had', async () => {
    const context = await importContext()
    const older = release((tables) =>
      edit(
        tables,
        'ther.txt',
        /"49973","C10AA05","ATORVASTATIN",""/,
        '"49973","C10AA05","ATORVASTATIN","24:06.08","HMG-COA REDUCTASE INHIBITORS","",""',
      ),
    )

    await importFrom(context, 'drug-products', await folderWith(older))

    expect(
      (await listItems(context.db, 'Drug')).find((item) => item.source_key === 'dpd:49973')?.details.therapeuticClasses,
    ).toEqual([
      {
        atcCode: 'C10AA05',
        atcName: 'Atorvastatin',
        ahfsCode: '24:06.08',
        ahfsName: expect.stringContaining('reductase'),
      },
    ])
  })
})
