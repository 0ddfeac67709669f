import {
  alsoSearchedHeader,
  type ContentVersion,
  contentRoutes,
  contentShapes,
  correctedToHeader,
  didYouMeanHeader,
  expandedHeader,
  feedHeader,
  kindCountsHeader,
  likeRoutes,
  likeShapes,
  ownCountHeader,
  translatedHeader,
} from '@materia/contract'
import { days, later } from '../../platform/clock.ts'
import { notFound } from '../../platform/errors/errors.ts'
import { setTotal } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import { getContent, getContentVersion } from './details/contents.service.ts'
import { getCompanyProducts, getDrugOverview } from './details/drug-overview.service.ts'
import { listDrugAlternatives, listDrugGroups, listDrugItems, listDrugSummaries } from './details/drugs.service.ts'
import { listRelated } from './details/related.service.ts'
import { like, removeLike } from './engagement/likes.service.ts'
import { getViewCount, recordView } from './engagement/views.service.ts'
import { countNew, readFeed } from './feed/feed.service.ts'
import { listFollowedIds, listNewestIds } from './feed/lists.queries.ts'
import { findSeenUpTo, listNewSince, markSeen } from './feed/new-since.queries.ts'
import { listTrendingIds } from './feed/trending.queries.ts'
import { facetsOf } from './search/filters/facets.service.ts'
import { searchContents } from './search/search.service.ts'
import { suggestContents } from './search/suggestions.service.ts'
import { isVisible, listVersionLines, type VersionLine } from './summaries/contents.queries.ts'
import { listCountries } from './summaries/countries.queries.ts'
import { listSummaries } from './summaries/summaries.service.ts'
import { summaryView } from './summaries/summaries.view.ts'
import { generateMockVersion } from './versions/mock-versions.service.ts'

/** Whoever never said that they are up to date is shown the last week. */
const firstDays = 7

export const contentsHttp = serve(contentRoutes, contentShapes, {
  trending: async ({ app, actor, query }) =>
    listSummaries(app, actor, await listTrendingIds(app.db, actor.userId, query.count)),
  recentFollowed: async ({ app, actor, query }) =>
    listSummaries(app, actor, await listFollowedIds(app.db, actor.userId, query)),
  discover: async ({ app, actor, query, reply }) => {
    const { feed, rows } = await readFeed(app, actor, query)
    reply.header(feedHeader, feed.id)
    return rows.map((row) => summaryView(row))
  },
  countNew: ({ app, actor, query }) => countNew(app, actor, query),
  newSinceVisit: async ({ app, actor, query }) => {
    const seenUpTo = await findSeenUpTo(app.db, actor.userId)
    const since = seenUpTo ?? later(app.clock.now(), -days(firstDays))
    const ids = await listNewSince(app.db, { viewerId: actor.userId, since, count: query.count })
    return { since: since.toISOString(), isFirst: !seenUpTo, items: await listSummaries(app, actor, ids) }
  },
  markVisit: ({ app, actor }) => markSeen(app.db, actor.userId),
  related: ({ app, actor, query }) => suggestContents(app, actor, query.searchTerm),
  searchContents: async ({ app, actor, query, reply }) => {
    const page = await searchContents(app, actor, query)
    const { items, total, counts, own, didYouMean, correctedTo, alsoSearched, translated, expanded } = page
    setTotal(reply, total)
    reply.header(kindCountsHeader, JSON.stringify(counts))
    if (own > 0) reply.header(ownCountHeader, String(own))
    if (didYouMean) reply.header(didYouMeanHeader, percentEncoded(didYouMean))
    if (correctedTo) reply.header(correctedToHeader, percentEncoded(correctedTo))
    if (alsoSearched.length > 0) reply.header(alsoSearchedHeader, asciiJson(alsoSearched))
    if (expanded.length > 0) reply.header(expandedHeader, asciiJson(expanded))
    if (translated.length > 0) reply.header(translatedHeader, asciiJson(translated))
    return items
  },
  facets: ({ app, actor, query }) => facetsOf(app, actor, query),
  drugSummaries: ({ app, actor, query }) => listDrugSummaries(app, actor, query.name),
  drugGroups: ({ app, actor, query }) => listDrugGroups(app, actor, query.name),
  summaries: async ({ app, actor, query }) => {
    const { IncludeContentTypes: include, ExcludeContentTypes: exclude, ...page } = query
    return listSummaries(app, actor, await listNewestIds(app.db, { include, exclude, ...page }))
  },
  listCountries: ({ app }) => listCountries(app.db),
  drugItems: ({ app, actor, query }) => listDrugItems(app, actor, query.versionId),
  getVersion: ({ app, actor, params }) => getContentVersion(app, actor, params.versionId),
  countViews: ({ app, actor, params }) => getViewCount(app, actor, params.contentItemVersionId),
  recordView: ({ app, actor, params }) => recordView(app, actor, params.contentItemVersionId),
  getContent: ({ app, actor, params }) => getContent(app, actor, params.contentItemId),
  drugAlternatives: ({ app, actor, params }) => listDrugAlternatives(app, actor, params.contentItemId),
  drugOverview: ({ app, actor, params }) => getDrugOverview(app, actor, params.contentItemId),
  companyProducts: ({ app, actor, params }) => getCompanyProducts(app, actor, params.companyId),
  getContentSummary: async ({ app, actor, params }) => {
    const [summary] = await listSummaries(app, actor, [params.contentItemId])
    if (!summary) throw notFound('content')
    return summary
  },
  listVersions: async ({ app, actor, params, query }) => {
    if (!(await isVisible(app.db, actor, params.contentItemId))) throw notFound('content')
    return (await listVersionLines(app.db, actor, { ...params, ...query })).map(versionView)
  },
  relatedContents: ({ app, actor, params, query }) => listRelated(app, actor, { ...params, ...query }),
  generateMockVersion: async ({ app, actor, params }) =>
    versionView(await generateMockVersion(app, actor, params.contentItemId)),
})

export const likesHttp = serve(likeRoutes, likeShapes, {
  like: ({ app, actor, params }) => like(app, actor, params.contentItemId),
  removeLike: ({ app, actor, params }) => removeLike(app, actor, params.contentItemId),
})

const percentEncoded = (text: string) => encodeURIComponent(text.toWellFormed())

// A header holds ASCII alone.
const asciiJson = (value: unknown) =>
  JSON.stringify(value).replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

const versionView = (line: VersionLine): ContentVersion => ({
  contentItemId: line.content_item_id,
  versionId: line.id,
  createdOn: line.created_at.toISOString(),
  title: line.title,
  isCurrent: line.is_current,
})
