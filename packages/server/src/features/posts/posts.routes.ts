import { postRoutes, postShapes } from '@materia/contract'
import { serve } from '../../platform/http/serve.ts'
import { suggestSummary } from './articles/article-text.service.ts'
import { answerAuthorRequest, listAuthorRequests, removeOwnName } from './author-requests.service.ts'
import { createDraft, updateDraft } from './drafts.service.ts'
import { getLinkPreview } from './links/link-previews.service.ts'
import type { PostPayload } from './post-content.ts'
import { listOwnContent, removePost, restorePost } from './posts.service.ts'
import { exportPromotedDays, getPromotedDays } from './promoted/promoted-days.service.ts'
import { publishDraft, updatePublished } from './publishing.service.ts'

export const postsHttp = serve(postRoutes, postShapes, {
  publishArticle: ({ app, actor, query }) => publishDraft(app, actor, 'UserArticle', query.draftContentItemId),
  updateArticle: ({ app, actor, params, query, body }) =>
    updatePublished(app, actor, { ...params, type: 'UserArticle', payload: joined(query, body) }),
  publishExternalLink: ({ app, actor, query }) =>
    publishDraft(app, actor, 'UserExternalLink', query.draftContentItemId),
  updateExternalLink: ({ app, actor, params, query, body }) =>
    updatePublished(app, actor, { ...params, type: 'UserExternalLink', payload: joined(query, body) }),
  previewLink: ({ app, actor, query }) => getLinkPreview(app, actor, query.externalLink),
  listOwnContent: ({ app, actor }) => listOwnContent(app, actor),
  listPromotedDays: ({ app, actor, query }) => getPromotedDays(app, actor, query.days),
  exportPromotedDays: ({ app, actor, query, reply }) => {
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="promoted-by-day.csv"')
    return exportPromotedDays(app, actor, query.days)
  },
  deleteOwnContent: ({ app, actor, params }) => removePost(app, actor, params.contentItemId),
  restoreOwnContent: ({ app, actor, params }) => restorePost(app, actor, params.contentItemId),
  listAuthorRequests: ({ app, actor }) => listAuthorRequests(app, actor),
  answerAuthorRequest: ({ app, actor, params, body }) => answerAuthorRequest(app, actor, { ...params, ...body }),
  removeOwnName: ({ app, actor, params }) => removeOwnName(app, actor, params.contentItemId),
  createDraftArticle: ({ app, actor, body }) => createDraft(app, actor, 'DraftUserArticle', body),
  updateDraftArticle: ({ app, actor, params, body }) =>
    updateDraft(app, actor, { ...params, type: 'DraftUserArticle', payload: body }),
  suggestSummary: ({ app, actor, body }) => suggestSummary(app, actor, body.content),
  createDraftExternalLink: ({ app, actor, body }) => createDraft(app, actor, 'DraftUserExternalLink', body),
  updateDraftExternalLink: ({ app, actor, params, body }) =>
    updateDraft(app, actor, { ...params, type: 'DraftUserExternalLink', payload: body }),
})

/** The fields come as query parameters, as a body, or both; then the body has the last word. */
const joined = (query: PostPayload, body: PostPayload | null | undefined): PostPayload => ({ ...query, ...body })
