import { commentRoutes, commentShapes } from '@materia/contract'
import { setTotal } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import {
  addComment,
  answerQuestion,
  closeComments,
  deleteComment,
  editComment,
  findComments,
  getComments,
} from './comments.service.ts'

export const commentsHttp = serve(commentRoutes, commentShapes, {
  listComments: async ({ app, actor, params, query, reply }) => {
    const { comments, total } = await getComments(app, actor, { ...params, ...query })
    setTotal(reply, total)
    return comments
  },
  addComment: ({ app, actor, params, body }) => addComment(app, actor, params.contentItemId, body),
  searchComments: ({ app, actor, query }) => findComments(app, actor, query),
  answerQuestion: ({ app, actor, params, body }) => answerQuestion(app, actor, params.id, body.answered),
  editComment: ({ app, actor, params, body }) => editComment(app, actor, params.id, body.content),
  deleteComment: ({ app, actor, params }) => deleteComment(app, actor, params.id),
  closeComments: ({ app, actor, params, body }) =>
    closeComments(app, actor, { contentItemId: params.contentItemId, isClosed: body.closed }),
})
