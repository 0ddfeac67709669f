import {
  type Citation,
  type CitedDetails,
  type Content,
  citationOf,
  citationText,
  citedNotices,
  contentRoutes,
} from '@materia/contract'
import { shownName } from '../../../domain/names.ts'
import { call } from '../../../lib/client.ts'
import { linkTo } from '../share.ts'

/** The item as lists of references and reference managers name it. */
export function citedContent(content: Content): Citation {
  const cited = citationOf(
    {
      contentItemId: content.contentItemId,
      contentItemType: content.contentItemType,
      title: content.title,
      publishedOn: content.publishedOn,
      sourceUrl: content.sourceUrl,
      sourceName: content.source?.name ?? null,
      creatorName: content.creator && `${content.creator.firstName} ${content.creator.lastName}`,
      // A post that cites a retracted article is not itself retracted.
      isRetracted: content.contentItemType === 'Article' && content.notices.some(({ kind }) => kind === 'Retraction'),
      notices: content.notices.flatMap(({ kind, title }) => (citedNotices.some((each) => each === kind) ? title : [])),
      details: content as CitedDetails,
    },
    { url: linkTo(content.contentItemId) },
  )
  return { ...cited, authors: cited.authors.map(shownName) }
}

/** The entry of a list of references for a DOI or a PMID that stands alone, where the catalogue has the article. */
export async function findReference(typed: string): Promise<string | undefined> {
  const identifier = identifierIn(typed)
  if (!identifier) return undefined
  const [found] = await call(contentRoutes.searchContents, {
    query: { searchTerm: identifier, filter: ['Article'], count: 1 },
  })
  if (!found) return undefined
  const article = await call(contentRoutes.getContent, { params: { contentItemId: found.contentItemId } })
  // A search may give what is only near.
  if (article.contentItemType !== 'Article') return undefined
  if (article.pmid !== identifier && article.doi?.toLowerCase() !== identifier.toLowerCase()) return undefined
  // An article is named in no language but its own.
  return citationText(citedContent(article), { language: 'en', citedOn: new Date() })
}

const doi = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\.\d{4,9}\/\S+)$/i
const pmid = /^(?:https?:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/|pmid:?\s*)?(\d{5,8})\/?$/i

const identifierIn = (typed: string): string | undefined => (doi.exec(typed) ?? pmid.exec(typed))?.[1]
