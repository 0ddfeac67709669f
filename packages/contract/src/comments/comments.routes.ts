import { route, routes } from '../route.ts'
import type { commentShapes } from './comments.schemas.ts'

const professionals = ['Doctor', 'Admin', 'VoiceOf'] as const

export const commentRoutes = routes<typeof commentShapes>()({
  listComments: route('GET', '/api/contents/:contentItemId/comments', { access: 'signed-in' }),
  addComment: route('POST', '/api/contents/:contentItemId/comments', { access: professionals }),
  closeComments: route('PUT', '/api/contents/:contentItemId/comments-closed', { access: professionals }),
  /** In what the viewer may read, newest first. */
  searchComments: route('GET', '/api/comments', { access: 'signed-in' }),
  /** By whoever asked. */
  answerQuestion: route('PUT', '/api/comments/:id/answered', { access: professionals }),
  editComment: route('PUT', '/api/comments/:id', { access: professionals }),
  deleteComment: route('DELETE', '/api/comments/:id', { access: professionals }),
})
