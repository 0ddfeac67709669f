import type { AskedAuthor, Author, ProfileAuthor, UserArticleDetails, UserExternalLinkDetails } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { contentText } from '../messages.ts'
import type { ContentRow } from '../summaries/contents.queries.ts'
import { authorOf } from '../summaries/summaries.view.ts'
import { listAskedAuthors } from './asked-authors.queries.ts'
import { joined, type Kind } from './kind.ts'
import { withoutMarkup } from './without-markup.ts'

interface PostFields {
  ownerId: string | null
  postedBy: ProfileAuthor | null
  authorRequests: AskedAuthor[]
  isPublished: boolean
  xmin: number
}

async function complete<Details>(
  { db }: App,
  viewer: Actor,
  rows: ContentRow<Details>[],
): Promise<Map<string, PostFields>> {
  const ownIds = rows.filter((row) => row.owner_id === viewer.userId).map((row) => row.content_item_id)
  const asked = Map.groupBy(await listAskedAuthors(db, ownIds), (row) => row.content_item_id)
  return new Map(
    rows.map((row) => [
      row.content_item_id,
      {
        ownerId: row.owner_id,
        postedBy: authorOf(row),
        authorRequests: (asked.get(row.content_item_id) ?? []).map(({ content_item_id: _, ...author }) => author),
        isPublished: !row.type.startsWith('Draft'),
        xmin: row.xmin,
      },
    ]),
  )
}

/** On cards only those stand who have an account: anybody can type a name. */
const membersAmong = (authors: Author[]): string[] =>
  authors.filter(({ userId }) => userId !== null).map(({ name }) => name)

export const bylineOf = (authors: Author[]): string | null => membersAmong(authors).join(', ').slice(0, 500) || null

export const userArticle = {
  searchClass: 5,
  searchWords: ({ content, authors }) => [...authors.map((author) => author.name), withoutMarkup(content)].join(' '),
  fields: ({ authors }) => ({ author: authors.map(({ name }) => name) }),
  passage: ({ content }) => withoutMarkup(content),
  identifiers: () => [],
  factLine: ({ authors }) => joined(membersAmong(authors).slice(0, 3), ', '),
  statusWord: () => null,
  writtenIn: ({ language }) => language,
  complete,
} satisfies Kind<UserArticleDetails, PostFields>

export const externalLink = {
  searchClass: 5,
  searchWords: (details) =>
    [details.externalLinkType, details.linkTitle, details.linkSite, ...details.authors.map((author) => author.name)]
      .filter(Boolean)
      .join(' '),
  fields: ({ authors }) => ({ author: authors.map(({ name }) => name) }),
  identifiers: ({ externalLink: address }) => (address ? [{ scheme: 'url', value: address.toLowerCase() }] : []),
  factLine: ({ externalLinkType, linkSite }, language) =>
    joined([contentText(`link${externalLinkType}`).in(language), linkSite]),
  statusWord: () => null,
  writtenIn: ({ language }) => language,
  externalLink: ({ externalLink: address }) => address,
  complete,
} satisfies Kind<UserExternalLinkDetails, PostFields>
