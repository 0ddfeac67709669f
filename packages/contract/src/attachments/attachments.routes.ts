import { route, routes } from '../route.ts'
import type { attachmentShapes } from './attachments.schemas.ts'

export const attachmentRoutes = routes<typeof attachmentShapes>()({
  uploadAttachment: route('POST', '/api/attachment/file', { access: 'signed-in', upload: true }),
  addUrlAttachment: route('POST', '/api/attachment/url', { access: 'signed-in' }),
  getAttachment: route('GET', '/api/attachment/:id', { access: 'signed-in', download: true, byCookie: true }),
  deleteAttachment: route('DELETE', '/api/attachment', { access: 'signed-in' }),
})
