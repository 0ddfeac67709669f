import { commentRoutes, commentShapes } from '@materia/contract'
import { setTotal } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import { addComment, closeComments, deleteComment, editComment, getComments } from './comments.service.ts'
import { commentView } from './comments.view.ts'

export const commentsHttp = serve(commentRoutes, commentShapes, {
  listComments: async ({ app, actor, params, query, reply }) => {
    const { rows, total } = await getComments(app, actor, { ...params, ...query })
    setTotal(reply, total)
    return rows.map(commentView)
  },
  addComment: ({ app, actor, params, body }) => addComment(app, actor, params.contentItemId, body),
  editComment: ({ app, actor, params, body }) => editComment(app, actor, params.id, body.content),
  deleteComment: ({ app, actor, params }) => deleteComment(app, actor, params.id),
  closeComments: ({ app, actor, params, body }) =>
    closeComments(app, actor, { contentItemId: params.contentItemId, isClosed: body.closed }),
})
