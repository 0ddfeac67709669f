import { randomUUID } from 'node:crypto'
import { contentRoutes, type TrialDetails } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/events/events.ts'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'
import { contentVersionAdded } from '../contents.events.ts'
import type { NewVersion } from './new-version.ts'
import { putContentVersions } from './versions.service.ts'

const { app, make, as } = await testApp()
const reader = await make.doctor()

const details = (changes: Partial<TrialDetails> = {}): TrialDetails => ({
  nctID: 'NCT00000001',
  trialTitle: 'A trial',
  officialTitle: null,
  trialStatusId: 1,
  trialStatusType: 'Recruiting',
  lastVerifiedDate: '2026-01-01',
  genderTypeId: null,
  gender: 'All',
  minAge: 18,
  minAgeUnits: 'Years',
  minAgeInYears: 18,
  maxAge: null,
  maxAgeUnits: null,
  maxAgeInYears: null,
  metaDescription: null,
  metaKeywords: [],
  locations: [],
  conditions: [],
  interventions: [],
  phases: [],
  studyType: null,
  sponsor: null,
  enrollment: null,
  startDate: null,
  completionDate: null,
  acceptsHealthyVolunteers: null,
  eligibility: null,
  description: null,
  substances: [],
  ...changes,
})
const version = (sourceKey: string, changes: Partial<NewVersion<'Trial'>> = {}): NewVersion => ({
  type: 'Trial',
  sourceKey,
  title: 'A trial',
  sourceName: 'ClinicalTrials.gov',
  publishedOn: new Date('2026-01-01'),
  details: details(),
  ...changes,
})
const put = (versions: NewVersion[]) => inTransaction(app, (tx) => putContentVersions(tx, versions))

describe('writing a version', () => {
  it('creates the item once and changes not one row the second time', async () => {
    const key = `nct:${randomUUID()}`
    const [first] = await put([version(key)])
    const before = await app.db
      .selectFrom('content_versions')
      .selectAll()
      .where('content_item_id', '=', first?.contentItemId ?? '')
      .execute()

    const [second] = await put([version(key)])
    const after = await app.db
      .selectFrom('content_versions')
      .selectAll()
      .where('content_item_id', '=', first?.contentItemId ?? '')
      .execute()

    expect([first?.outcome, second?.outcome]).toEqual(['created', 'unchanged'])
    expect(second?.versionId).toBe(first?.versionId)
    expect(after).toEqual(before)
  })

  it('supersedes the current version when something a reader can see changed', async () => {
    const key = `nct:${randomUUID()}`
    const [first] = await put([version(key)])

    const [second] = await put([version(key, { details: details({ trialStatusType: 'Completed' }) })])
    const old = await app.db
      .selectFrom('content_versions')
      .selectAll()
      .where('id', '=', first?.versionId ?? '')
      .executeTakeFirstOrThrow()
    const item = await app.db
      .selectFrom('content_items')
      .selectAll()
      .where('id', '=', first?.contentItemId ?? '')
      .executeTakeFirstOrThrow()

    expect(second?.outcome).toBe('updated')
    expect(old.superseded_by_id).toBe(second?.versionId)
    expect(item.current_version_id).toBe(second?.versionId)
  })

  it('never lets an older state of the source overwrite a newer one', async () => {
    const key = `nct:${randomUUID()}`
    await put([version(key, { sourceDate: new Date('2026-05-01') })])

    const [late] = await put([version(key, { title: 'An old title', sourceDate: new Date('2026-03-01') })])

    expect(late?.outcome).toBe('older')
  })

  it('announces each new version after the commit, and nothing for what stayed the same', async () => {
    const heard: string[] = []
    app.events.on(contentVersionAdded, ({ versionId }) => void heard.push(versionId))
    const key = `nct:${randomUUID()}`

    const [first] = await put([version(key)])
    await put([version(key)])

    expect(heard).toEqual([first?.versionId])
  })

  it('rewrites a draft in place', async () => {
    const contentItemId = randomUUID()
    const draft = (title: string): NewVersion => ({
      type: 'DraftUserArticle',
      contentItemId,
      visibility: 'owner',
      title,
      details: { content: '<p>x</p>', authors: [], language: 'en', isLanguageGuessed: true },
      inPlace: true,
    })
    const [first] = await put([draft('One')])

    const [second] = await put([draft('Two')])
    const versions = await app.db
      .selectFrom('content_versions')
      .select('title')
      .where('content_item_id', '=', contentItemId)
      .execute()

    expect(second?.versionId).toBe(first?.versionId)
    expect(versions).toEqual([{ title: 'Two' }])
  })
})

describe('versions', () => {
  it('lists them newest first and gives each as it was', async () => {
    const first = await makeContent(app, 'Article', { title: 'Before' })
    const second = await makeContent(app, 'Article', { contentItemId: first.contentItemId, title: 'After' })

    const lines = await as(reader).call(contentRoutes.listVersions, { params: { contentItemId: first.contentItemId } })
    const old = await as(reader).call(contentRoutes.getVersion, { params: { versionId: first.versionId } })

    expect(lines.body.map(({ versionId, title, isCurrent }) => [versionId, title, isCurrent])).toEqual([
      [second.versionId, 'After', true],
      [first.versionId, 'Before', false],
    ])
    expect(old.body).toMatchObject({ title: 'Before', supersededByContentItemVersionId: second.versionId })
  })
})
