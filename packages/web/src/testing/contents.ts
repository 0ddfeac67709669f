import type {
  Article,
  Attachment,
  ContentSummary,
  DraftUserArticle,
  DrugBrandGroup,
  UserArticle,
  UserArticlePayload,
} from '@materia/contract'
import { userId } from './people.ts'

let made = 0
const newId = () => `0198b8a0-0000-7000-a000-${String(++made).padStart(12, '0')}`

/** What every kind says of itself. */
export const someCommon = () => ({
  sourceContent: null,
  contentItemId: newId(),
  versionId: newId(),
  slug: 'item',
  summary: 'What it says in short.',
  byline: null,
  createdOn: '2026-01-01T00:00:00Z',
  publishedOn: '2026-01-01T00:00:00Z',
  attachments: [],
  images: [],
  featuredImage: null,
  promotedBy: null,
  promotedByUserId: null,
  voiceOf: null,
  disclosure: null,
  sourceUrl: null,
  source: null,
  likes: 0,
  hasUserLikedContent: false,
  savedToFolioIds: [],
  isRead: false,
  views: 0,
  commentCount: 0,
  commentsClosed: false,
  creator: { userId, firstName: 'Amina', lastName: 'Haddad', email: null, profilePictureAttachmentId: null },
  areasOfInterest: [],
  supersededByContentItemVersionId: null,
  language: null,
  notices: [],
  noticeCounts: null,
})

export function someAttachment(name: string, changes: Partial<Attachment> = {}): Attachment {
  const id = newId()
  return {
    id,
    attachmentId: id,
    type: 'PDF',
    attachmentBelongsTo: 'UserContentUpload',
    attachmenUrlLocation: 'BlobStorage',
    name,
    fileName: `${name}.pdf`,
    url: `/api/attachment/${id}`,
    contentType: 'application/pdf',
    createdOn: '2026-01-01T00:00:00Z',
    sizeInBytes: 1_000,
    width: null,
    height: null,
    altText: null,
    ...changes,
  }
}

export const someSummary = (title: string): ContentSummary => ({
  ...someCommon(),
  title,
  contentItemType: 'Article',
  xmin: 1,
  attachmentId: null,
  factLine: 'CMAJ · 2026',
  statusWord: null,
  externalLink: null,
  snippet: null,
})

/** From PubMed, without volume and pages. */
export const someArticle = (title: string, changes: Partial<Article> = {}): Article => ({
  ...someCommon(),
  contentItemType: 'Article',
  title,
  summary: null,
  content: null,
  sections: [],
  author: 'Adams A',
  authors: ['Adams A', 'Brown B', 'Clark C'].map((name) => ({ userId: null, name, profilePictureAttachmentId: null })),
  hasMoreAuthors: true,
  journalTitle: 'Journal of Inventions',
  journalIssueDate: '2009 Sep 10',
  volume: null,
  issue: null,
  pages: null,
  isMednet: false,
  pmid: '90000001',
  doi: null,
  mednetID: null,
  processingStatus: null,
  keywords: [],
  meshHeadings: [],
  publicationTypes: [],
  language: null,
  dateCompleted: null,
  dateRevised: null,
  citationCount: 0,
  substances: [],
  drugs: [],
  noticeArticles: [],
  ...changes,
})

export const someUserArticle = (title: string): UserArticle => ({
  ...someCommon(),
  title,
  contentItemType: 'UserArticle',
  content: '<p>Metformin lowers glucose.</p>',
  language: 'en',
  isLanguageGuessed: true,
  authors: [],
  ownerId: userId,
  postedBy: { userId, name: 'Amina Haddad', profilePictureAttachmentId: null },
  authorRequests: [],
  xmin: 1,
})

/** The draft that a server stores of what was sent. */
export const draftOf = ({ title, summary, content }: UserArticlePayload): DraftUserArticle => ({
  ...someUserArticle(title ?? ''),
  summary: summary ?? null,
  content: content ?? '',
  contentItemType: 'DraftUserArticle',
  isPublished: false,
  publishedOn: null,
})

export const someBrand = (name: string): DrugBrandGroup => ({
  ...someCommon(),
  title: name,
  name,
  nameFr: null,
  contentItemType: 'DrugBrandGroup',
  drugItems: [
    {
      din: '02242903',
      name: `${name} 50 mg`,
      count: 1,
      contentItemId: newId(),
      strength: '50 mg',
      form: 'Solution',
      company: 'Immunex',
      companyId: null,
      drugStatus: 'Marketed',
      price: null,
      amountMOHLTCPays: null,
      formularyForm: null,
      editionDate: null,
      coverage: null,
      isShort: false,
      sourceUrl: null,
    },
  ],
  decisions: [],
  relatedGroups: [],
  trials: [],
  articles: [],
})
