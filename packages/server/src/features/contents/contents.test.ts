import { randomUUID } from 'node:crypto'
import { type Content, type ContentItemType, contentItemTypes, contentRoutes, likeRoutes } from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/events/events.ts'
import { testApp } from '../../testing/app.ts'
import { makeContent, sampleDetails } from '../../testing/contents.ts'
import { deleteItems } from './items.service.ts'
import { putCompanies, putDrugPrices } from './sources.queries.ts'
import { linkContents } from './versions.service.ts'

const { app, make, as } = await testApp()
const reader = await make.doctor()
const author = await make.doctor({ firstName: 'Maya', lastName: 'Roy' })

const read = async <Type extends ContentItemType>(contentItemId: string) =>
  (await as(reader).call(contentRoutes.getContent, { params: { contentItemId } })).body as Extract<
    Content,
    { contentItemType: Type }
  >

const commonFields = [
  'contentItemId',
  'versionId',
  'title',
  'summary',
  'createdOn',
  'publishedOn',
  'contentItemType',
  'attachments',
  'images',
  'featuredImage',
  'promotedBy',
  'voiceOf',
  'sourceUrl',
  'source',
  'likes',
  'hasUserLikedContent',
  'savedToFolioIds',
  'creator',
]

const ownFields: Record<ContentItemType, string[]> = {
  Drug: [
    ...['din', 'name', 'drugCode', 'drugStatus', 'drugIngredients', 'drugData', 'companyId', 'company', 'status'],
    ...['description', 'monographOriginalUrl', 'brandGroup', 'therapeuticClasses', 'decisions'],
  ],
  DrugBrandGroup: ['name', 'drugItems'],
  DrugIngredient: ['name', 'drugItems'],
  Decision: ['referenceNumber', 'dateIssued', 'decisionItems', 'decisionType'],
  Article: [
    ...['content', 'author', 'authors', 'journalTitle', 'journalIssueDate', 'isMednet', 'pmid', 'mednetID'],
    ...['processingStatus', 'keywords', 'dateCompleted', 'dateRevised', 'citationCount'],
  ],
  Folio: ['logo', 'logoAttachmentId', 'author', 'clippings', 'clippingsCount', 'shareLevel', 'users'],
  Trial: [
    ...['nctID', 'trialTitle', 'trialStatusId', 'trialStatusType', 'lastVerifiedDate', 'genderTypeId', 'gender'],
    ...['minAge', 'minAgeUnits', 'minAgeInYears', 'maxAge', 'maxAgeUnits', 'maxAgeInYears', 'metaDescription'],
    ...['metaKeywords', 'locations'],
  ],
  UserArticle: ['content', 'authors', 'postedBy', 'ownerId'],
  DraftUserArticle: ['content', 'postedBy', 'authors', 'isPublished', 'publishedOn'],
  UserExternalLink: ['externalLinkType', 'externalLink', 'authors', 'ownerId', 'postedBy'],
  DraftUserExternalLink: ['externalLinkType', 'externalLink', 'authors', 'ownerId', 'postedBy', 'isPublished'],
}

