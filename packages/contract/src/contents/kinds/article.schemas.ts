import { z } from 'zod'
import { Author, ContentReference, ContentWhole } from '../common.schemas.ts'
import { articleNoticeKinds, processingStatuses } from './article.ts'

export const ProcessingStatus = z.enum(processingStatuses)
export type ProcessingStatus = z.infer<typeof ProcessingStatus>

export const ArticleSection = z.object({ label: z.string().nullable(), text: z.string() })

export const ArticleNotice = z.object({ kind: z.enum(articleNoticeKinds), pmid: z.string() })
export type ArticleNotice = z.infer<typeof ArticleNotice>

export const ArticleDetails = z.object({
  /** The abstract as clean HTML. */
  content: z.string().nullable(),
  sections: z.array(ArticleSection),
  author: z.string().nullable(),
  authors: z.array(Author),
  /** Set where the source names only the first of the authors. */
  hasMoreAuthors: z.boolean().optional(),
  journalTitle: z.string().nullable(),
  /** As lists of references write it: `N Engl J Med`. */
  journalAbbreviation: z.string().optional(),
  journalIssueDate: z.string().nullable(),
  volume: z.string().nullable(),
  issue: z.string().nullable(),
  pages: z.string().nullable(),
  isMednet: z.boolean(),
  pmid: z.string().nullable(),
  doi: z.string().nullable(),
  /** Its number in PubMed Central, where its full text is open. */
  pmcId: z.string().optional(),
  mednetID: z.string().nullable(),
  processingStatus: ProcessingStatus.nullable(),
  keywords: z.array(z.string()),
  meshHeadings: z.array(z.string()),
  publicationTypes: z.array(z.string()),
  language: z.string().nullable(),
  dateCompleted: z.string().nullable(),
  dateRevised: z.string().nullable(),
  /** How often the article is cited; null when its source does not say. */
  citationCount: z.int().nullable(),
  /** Names of the drugs it is about, by which it is bound to them. */
  substances: z.array(z.string()).default([]),
  /** Set on a notice: the articles that it is about. */
  noticeOf: z.array(ArticleNotice).optional(),
})
export type ArticleDetails = z.infer<typeof ArticleDetails>

export const Article = ContentWhole.extend({
  ...ArticleDetails.shape,
  contentItemType: z.literal('Article'),
  /** The ingredients and brands that its substances name. */
  drugs: z.array(ContentReference),
  /** What the notice is about, with its page where the catalogue has it. */
  noticeArticles: z.array(ArticleNotice.extend({ article: ContentReference.nullable() })),
})
export type Article = z.infer<typeof Article>
