import { route, routes } from '../route.ts'
import type { folioShapes } from './folios.schemas.ts'

const curators = ['Doctor', 'Admin'] as const

export const folioRoutes = routes<typeof folioShapes>()({
  createFolio: route('POST', '/api/folio', { access: curators }),
  updateFolio: route('PUT', '/api/folio', { access: curators }),
  deleteFolio: route('DELETE', '/api/folio/:id', { access: curators }),
  restoreFolio: route('POST', '/api/folio/:id/restore', { access: curators }),
  listFolios: route('GET', '/api/folios', { access: curators }),
  getToRead: route('GET', '/api/to-read', { access: curators }),
  /** Into the To-read folio, which comes to be when it is first used. */
  readLater: route('PUT', '/api/to-read/:contentItemId', { access: curators }),
  getFolio: route('GET', '/api/folios/:id', { access: 'signed-in' }),
  listClippings: route('GET', '/api/folios/:id/clippings', { access: 'signed-in' }),
  addClippings: route('PUT', '/api/folios/:id/clippings', { access: curators }),
  removeClipping: route('DELETE', '/api/folios/:id/clipping', { access: curators }),
  noteClipping: route('PUT', '/api/folios/:id/clipping/note', { access: curators }),
  moveClipping: route('PUT', '/api/folios/:id/clipping/position', { access: curators }),
  /** Another item takes the place and the note of a clipping. */
  replaceClipping: route('PUT', '/api/folios/:id/clipping/replacement', { access: curators }),
  importClippings: route('POST', '/api/folios/:id/import', { access: curators }),
  exportFolio: route('GET', '/api/folios/:id/export', { access: 'signed-in', download: true, byCookie: true }),
  uploadFolioLogo: route('POST', '/api/folio/logo', { access: curators, upload: true }),
  listDefaultLogos: route('GET', '/api/folio/logo', { access: curators, writes: true }),
  deleteFolioLogo: route('DELETE', '/api/folio/logo/:id', { access: curators }),
  inviteToFolio: route('POST', '/api/folio/:id/invite', { access: curators, rateLimit: 'invitation' }),
  answerFolioInvite: route('PUT', '/api/folio/:id/invite', { access: curators }),
  /** `userId` is the person's; for somebody without an account, the id of the invitation. */
  removeFolioUser: route('DELETE', '/api/folio/:id/user/:userId', { access: curators }),
  listFolioUsers: route('GET', '/api/folio/:id/users', { access: curators }),
  listPendingFolioInvites: route('GET', '/api/user/:id/folio/pendinginvites', {
    access: curators,
    beforeEnrolment: 'own',
  }),
})
