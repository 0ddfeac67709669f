import { route, routes } from '../route.ts'
import type { contentShapes, likeShapes } from './contents.schemas.ts'

export const contentRoutes = routes<typeof contentShapes>()({
  trending: route('GET', '/api/contents/trending', { access: 'signed-in' }),
  recentFollowed: route('GET', '/api/contents/recent-followed', { access: 'signed-in' }),
  discover: route('GET', '/api/contents/discover', { access: 'signed-in', writes: true }),
  /** How many items have come since a feed was made, at most 100. */
  countNew: route('GET', '/api/contents/discover/new', { access: 'signed-in' }),
  /** What is new for the viewer since they last said that they are up to date. */
  newSinceVisit: route('GET', '/api/contents/new-since-visit', { access: 'signed-in' }),
  markVisit: route('POST', '/api/contents/new-since-visit/seen', { access: 'signed-in' }),
  related: route('GET', '/api/contents/related', { access: 'signed-in' }),
  searchContents: route('GET', '/api/contents', { access: 'signed-in' }),
  /** How many results of a search there are of each status, company, year …. */
  facets: route('GET', '/api/contents/facets', { access: 'signed-in' }),
  drugSummaries: route('GET', '/api/contents/drug-summaries', { access: 'signed-in' }),
  /** The brands and ingredients of that name, with their products. */
  drugGroups: route('GET', '/api/contents/drug-groups', { access: 'signed-in' }),
  summaries: route('GET', '/api/contents/summaries', { access: 'signed-in' }),
  /** The countries of the sources, with their states. */
  listCountries: route('GET', '/api/contents/countries', { access: 'signed-in' }),
  drugItems: route('GET', '/api/contents/drugItems', { access: 'signed-in' }),
  getVersion: route('GET', '/api/contents/versions/:versionId', { access: 'signed-in' }),
  countViews: route('GET', '/api/contents/views/:contentItemVersionId', { access: 'signed-in' }),
  recordView: route('POST', '/api/contents/views/:contentItemVersionId', { access: 'signed-in' }),
  getContent: route('GET', '/api/contents/:contentItemId', { access: 'signed-in' }),
  /** The products interchangeable with a drug, marketed first, cheapest first. */
  drugAlternatives: route('GET', '/api/contents/:contentItemId/alternatives', { access: 'signed-in' }),
  /** Class, status history, trials, posts and folios of a brand or an ingredient. */
  drugOverview: route('GET', '/api/contents/:contentItemId/drug-overview', { access: 'signed-in' }),
  companyProducts: route('GET', '/api/contents/companies/:companyId', { access: 'signed-in' }),
  getContentSummary: route('GET', '/api/contents/:contentItemId/summary', { access: 'signed-in' }),
  listVersions: route('GET', '/api/contents/:contentItemId/versions', { access: 'signed-in' }),
  relatedContents: route('GET', '/api/contents/:contentItemId/related', { access: 'signed-in' }),
  generateMockVersion: route('POST', '/api/contents/:contentItemId/versions/generate-mock-version', {
    access: ['Admin'],
  }),
})

export const likeRoutes = routes<typeof likeShapes>()({
  like: route('POST', '/api/contentlikes/:contentItemId/like', { access: 'signed-in' }),
  removeLike: route('POST', '/api/contentlikes/:contentItemId/remove', { access: 'signed-in' }),
})
