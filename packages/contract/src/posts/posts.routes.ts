import { route, routes } from '../route.ts'
import type { postShapes } from './posts.schemas.ts'

const writers = ['Doctor', 'Admin', 'VoiceOf'] as const

export const postRoutes = routes<typeof postShapes>()({
  publishArticle: route('POST', '/api/UserArticle/publish', { access: writers }),
  updateArticle: route('POST', '/api/UserArticle/:contentItemId', { access: writers }),
  publishExternalLink: route('POST', '/api/UserExternalLink', { access: writers }),
  updateExternalLink: route('POST', '/api/UserExternalLink/:contentItemId', { access: writers }),
  previewLink: route('GET', '/api/UserExternalLink/preview', { access: writers, writes: true }),
  listOwnContent: route('GET', '/api/usercontent', { access: 'signed-in' }),
  listPromotedDays: route('GET', '/api/usercontent/promoted/days', { access: ['Sponsor'] }),
  exportPromotedDays: route('GET', '/api/usercontent/promoted/days.csv', { access: ['Sponsor'], download: true }),
  deleteOwnContent: route('DELETE', '/api/usercontent/:contentItemId', { access: 'signed-in' }),
  restoreOwnContent: route('POST', '/api/usercontent/:contentItemId/restore', { access: 'signed-in' }),
  listAuthorRequests: route('GET', '/api/usercontent/authorrequests', { access: 'signed-in' }),
  answerAuthorRequest: route('PUT', '/api/usercontent/:contentItemId/author', { access: 'signed-in' }),
  /** Whoever agreed to be named may take their name off at any time. */
  removeOwnName: route('DELETE', '/api/usercontent/:contentItemId/author', { access: 'signed-in' }),
  createDraftArticle: route('POST', '/api/userdraftarticle', { access: writers }),
  updateDraftArticle: route('PUT', '/api/userdraftarticle/:contentItemId', { access: writers }),
  suggestSummary: route('POST', '/api/userdraftarticle/summary', { access: writers }),
  createDraftExternalLink: route('POST', '/api/userDraftExternalLink', { access: writers }),
  updateDraftExternalLink: route('PUT', '/api/userDraftExternalLink/:contentItemId', { access: writers }),
})
