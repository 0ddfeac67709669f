import { describe, expect, it } from 'vitest'
import { fixture, folderWith } from '../../testing/files.ts'
import { importContext, importFrom } from '../../testing/import.ts'
import { listItems } from '../../testing/items.ts'
import { stateOf } from '../../testing/state.ts'

const tableColumns = [
  'NCT Number',
  'Study Title',
  'Study Status',
  'Brief Summary',
  'Conditions',
  'Interventions',
  'Sponsor',
  'Sex',
  'Age',
  'Phases',
  'Enrollment',
  'Start Date',
  'First Posted',
  'Last Update Posted',
  'Locations',
]

describe('importing trials', () => {
  it('tells a trial as people speak of it, without the people named in it', async () => {
    const context = await importContext()

    await importFrom(context, 'trials', fixture('trials/page.json'))

    const [trial, minimal] = await listItems(context.db)
    expect(trial).toMatchObject({
      source_key: 'nct:NCT90000001',
      title: 'Inventin in heart failure and other diseases',
      details: {
        trialStatusType: 'Active, not recruiting',
        lastVerifiedDate: '2026-02',
        gender: 'Female',
        minAge: 6,
        minAgeUnits: 'Months',
        minAgeInYears: 0.5,
        maxAge: 70,
        maxAgeInYears: 70,
        phases: ['Phase 2', 'Phase 3'],
        interventions: ['Dietary supplement: Inventin'],
        locations: [
          {
            facility: 'General Hospital',
            city: 'Halifax',
            state: 'Nova Scotia',
            country: 'Canada',
            status: 'Recruiting',
          },
        ],
        eligibility: '<p>Inclusion Criteria:</p><ul><li>BMI &gt; 30</li></ul>',
        startDate: '2023-03',
      },
    })
    expect(JSON.stringify(trial)).not.toMatch(/Jane|John|@|555/)
    expect(minimal).toMatchObject({
      title: 'Minimal',
      details: { phases: [], locations: [], eligibility: null, description: null, minAge: null },
    })
  })

  it('says once what the detailed description repeats of the brief one', async () => {
    const context = await importContext()
    const descriptionModule = { briefSummary: 'One\nthing.', detailedDescription: 'One thing.\n\nAnother.' }
    const identificationModule = { nctId: 'NCT90000010', briefTitle: 'Twice' }
    const studies = [{ protocolSection: { identificationModule, statusModule: {}, descriptionModule } }]

    await importFrom(context, 'trials', await folderWith({ 'page.json': JSON.stringify({ studies }) }))

    const [trial] = await listItems(context.db)
    expect(trial?.details.description).toBe('<p>One thing.</p><p>Another.</p>')
  })

  it('refuses records of another shape one by one, with the reason and the place', async () => {
    const context = await importContext()

    const { counts } = await importFrom(context, 'trials', fixture('trials/page.json'))

    expect(counts).toMatchObject({ read: 4, created: 2, broken: 2 })
    expect(
      await context.db
        .selectFrom('import_quarantine')
        .select(['place', 'record_key', 'reason'])
        .orderBy('id')
        .execute(),
    ).toEqual([
      {
        place: 'page.json, record 2 (line 52)',
        record_key: 'nct:NCT90000002',
        reason:
          'protocolSection.identificationModule.nctId: Expected string, received array. 2 more of its fields are not in the format.',
      },
      {
        place: 'page.json, record 3 (line 58)',
        record_key: null,
        reason: 'protocolSection.identificationModule.nctId: Expected NCT and eight digits.',
      },
    ])
  })

  it('names what is given, and no substance whose name only begins that of another', async () => {
    const context = await importContext()
    const study = (nctId: string, interventions: { type: string; name: string }[], terms: string[]) => ({
      protocolSection: {
        identificationModule: { nctId, briefTitle: 'One' },
        statusModule: {},
        armsInterventionsModule: { interventions },
      },
      derivedSection: { interventionBrowseModule: { meshes: terms.map((term) => ({ term })) } },
    })
    const studies = [
      study('NCT90000011', [{ type: 'DRUG', name: 'Calcitonin-Gene Related Peptide' }], ['Calcitonin']),
      study('NCT90000012', [{ type: 'DRUG', name: 'Calcitonin nasal spray' }], ['Calcitonin']),
      study('NCT90000013', [{ type: 'OTHER', name: 'Inventathera' }], []),
      study('NCT90000014', [{ type: 'DRUG', name: 'Inventolimab Formulation 1' }], []),
      study('NCT90000015', [{ type: 'DRUG', name: 'Candesartan 16 mg' }], []),
    ]

    await importFrom(context, 'trials', await folderWith({ 'page.json': JSON.stringify({ studies }) }))

    const items = await listItems(context.db)
    expect(items.map(({ details }) => (details as { substances: string[] }).substances)).toEqual([
      ['Calcitonin-Gene Related Peptide'],
      ['Calcitonin', 'Calcitonin nasal spray'],
      ['Inventathera'],
      ['Inventolimab'],
      ['candesartan cilexetil'],
    ])
  })

  it('reads the table of the site, and leaves unknown what it does not say', async () => {
    const context = await importContext()
    const row = (cells: Record<string, string>) =>
      tableColumns.map((name) => `"${(cells[name] ?? '').replaceAll('"', '""')}"`).join(',')
    const told = {
      'NCT Number': 'NCT90000020',
      'Study Title': 'Inventin, told in a table',
      'Study Status': 'RECRUITING',
      'Brief Summary': 'A summary.',
      Conditions: 'Asthma|COPD',
      Interventions: 'DRUG: Inventin|OTHER: Placebo',
      Sponsor: 'Invented University',
      Sex: 'FEMALE',
      Age: 'ADULT, OLDER_ADULT',
      Phases: 'PHASE2|PHASE3',
      Enrollment: '120',
      'Start Date': '2026-01',
      'First Posted': '2026-01-05',
      'Last Update Posted': '2026-02-01',
      Locations: 'Hospital, Ward 3, Toronto, Ontario, M5G 2C4, Canada|Clinique, Paris, 75013, France',
    }
    const table = [
      tableColumns.join(','),
      row(told),
      row({ ...told, 'NCT Number': 'none' }),
      '"NCT90000021","Cut',
    ].join('\n')

    const torn = importFrom(context, 'trials', await folderWith({ 'a.csv': table }))
    await expect(torn).rejects.toThrow(/a\.csv, line 4: not a readable CSV row/)
    const { counts } = await importFrom(context, 'trials', await folderWith({ 'a.csv': `${table}"` }))

    expect(counts).toMatchObject({ read: 3, created: 1, broken: 2 })
    const [trial] = await listItems(context.db)
    expect(trial).toMatchObject({
      source_key: 'nct:NCT90000020',
      details: {
        trialStatusType: 'Recruiting',
        gender: 'Female',
        minAge: null,
        phases: ['Phase 2', 'Phase 3'],
        conditions: ['Asthma', 'COPD'],
        interventions: ['Drug: Inventin', 'Other: Placebo'],
        enrollment: 120,
        startDate: '2026-01',
        locations: [
          { facility: 'Hospital, Ward 3', city: 'Toronto', state: 'Ontario', address: 'M5G 2C4', country: 'Canada' },
          { facility: 'Clinique', city: 'Paris', state: null, address: '75013', country: 'France' },
        ],
      },
    })
  })

  it.each([
    ['Clinic, Montreal, H2W 1V1, Canada', { facility: 'Clinic', city: 'Montreal', state: null, address: 'H2W 1V1' }],
    ['Site 11130, Calgary, Canada', { facility: 'Site 11130', city: 'Calgary', state: null, address: null }],
    ['Site 78120, Auchenflower, 4066, Australia', { facility: 'Site 78120', city: 'Auchenflower', state: null }],
    ['General Hospital, Ontario, Canada', { facility: 'General Hospital', city: null, state: 'Ontario' }],
    ['Toronto, Ontario, Canada', { facility: null, city: 'Toronto', state: 'Ontario' }],
    ['Boston, Massachusetts, United States', { facility: null, city: 'Boston', state: 'Massachusetts' }],
    ['General Hospital, Canada', { facility: 'General Hospital', city: null, state: null }],
  ])('reads the site “%s” of a table, whatever it leaves out', async (written, site) => {
    const context = await importContext()
    const table = `NCT Number,Study Title,Study Status,Locations\nNCT90000022,Where,RECRUITING,"${written}"\n`

    await importFrom(context, 'trials', await folderWith({ 'a.csv': table }))

    const [trial] = await listItems(context.db)
    expect(trial?.details).toMatchObject({ locations: [{ ...site, country: written.split(', ').at(-1) }] })
  })

  it('refuses a file of another source, having changed nothing', async () => {
    const context = await importContext()
    const folder = await folderWith({ 'a.json': '[{"NID": "1", "Title": "A recall"}]' })

    await expect(importFrom(context, 'trials', folder)).rejects.toThrow(
      'a.json, record 1 (line 1): expected studies of ClinicalTrials.gov, with a "protocolSection".',
    )
  })

  it('refuses a table of other columns', async () => {
    const context = await importContext()

    const renamed = importFrom(context, 'trials', await folderWith({ 'a.csv': 'NCT,Study Title\nNCT90000020,One\n' }))

    await expect(renamed).rejects.toThrow(/a\.csv, line 1: .*missing: NCT Number, Study Status\./)
  })

  it('reads the XML of the former site as it reads a page of today', async () => {
    const context = await importContext()
    const study = (dates: string) => `<?xml version="1.0"?><clinical_study>
      <id_info><org_study_id>INV-1</org_study_id><nct_id>NCT90000030</nct_id></id_info>
      <brief_title>Inventin, told in XML</brief_title>
      <sponsors><lead_sponsor><agency>Invented University</agency></lead_sponsor></sponsors>
      <brief_summary><textblock>A summary.</textblock></brief_summary>
      <overall_status>Active, not recruiting</overall_status>
      <start_date type="Actual">March 2019</start_date>
      <phase>Phase 2/Phase 3</phase><study_type>Interventional</study_type>
      <condition>Asthma</condition>
      <intervention><intervention_type>Dietary Supplement</intervention_type><intervention_name>Inventin</intervention_name></intervention>
      <eligibility><criteria><textblock>Inclusion Criteria:

        - BMI &gt; 30</textblock></criteria><gender>Female</gender><minimum_age>6 Months</minimum_age>
        <maximum_age>N/A</maximum_age><healthy_volunteers>No</healthy_volunteers></eligibility>
      <overall_contact><last_name>Jane Roe</last_name><phone>555-0100</phone></overall_contact>
      <location><facility><name>General Hospital</name><address><city>Halifax</city><state>Nova Scotia</state>
        <zip>B3H</zip><country>Canada</country></address></facility><status>Recruiting</status></location>
      <verification_date>February 2020</verification_date>${dates}
      <condition_browse><mesh_term>Asthma</mesh_term></condition_browse></clinical_study>`
    const former =
      '<firstreceived_date>March 5, 2019</firstreceived_date><lastchanged_date>February 20, 2020</lastchanged_date>'
    const later = former
      .replace('firstreceived_date', 'study_first_submitted')
      .replaceAll('lastchanged_date', 'last_update_submitted')

    await importFrom(context, 'trials', await folderWith({ 'NCT90000030.xml': study(former) }))
    const { counts } = await importFrom(
      context,
      'trials',
      await folderWith({ 'a.xml': study(later.replace('</firstreceived_date>', '</study_first_submitted>')) }),
    )

    expect(counts).toMatchObject({ read: 1, unchanged: 1 })
    const [trial] = await listItems(context.db)
    expect(trial).toMatchObject({
      source_key: 'nct:NCT90000030',
      title: 'Inventin, told in XML',
      details: {
        trialStatusType: 'Active, not recruiting',
        lastVerifiedDate: '2020-02',
        gender: 'Female',
        minAge: 6,
        maxAge: null,
        phases: ['Phase 2', 'Phase 3'],
        interventions: ['Dietary supplement: Inventin'],
        startDate: '2019-03',
        acceptsHealthyVolunteers: false,
        locations: [{ facility: 'General Hospital', city: 'Halifax', country: 'Canada', status: 'Recruiting' }],
      },
    })
    expect(JSON.stringify(trial)).not.toMatch(/Jane|555/)
  })

  it('changes not one row the second time, whether a page or a download', async () => {
    const context = await importContext()
    const studies = [
      { protocolSection: { identificationModule: { nctId: 'NCT90000009', briefTitle: 'One' }, statusModule: {} } },
    ]
    await importFrom(context, 'trials', await folderWith({ 'page.json': JSON.stringify({ studies }) }))
    const before = await stateOf(context.db)

    const { counts } = await importFrom(
      context,
      'trials',
      await folderWith({ 'download.json': JSON.stringify(studies) }),
    )

    expect(counts).toMatchObject({ unchanged: 1 })
    expect(await stateOf(context.db)).toEqual(before)
  })
})
