import { type ContentItemType, contentItemTypes, contentRoutes } from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { makeContent, sampleDetails } from '../../../testing/contents.ts'
import { readingAs } from '../testing/reading.ts'

const tester = await testApp()
const { app, make, as } = tester
const reader = await make.doctor()
const author = await make.doctor({ firstName: 'Maya', lastName: 'Roy' })
const read = readingAs(tester, reader)

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
    const { french: _, ...details }: Record<string, unknown> = sampleDetails[type]
    expect(reply.body).toMatchObject({
      ...details,
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

  it('has null for the number of a decision of which none is known', async () => {
    const made = await makeContent(app, 'Decision', { details: { referenceNumber: '' } })

    const decision = await read<'Decision'>(made.contentItemId)

    expect(decision.referenceNumber).toBeNull()
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
})
