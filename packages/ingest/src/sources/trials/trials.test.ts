import { describe, expect, it } from 'vitest'
import { fixture, folderWith } from '../../testing/files.ts'
import { importContext, importFrom } from '../../testing/import.ts'
import { listItems } from '../../testing/items.ts'
import { stateOf } from '../../testing/state.ts'

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
