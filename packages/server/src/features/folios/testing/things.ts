import { randomInt, randomUUID } from 'node:crypto'
import { type Folio, folioRoutes, type ShareLevel } from '@materia/contract'
import { inTransaction } from '../../../platform/events/events.ts'
import type { TestApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'
import { type NewVersion, putContentVersions } from '../../contents/index.ts'

export interface MadeArticle {
  contentItemId: string
  title: string
  pmid: string
  doi: string
}

const articleVersion = (title: string, pmid: string, doi: string): NewVersion<'Article'> => ({
  type: 'Article',
  sourceKey: `pmid:${pmid}`,
  title,
  sourceName: 'PubMed',
  sourceUrl: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
  publishedOn: new Date('2026-01-01'),
  details: {
    content: null,
    sections: [],
    author: 'Khan A',
    authors: [{ userId: null, name: 'Khan A', profilePictureAttachmentId: null }],
    journalTitle: 'CMAJ',
    journalIssueDate: '2026 Jan',
    volume: '198',
    issue: '1',
    pages: 'E1-E9',
    isMednet: false,
    pmid,
    doi,
    mednetID: null,
    processingStatus: 'MEDLINE',
    keywords: ['heart failure'],
    meshHeadings: [],
    publicationTypes: [],
    language: 'eng',
    dateCompleted: null,
    dateRevised: null,
    citationCount: 0,
    substances: [],
  },
})

/** Articles from a source, visible to everybody. */
export async function makeArticles({ app }: TestApp, count: number): Promise<MadeArticle[]> {
  const pmids = new Set<string>()
  while (pmids.size < count) pmids.add(String(randomInt(10_000_000, 99_999_999)))
  const made = [...pmids].map((pmid, index) => ({ pmid, title: `Article ${index + 1}`, doi: `10.1503/cmaj.${pmid}` }))
  const results = await inTransaction(app, (tx) =>
    putContentVersions(
      tx,
      made.map(({ title, pmid, doi }) => articleVersion(title, pmid, doi)),
    ),
  )
  return made.map((article, index) => ({ ...article, contentItemId: results[index]?.contentItemId ?? '' }))
}

/** Something that only its owner sees. */
export async function makeSecret({ app }: TestApp, owner: Person): Promise<string> {
  const contentItemId = randomUUID()
  await inTransaction(app, (tx) =>
    putContentVersions(tx, [
      {
        type: 'DraftUserArticle',
        contentItemId,
        ownerId: owner.userId,
        visibility: 'owner',
        title: 'A secret draft',
        details: { content: '<p>x</p>', authors: [], language: 'en', isLanguageGuessed: true },
      },
    ]),
  )
  return contentItemId
}

export async function makeFolio(
  { as }: TestApp,
  owner: Person,
  { shareLevel = 'Restricted', title = 'Heart failure' }: { shareLevel?: ShareLevel; title?: string } = {},
): Promise<Folio> {
  return (await as(owner).call(folioRoutes.createFolio, { body: { title, shareLevel } })).body
}

export async function inviteOf(
  { as }: TestApp,
  { owner, folioId, person }: { owner: Person; folioId: string; person: Person },
): Promise<string> {
  const reply = await as(owner).call(folioRoutes.inviteToFolio, {
    params: { id: folioId },
    body: { userId: person.userId },
  })
  return reply.body.id
}

export async function join(
  tester: TestApp,
  invitation: { owner: Person; folioId: string; person: Person },
): Promise<string> {
  const inviteId = await inviteOf(tester, invitation)
  await tester.as(invitation.person).call(folioRoutes.answerFolioInvite, {
    params: { id: invitation.folioId },
    body: { inviteId, folioInvitationStatus: 'Accepted' },
  })
  return inviteId
}
