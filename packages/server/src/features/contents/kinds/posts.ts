import type { UserArticleDetails, UserExternalLinkDetails } from '@materia/contract'
import { withoutMarkup } from './decision.ts'
import { joined, type Kind } from './kind.ts'

export const userArticle: Kind<UserArticleDetails> = {
  searchWords: ({ content, authors }) => [...authors.map((author) => author.name), withoutMarkup(content)].join(' '),
  identifiers: () => [],
  factLine: ({ authors }) =>
    joined(
      authors.slice(0, 3).map((author) => author.name),
      ', ',
    ),
  statusWord: () => null,
}

export const externalLink: Kind<UserExternalLinkDetails> = {
  searchWords: (details) =>
    [details.externalLinkType, details.linkTitle, details.linkSite, ...details.authors.map((author) => author.name)]
      .filter(Boolean)
      .join(' '),
  identifiers: ({ externalLink: address }) => (address ? [{ scheme: 'url', value: address.toLowerCase() }] : []),
  factLine: ({ externalLinkType, linkSite }) => joined([externalLinkType, linkSite]),
  statusWord: () => null,
}
