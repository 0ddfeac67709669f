import type { Author, ProfileAuthor, UserArticleDetails, UserExternalLinkDetails } from '@materia/contract'
import type { Actor } from '../../../platform/app.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { ContentRow } from '../summaries/contents.queries.ts'
import { authorOf } from '../summaries/summaries.view.ts'
import { withoutMarkup } from './decision.ts'
import { joined, type Kind } from './kind.ts'

interface PostFields {
  ownerId: string | null
  postedBy: ProfileAuthor | null
  isPublished: boolean
  xmin: number
}

async function complete<Details>(
  _db: Db,
  _reader: Actor,
  rows: ContentRow<Details>[],
): Promise<Map<string, PostFields>> {
  return new Map(
    rows.map((row) => [
      row.content_item_id,
      {
        ownerId: row.owner_id,
        postedBy: authorOf(row),
        isPublished: !row.type.startsWith('Draft'),
        xmin: row.xmin,
      },
    ]),
  )
}

export const bylineOf = (authors: Author[]): string | null =>
  authors
    .map((author) => author.name)
    .join(', ')
    .slice(0, 500) || null

export const userArticle = {
  searchClass: 5,
  searchWords: ({ content, authors }) => [...authors.map((author) => author.name), withoutMarkup(content)].join(' '),
  passage: ({ content }) => withoutMarkup(content),
  identifiers: () => [],
  factLine: ({ authors }) =>
    joined(
      authors.slice(0, 3).map((author) => author.name),
      ', ',
    ),
  statusWord: () => null,
  complete,
} satisfies Kind<UserArticleDetails, PostFields>

export const externalLink = {
  searchClass: 5,
  searchWords: (details) =>
    [details.externalLinkType, details.linkTitle, details.linkSite, ...details.authors.map((author) => author.name)]
      .filter(Boolean)
      .join(' '),
  identifiers: ({ externalLink: address }) => (address ? [{ scheme: 'url', value: address.toLowerCase() }] : []),
  factLine: ({ externalLinkType, linkSite }) => joined([externalLinkType, linkSite]),
  statusWord: () => null,
  externalLink: ({ externalLink: address }) => address,
  complete,
} satisfies Kind<UserExternalLinkDetails, PostFields>