describe('opening content', () => {
  it.each(contentItemTypes)('gives every field of a %s, flat', async (type) => {
    const made = await makeContent(app, type, { ownerId: reader.userId })

    const reply = await as(reader).call(contentRoutes.getContent, { params: { contentItemId: made.contentItemId } })

    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({
      ...sampleDetails[type],
      contentItemId: made.contentItemId,
      versionId: made.versionId,
      contentItemType: type,
      source: null,
      images: [],
    })
    expect(Object.keys(reply.body)).toEqual(expect.arrayContaining([...commonFields, ...ownFields[type]]))
    expect(Object.values(reply.body)).not.toContain(undefined)
  })

  it.each(contentItemTypes)('gives the summary of a %s with its own line and status', async (type) => {
    const made = await makeContent(app, type, { ownerId: reader.userId })

    const reply = await as(reader).call(contentRoutes.getContentSummary, {
      params: { contentItemId: made.contentItemId },
    })

    expect(reply.status).toBe(200)
    expect(Object.keys(reply.body)).toEqual(expect.arrayContaining([...commonFields, 'xmin', 'attachmentId']))
    expect(reply.body.xmin).toBeGreaterThan(0)
  })

  it('tells the source with its region and licence', async () => {
    const made = await makeContent(app, 'Article', { sourceName: 'PubMed', sourceUrl: 'https://pubmed.test/1' })

    const article = await read<'Article'>(made.contentItemId)

    expect(article.source).toMatchObject({ name: 'PubMed', region: { identifier: 'US' } })
    expect(article.source?.licence).toContain('National Library of Medicine')
    expect(article.sourceUrl).toBe('https://pubmed.test/1')
  })

  it('names the creator, with the e-mail only where its owner shows it', async () => {
    const made = await makeContent(app, 'UserArticle', { ownerId: author.userId })

    const forOthers = await read<'UserArticle'>(made.contentItemId)
    const forThemselves = await as(author).call(contentRoutes.getContent, {
      params: { contentItemId: made.contentItemId },
    })

    expect(forOthers.creator).toEqual({
      userId: author.userId,
      firstName: 'Maya',
      lastName: 'Roy',
      email: null,
      profilePictureAttachmentId: null,
    })
    expect(forOthers).toMatchObject({ ownerId: author.userId, postedBy: { name: 'Maya Roy', userId: author.userId } })
    expect(forThemselves.body.creator?.email).toBe(author.email)

    await sql`update profiles set hidden_fields = '{}' where user_id = ${author.userId}`.execute(app.db)

    expect((await read<'UserArticle'>(made.contentItemId)).creator?.email).toBe(author.email)
  })

  it('completes a drug with its company, prices, brand, ingredients and decisions', async () => {
    const companies = await putCompanies(app.db, [
      {
        ...{
          code: 'C77',
          name: 'Immunex',
          address: '1 Main St',
          suite: null,
          city: 'Mississauga',
          province: 'Ontario',
        },
        ...{ postal_code: 'L5N 0B7', country: 'Canada' },
      },
    ])
    await putDrugPrices(app.db, [
      {
        ...{
          din: '09999999',
          item_number: 'A1',
          manufacturer: 'IMX',
          individual_price: 195.65,
          list_date: '2024-01-31',
        },
        ...{ amount_mohltc_pays: 190.1, strength: '50mg', dosage_form: 'Inj' },
      },
    ])
    const key = randomUUID()
    const drug = await makeContent(app, 'Drug', {
      contentItemId: undefined,
      sourceKey: `drug:${key}`,
      title: 'Enbrel',
      details: { din: '09999999', companyId: companies.get('C77') ?? null },
    })
    const brand = await makeContent(app, 'DrugBrandGroup', {
      contentItemId: undefined,
      sourceKey: `brand:${key}`,
      title: 'Enbrel',
      details: { name: `Enbrel ${key}` },
    })
    const ingredient = await makeContent(app, 'DrugIngredient', {
      contentItemId: undefined,
      sourceKey: `ingredient:${key}`,
      title: 'Etanercept',
      details: { name: `Etanercept ${key}` },
    })
    const decision = await makeContent(app, 'Decision', {
      contentItemId: undefined,
      sourceKey: `decision:${key}`,
      title: 'Decision on Enbrel',
      details: { referenceNumber: key },
    })
    await inTransaction(app, async (tx) => {
      const [drugKey, decisionKey] = [`drug:${key}`, `decision:${key}`]
      await linkContents(tx, {
        fromKeys: [drugKey],
        relation: 'brand',
        links: [{ fromKey: drugKey, toKey: `brand:${key}` }],
      })
      await linkContents(tx, {
        fromKeys: [drugKey],
        relation: 'ingredient',
        links: [{ fromKey: drugKey, toKey: `ingredient:${key}` }],
      })
      await linkContents(tx, {
        fromKeys: [decisionKey],
        relation: 'decision',
        links: [{ fromKey: decisionKey, toKey: drugKey }],
      })
    })

    const asDrug = await read<'Drug'>(drug.contentItemId)
    const asBrand = await read<'DrugBrandGroup'>(brand.contentItemId)
    const asIngredient = await read<'DrugIngredient'>(ingredient.contentItemId)
    const asDecision = await read<'Decision'>(decision.contentItemId)

    expect(asDrug).toMatchObject({
      status: 'Marketed',
      company: { name: 'Immunex', city: 'Mississauga', postalCode: 'L5N 0B7' },
      drugData: [{ din: '09999999', individualPrice: 195.65, listDate: '2024-01-31', amountMOHLTCPays: 190.1 }],
      brandGroup: { contentItemId: brand.contentItemId, contentItemType: 'DrugBrandGroup', title: 'Enbrel' },
      ingredientGroups: [{ contentItemId: ingredient.contentItemId }],
      decisions: [{ contentItemId: decision.contentItemId, title: 'Decision on Enbrel' }],
    })
    const product = {
      ...{ din: '09999999', name: 'Enbrel', count: 1, contentItemId: drug.contentItemId, strength: '50 mg/1 mL' },
      ...{ form: 'Solution', company: 'Immunex', drugStatus: 'Marketed', price: 195.65, amountMOHLTCPays: 190.1 },
    }
    expect(asBrand.drugItems).toEqual([product])
    expect(asBrand.relatedGroups).toMatchObject([{ contentItemId: ingredient.contentItemId }])
    expect(asBrand.decisions).toMatchObject([{ contentItemId: decision.contentItemId }])
    expect(asIngredient.drugItems).toEqual([product])
    expect(asDecision.drugs).toMatchObject([{ contentItemId: drug.contentItemId }])

    const call = as(reader).call
    const ofBrand = await call(contentRoutes.drugItems, { query: { versionId: brand.versionId } })
    const ofDrug = await call(contentRoutes.drugItems, { query: { versionId: drug.versionId } })
    const summaries = await call(contentRoutes.drugSummaries, { query: { name: `ETANERCEPT ${key}` } })
    const groups = await call(contentRoutes.drugGroups, { query: { name: `enbrel ${key}` } })
    const unknown = await call(contentRoutes.drugSummaries, { query: { name: 'no such drug' } })

    expect(ofBrand.body).toEqual([product])
    expect(ofDrug.body).toEqual([product])
    expect(summaries.body.map((summary) => summary.contentItemId)).toEqual([drug.contentItemId])
    expect(groups.body.map((group) => group.contentItemId)).toEqual([brand.contentItemId])
    expect(unknown.body).toEqual([])
  })
})

