import type { commentShapes } from './comments.schemas.ts'
import { route, routes } from './route.ts'

const professionals = ['Doctor', 'Admin', 'VoiceOf'] as const

export const commentRoutes = routes<typeof commentShapes>()({
  listComments: route('GET', '/api/contents/:contentItemId/comments', { access: 'signed-in' }),
  addComment: route('POST', '/api/contents/:contentItemId/comments', { access: professionals }),
  closeComments: route('PUT', '/api/contents/:contentItemId/comments-closed', { access: professionals }),
  editComment: route('PUT', '/api/comments/:id', { access: professionals }),
  deleteComment: route('DELETE', '/api/comments/:id', { access: professionals }),
})
