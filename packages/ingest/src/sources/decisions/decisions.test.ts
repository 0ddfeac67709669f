import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { demoFolder } from '../../demo-files.ts'
import { fixture, folderWith } from '../../testing/files.ts'
import { importContext, importFrom } from '../../testing/import.ts'
import { listItems } from '../../testing/items.ts'
import { stateOf } from '../../testing/state.ts'

const [list, english, french, oldKeys] = ['list', 'RDS90001_en', 'RDS90001_fr', 'SSR90001_oldkeys'].map((name) =>
  fixture(`decisions/${name}.json`),
)

describe('importing decisions', () => {
  it('reads the list, keeps drugs and devices of one number apart, and mends the source', async () => {
    const context = await importContext()

    const { counts } = await importFrom(context, 'decisions', list ?? '')

    expect(counts).toMatchObject({ read: 6, created: 4, broken: 2 })
    expect(await listItems(context.db)).toMatchObject([
      {
        source_key: 'decision:RDS90001',
        title: 'Inventa (inventin): regulatory decision',
        details: { outcome: 'Approved', dins: ['00000001', '00000002'], productName: 'Inventa' },
      },
      {
        source_key: 'decision:RDS90002',
        title: 'Summary of cancellation for Otherine',
        details: { outcome: 'Submission cancelled', medicinalIngredient: null },
      },
      {
        source_key: 'decision:SBD90001',
        title: 'Inventa™ (Inventin): summary basis of decision',
        details: { decisionType: 'Basis', dins: ['00000001'] },
      },
      {
        source_key: 'decision:SBD90001:device:2006-05-01',
        title: 'Invented Stent: summary basis of decision',
        details: { manufacturer: 'Gamma Toronto', dins: [] },
      },
    ])
  })

  it('refuses a day that is none, and takes a record without one', async () => {
    const context = await importContext()
    const line = (link_id: string, date_decision: string | null) => ({ link_id, drug_name: 'Inventa', date_decision })
    const folder = await folderWith({
      'a.json': JSON.stringify([line('RDS90901', 'soon'), line('RDS90902', ''), line('RDS90903', null)]),
    })

    const { counts } = await importFrom(context, 'decisions', folder)

    expect(counts).toMatchObject({ read: 3, created: 2, broken: 1 })
    const [{ reason } = { reason: '' }] = await context.db.selectFrom('import_quarantine').select('reason').execute()
    expect(reason).toBe('Expected a day as YYYY-MM-DD in "date_decision", found "soon".')
  })

  it('words the title of a line of the list in French too, until the source itself speaks', async () => {
    const context = await importContext()
    const frenchTitleOf = async (key: string) => {
      const { rows } = await sql<{ title: string | null }>`
        select v.french ->> 'title' as title
        from content_items i join content_versions v on v.id = i.current_version_id
        where i.source_key = ${key}`.execute(context.db)
      return rows[0]?.title
    }

    await importFrom(context, 'decisions', list ?? '')
    expect(await frenchTitleOf('decision:SBD90001')).toBe('Inventa™ (Inventin)\u00a0: sommaire des motifs de décision')
    expect(await frenchTitleOf('decision:RDS90002')).toBeNull()

    await importFrom(context, 'decisions', english ?? '')
    expect(await frenchTitleOf('decision:RDS90001')).toBeNull()
  })

  it('tells the whole text in order, cleaned, with empty sections left out', async () => {
    const context = await importContext()

    await importFrom(context, 'decisions', english ?? '')

    const [item] = await listItems(context.db)
    expect(item?.details.decisionItems).toEqual([
      { id: 1, name: 'What the submission was for', contents: '<p>To treat heart failure.</p>', orderIndex: 0 },
      {
        id: 2,
        name: 'Why the decision was issued',
        contents:
          '<p>It works &lt; see <a href="https://hpr-rps.hres.ca/reg-content/x.php?linkID=SBD90001" rel="noopener noreferrer">the basis</a>.</p>',
        orderIndex: 1,
      },
      {
        id: 3,
        name: 'The submission',
        contents: expect.stringContaining('<li><strong>Filed:</strong> 2019-01-01</li>'),
        orderIndex: 2,
      },
    ])
  })

  it('reads the names that fields once had, and bullets in their order', async () => {
    const context = await importContext()

    await importFrom(context, 'decisions', oldKeys ?? '')

    const [item] = await listItems(context.db)
    expect(item).toMatchObject({
      title: 'Inventa (inventin): severe invention – safety review',
      details: {
        decisionType: 'SafteyReview',
        dateIssued: '2021-01-27',
        decisionItems: [
          { name: 'Key messages', contents: '<ul><li>First.</li><li>Second.</li></ul>' },
          { name: 'Overview', contents: '<p>What was seen.</p>' },
        ],
      },
    })
  })

  it('makes English and French two faces of one item, whichever comes first', async () => {
    const faces = async (files: (string | undefined)[]) => {
      const context = await importContext()
      for (const file of files) await importFrom(context, 'decisions', file ?? '')
      const before = await stateOf(context.db)
      for (const file of files) await importFrom(context, 'decisions', file ?? '')
      expect(await stateOf(context.db)).toEqual(before)
      const items = (await listItems(context.db)).filter((item) => item.source_key.startsWith('decision:RDS90001'))
      expect(items).toHaveLength(1)
      const { rows } = await sql<{ title: string; french: object }>`
        select v.title, v.summary, v.details, v.french from content_items i join content_versions v on v.id = i.current_version_id
        where i.source_key = 'decision:RDS90001'`.execute(context.db)
      return rows[0]
    }

    const both = await faces([list, french, english])

    expect(both).toMatchObject({
      title: 'Inventa (inventin): regulatory decision',
      summary: 'To treat heart failure.',
      french: { title: expect.stringContaining('décision réglementaire'), statusWord: expect.stringMatching(/./) },
      details: {
        outcome: 'Approved',
        french: { decisionItems: [{ name: 'Objet de la présentation' }, { name: 'Motifs de la décision' }] },
      },
    })
    expect(JSON.stringify(both?.french)).toContain('insuffisance cardiaque')
    expect(await faces([english, french, list])).toEqual(both)
    expect(await faces([french, english])).toEqual(both)
  })

  it('lets neither a line of the list nor the French text replace the English one', async () => {
    const context = await importContext()
    await importFrom(context, 'decisions', list ?? '')
    await importFrom(context, 'decisions', french ?? '')
    const inFrench = (await listItems(context.db)).find((item) => item.source_key === 'decision:RDS90001')
    await importFrom(context, 'decisions', english ?? '')
    const before = await stateOf(context.db)

    await importFrom(context, 'decisions', french ?? '')
    await importFrom(context, 'decisions', list ?? '')

    expect(inFrench).toMatchObject({
      title: 'Inventa (inventin): regulatory decision',
      details: { outcome: 'Approved' },
    })
    const now = (await listItems(context.db)).find((item) => item.source_key === 'decision:RDS90001')
    expect(now).toMatchObject({ versions: 3 })
    expect(JSON.stringify(now?.details)).toContain('To treat heart failure.')
    expect(await stateOf(context.db)).toEqual(before)
  })

  it('leads to the drugs it names by DIN, whichever came first', async () => {
    const linked = async (order: ('decisions' | 'drug-products')[]) => {
      const context = await importContext()
      for (const name of order) await importFrom(context, name, demoFolder(name))
      const { rows } = await sql<{ from_key: string; to_key: string }>`
        select f.source_key as from_key, t.source_key as to_key
        from content_links l
        join content_items f on f.id = l.from_id
        join content_items t on t.id = l.to_id
        where l.relation = 'decision'
        order by 1, 2`.execute(context.db)
      return rows
    }

    const decisionsFirst = await linked(['decisions', 'drug-products'])

    expect(decisionsFirst).toContainEqual({ from_key: 'decision:RDS00016', to_key: 'dpd:93249' })
    expect(await linked(['drug-products', 'decisions'])).toEqual(decisionsFirst)
  })

  it('leads by its brand to drugs of its ingredient or company where it names no DIN', async () => {
    const context = await importContext()
    const report = JSON.parse(await readFile(english ?? '', 'utf8'))
    const named = (link_id: string, drug_name: string, changes: object) =>
      JSON.stringify({ ...report, link_id, drug_name, din_list: [], ...changes })
    await importFrom(context, 'drug-products', fixture('drug-products'))
    const folder = await folderWith({
      'a.json': named('RDS90011', 'Norvasc™', {
        medical_ingredient: 'amlodipine besylate',
        manufacturer: 'Another Co.',
      }),
      'b.json': named('RDS90012', 'Coversyl', { medical_ingredient: 'inventin', manufacturer: 'Another Co.' }),
    })

    await importFrom(context, 'decisions', folder)

    const { rows } = await sql<{ keys: string }>`
      select f.source_key || ' ' || t.source_key as keys
      from content_links l join content_items f on f.id = l.from_id join content_items t on t.id = l.to_id
      where l.relation = 'decision' order by 1`.execute(context.db)
    expect(rows.map(({ keys }) => keys)).toEqual(['decision:RDS90011 dpd:12938', 'decision:RDS90011 dpd:12939'])
  })

  it('takes the list of safety reviews, each under its title, day and page', async () => {
    const context = await importContext()
    const rows = [
      'Title,Date,Link',
      '" XALKORI (crizotinib) \u0096 A hole in the bowel ",2017-05-04,www.example.test/reviews/xalkori-eng.php',
      '"Loratadine - Heart rhythm",2017-08-10,https://www.example.test/reviews/loratadine.html',
      '"Undated",soon,https://www.example.test/reviews/undated.html',
      '"",2017-08-10,https://www.example.test/reviews/untitled.html',
      '"Nowhere",2017-08-10,javascript:alert(1)',
    ]
    const list = join(await folderWith({ 'safety_review.csv': `\ufeff${rows.join('\r\n')}\r\n` }), 'safety_review.csv')

    const { counts } = await importFrom(context, 'decisions', list)
    const again = await importFrom(context, 'decisions', list)

    expect(counts).toMatchObject({ read: 5, created: 2, broken: 3 })
    expect(again.counts).toMatchObject({ unchanged: 2, created: 0 })
    const { rows: reviews } = await sql<{ title: string }>`
      select v.title, v.source_url, v.published_on::date::text as day, v.details ->> 'decisionType' as type,
             v.details ->> 'productName' as product, v.details ->> 'referenceNumber' as reference
      from content_items i join content_versions v on v.id = i.current_version_id
      where i.source_key like 'decision:review:%' order by v.title`.execute(context.db)
    expect(reviews).toEqual([
      {
        title: 'Loratadine - Heart rhythm',
        source_url: 'https://www.example.test/reviews/loratadine.html',
        day: '2017-08-10',
        type: 'SafteyReview',
        product: 'Loratadine',
        reference: '',
      },
      {
        title: 'XALKORI (crizotinib) – A hole in the bowel',
        source_url: 'https://www.example.test/reviews/xalkori-eng.php',
        day: '2017-05-04',
        type: 'SafteyReview',
        product: 'XALKORI (crizotinib)',
        reference: '',
      },
    ])
    const reasons = await context.db.selectFrom('import_quarantine').select(['place', 'reason']).orderBy('id').execute()
    expect(reasons).toEqual([
      { place: 'safety_review.csv, line 4', reason: 'Expected a date as YYYY-MM-DD in "Date", found "soon".' },
      { place: 'safety_review.csv, line 5', reason: 'Expected the title of a review in "Title".' },
      {
        place: 'safety_review.csv, line 6',
        reason: 'Expected the address of a page in "Link", found "javascript:alert(1)".',
      },
    ])
  })

  it('refuses a CSV file of another kind', async () => {
    const context = await importContext()

    await expect(
      importFrom(context, 'decisions', await folderWith({ 'list.csv': 'Name,Day\r\nA,2017-01-01\r\n' })),
    ).rejects.toThrow('list.csv, line 1: expected the columns Title, Date, Link, found Name, Day.')
  })

  it('refuses a file of another kind', async () => {
    const context = await importContext()

    await expect(importFrom(context, 'decisions', fixture('trials/page.json'))).rejects.toThrow(
      'page.json, line 1: expected summary reports: records with a "link_id".',
    )
  })
})