describe('what a reader may not see', () => {
  const hidden: [string, () => Promise<{ contentItemId: string; versionId: string }>][] = [
    [
      "somebody's draft",
      () => makeContent(app, 'DraftUserArticle', { ownerId: author.userId, visibility: 'owner', publishedOn: null }),
    ],
    [
      'a private folio',
      () =>
        makeContent(app, 'Folio', { ownerId: author.userId, visibility: 'owner', details: { shareLevel: 'Private' } }),
    ],
    [
      'a folio of other members',
      () =>
        makeContent(app, 'Folio', {
          ownerId: author.userId,
          visibility: 'members',
          details: { shareLevel: 'Restricted' },
        }),
    ],
    [
      'a deleted item',
      async () => {
        const made = await makeContent(app, 'Article')
        await inTransaction(app, (tx) => deleteItems(tx, [made.contentItemId], new Date()))
        return made
      },
    ],
    [
      'a hidden item',
      async () => {
        const made = await makeContent(app, 'Article')
        await sql`update content_items set hidden_at = now() where id = ${made.contentItemId}`.execute(app.db)
        return made
      },
    ],
    ['what never was', async () => ({ contentItemId: randomUUID(), versionId: randomUUID() })],
  ]

  it.each(hidden)('%s answers 404 to every call', async (_name, prepare) => {
    const { contentItemId, versionId } = await prepare()
    const { call } = as(reader)
    const item = { params: { contentItemId } }

    const replies = await Promise.all([
      call(contentRoutes.getContent, item),
      call(contentRoutes.getContentSummary, item),
      call(contentRoutes.listVersions, item),
      call(contentRoutes.getVersion, { params: { versionId } }),
      call(contentRoutes.countViews, { params: { contentItemVersionId: versionId } }),
      call(contentRoutes.recordView, { params: { contentItemVersionId: versionId } }),
      call(contentRoutes.drugItems, { query: { versionId } }),
      call(likeRoutes.like, item),
      call(likeRoutes.removeLike, item),
    ])

    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 404))
  })

  it('is shown to the members of a restricted folio', async () => {
    const made = await makeContent(app, 'Folio', {
      ownerId: author.userId,
      visibility: 'members',
      details: { shareLevel: 'Restricted' },
    })
    await sql`insert into folio_users (id, folio_id, user_id, status)
      values (${randomUUID()}, ${made.contentItemId}, ${reader.userId}, 'Accepted')`.execute(app.db)

    expect((await read<'Folio'>(made.contentItemId)).shareLevel).toBe('Restricted')
  })
})

