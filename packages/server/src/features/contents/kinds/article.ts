import type { Article, ArticleDetails } from '@materia/contract'
import type { Identifier } from '../../../platform/identifiers/identifiers.ts'
import { type Complete, joined, type Kinds, substanceIdentifiers } from './kind.ts'
import { listArticlesOfPmids } from './references.queries.ts'
import { withDrugs } from './substances.ts'
import { withoutMarkup } from './without-markup.ts'

const namedAuthors = 3

const withDrugsAndNotices: Complete<ArticleDetails, Pick<Article, 'drugs' | 'noticeArticles'>> = async (
  app,
  viewer,
  rows,
) => {
  const pmids = rows.flatMap(({ details }) => details.noticeOf ?? []).map(({ pmid }) => pmid)
  const [drugs, articles] = await Promise.all([
    withDrugs(app, viewer, rows),
    listArticlesOfPmids(app.db, pmids, viewer.language),
  ])
  return new Map(
    rows.map(({ content_item_id: id, details }) => [
      id,
      {
        drugs: drugs.get(id)?.drugs ?? [],
        noticeArticles: (details.noticeOf ?? []).map((each) => ({ ...each, article: articles.get(each.pmid) ?? null })),
      },
    ]),
  )
}

export const article: Kinds['Article'] = {
  searchClass: 3,
  searchRank: ({ publicationTypes }) => rankOf(publicationTypes),
  searchWords: (details) =>
    [
      details.journalTitle,
      details.pmid,
      details.doi,
      ...details.authors.map((author) => author.name),
      ...details.keywords,
      ...details.meshHeadings,
      withoutMarkup(details.content ?? ''),
    ]
      .filter(Boolean)
      .join(' '),
  facets: ({ publicationTypes }) => ({ publicationType: publicationTypes }),
  fields: ({ authors, journalTitle, publicationTypes, meshHeadings }) => ({
    author: authors.map(({ name }) => name),
    journal: [journalTitle],
    type: publicationTypes,
    mesh: meshHeadings,
  }),
  passage: ({ sections, content }) =>
    sections.length > 0 ? sections.map((section) => section.text).join(' ') : withoutMarkup(content ?? ''),
  identifiers: ({ pmid, doi, substances }) => {
    const found: Identifier[] = substanceIdentifiers(substances)
    if (pmid) found.push({ scheme: 'pmid', value: pmid })
    if (doi) found.push({ scheme: 'doi', value: doi.toLowerCase() })
    return found
  },
  factLine: (details) => joined([details.journalTitle, shortAuthors(details), details.journalIssueDate?.slice(0, 4)]),
  statusWord: () => null,
  complete: withDrugsAndNotices,
}

const weightyTypes = /guideline|systematic review|meta-analysis|consensus/i
const slightTypes = /^(letter|comment|editorial|news|published erratum|biography|retraction)/i

/** What sums up others' work stands above a single study of equal words, and a letter below. */
function rankOf(publicationTypes: string[]): number {
  if (publicationTypes.some((type) => slightTypes.test(type))) return 0
  if (publicationTypes.some((type) => weightyTypes.test(type))) return 0.6
  return publicationTypes.includes('Review') ? 0.45 : 0.2
}

function shortAuthors({ authors, hasMoreAuthors }: ArticleDetails): string {
  const names = authors.slice(0, namedAuthors).map((author) => author.name)
  return authors.length > namedAuthors || hasMoreAuthors ? `${names.join(', ')} et al.` : names.join(', ')
}