describe("the reader's own marks", () => {
  it('say what they like and which of their folios hold it', async () => {
    const made = await makeContent(app, 'Article')
    const own = await makeContent(app, 'Folio', { ownerId: reader.userId, visibility: 'owner' })
    const joined = await makeContent(app, 'Folio', { ownerId: author.userId, visibility: 'members' })
    const foreign = await makeContent(app, 'Folio', { ownerId: author.userId })
    await sql`insert into folio_users (id, folio_id, user_id, status)
      values (${randomUUID()}, ${joined.contentItemId}, ${reader.userId}, 'Accepted')`.execute(app.db)
    for (const folio of [own, joined, foreign]) {
      await sql`insert into clippings (folio_id, content_item_id, position)
        values (${folio.contentItemId}, ${made.contentItemId}, 1)`.execute(app.db)
    }
    await as(reader).call(likeRoutes.like, { params: { contentItemId: made.contentItemId } })

    const article = await read<'Article'>(made.contentItemId)
    const forAuthor = await as(author).call(contentRoutes.getContentSummary, {
      params: { contentItemId: made.contentItemId },
    })

    expect(article).toMatchObject({ likes: 1, hasUserLikedContent: true })
    expect([...article.savedToFolioIds].sort()).toEqual([own.contentItemId, joined.contentItemId].sort())
    expect(forAuthor.body).toMatchObject({ likes: 1, hasUserLikedContent: false })
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

describe('lists of summaries', () => {
  it('gives the newest, by the kinds included, excluded, and by creator', async () => {
    const creator = await make.doctor()
    const post = await makeContent(app, 'UserArticle', { ownerId: creator.userId, publishedOn: new Date('2026-01-02') })
    const folio = await makeContent(app, 'Folio', { ownerId: creator.userId, publishedOn: new Date('2026-01-03') })
    await makeContent(app, 'Folio', { ownerId: creator.userId, visibility: 'owner' })
    const list = async (query: object) =>
      (await as(reader).call(contentRoutes.summaries, { query: { count: 100, ...query } })).body

    const ofCreator = await list({ creatorId: creator.userId })
    const folios = await list({ IncludeContentTypes: ['Folio', 'Trial'] })
    const others = await list({ ExcludeContentTypes: ['Folio', 'Trial'] })

    expect(ofCreator.map((summary) => summary.contentItemId)).toEqual([folio.contentItemId, post.contentItemId])
    expect(new Set(folios.map((summary) => summary.contentItemType))).toEqual(new Set(['Folio', 'Trial']))
    expect(others.map((summary) => summary.contentItemType)).not.toContain('Folio')
    expect(others.map((summary) => summary.publishedOn)).toEqual(
      others.map((summary) => summary.publishedOn).sort((a, b) => ((a ?? '') < (b ?? '') ? 1 : -1)),
    )
  })

  it('refuses a count beyond the limit, naming the field', async () => {
    const reply = await as(reader).call(contentRoutes.summaries, { query: { count: 101 } })

    expect(reply.status).toBe(400)
    expect(JSON.stringify(reply.body)).toContain('count')
  })
})
