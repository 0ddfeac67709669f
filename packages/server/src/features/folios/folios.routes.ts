import { folioRoutes, folioShapes } from '@materia/contract'
import { actorLanguage } from '../../platform/actor-language.ts'
import { setTotal } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import { attachmentView, storeUpload } from '../attachments/index.ts'
import {
  addClippings,
  listClippingReplies,
  moveClipping,
  noteClipping,
  removeClipping,
  replaceClipping,
} from './clippings.service.ts'
import { sendExport } from './exports/exports.service.ts'
import {
  createFolio,
  getFolioReply,
  listFolioReplies,
  removeFolio,
  restoreFolio,
  updateFolio,
} from './folios.service.ts'
import { importClippings } from './imports.service.ts'
import {
  answerInvite,
  inviteToFolio,
  listMembersFor,
  listPendingInvitesFor,
  removeMember,
} from './invites/invites.service.ts'
import { listDefaultLogos, removeLogo } from './logos/logos.service.ts'
import { getToRead, readLater } from './to-read.service.ts'

export const foliosHttp = serve(folioRoutes, folioShapes, {
  createFolio: async ({ app, actor, body }) => getFolioReply(app, actor, await createFolio(app, actor, body)),
  updateFolio: async ({ app, actor, body }) => {
    await updateFolio(app, actor, body)
    return getFolioReply(app, actor, body.folioId)
  },
  deleteFolio: ({ app, actor, params }) => removeFolio(app, actor, params.id),
  restoreFolio: async ({ app, actor, params }) => {
    await restoreFolio(app, actor, params.id)
    return getFolioReply(app, actor, params.id)
  },
  listFolios: ({ app, actor }) => listFolioReplies(app, actor),
  getToRead: ({ app, actor }) => getToRead(app, actor),
  readLater: async ({ app, actor, params }) =>
    getFolioReply(app, actor, await readLater(app, actor, params.contentItemId)),
  getFolio: ({ app, actor, params }) => getFolioReply(app, actor, params.id),
  listClippings: async ({ app, actor, params, query, reply }) => {
    const { clippings, total } = await listClippingReplies(app, actor, { folioId: params.id, ...query })
    setTotal(reply, total)
    return clippings
  },
  addClippings: async ({ app, actor, params, body }) => {
    await addClippings(app, actor, params.id, body)
    return getFolioReply(app, actor, params.id)
  },
  removeClipping: async ({ app, actor, params, body }) => {
    await removeClipping(app, actor, params.id, body)
    return getFolioReply(app, actor, params.id)
  },
  noteClipping: ({ app, actor, params, body }) => noteClipping(app, actor, params.id, body),
  replaceClipping: ({ app, actor, params, body }) => replaceClipping(app, actor, params.id, body),
  moveClipping: ({ app, actor, params, body }) => moveClipping(app, actor, params.id, body),
  importClippings: ({ app, actor, params, body }) => importClippings(app, actor, params.id, body.text),
  exportFolio: ({ app, actor, params, query, reply }) =>
    sendExport(app, actor, reply, { folioId: params.id, format: query.format }),
  uploadFolioLogo: async ({ app, actor, request }) =>
    attachmentView(await storeUpload(app, actor, request, { belongsTo: 'ContentItem', type: 'Image' })),
  listDefaultLogos: async ({ app, actor }) => (await listDefaultLogos(app, actorLanguage(actor))).map(attachmentView),
  deleteFolioLogo: ({ app, actor, params }) => removeLogo(app, actor, params.id),
  inviteToFolio: ({ app, actor, params, body }) =>
    inviteToFolio(app, actor, {
      folioId: params.id,
      userId: body.userId,
      email: body.email ?? body.emailAddress,
      firstName: body.firstName,
      lastName: body.lastName,
    }),
  answerFolioInvite: ({ app, actor, params, body }) => answerInvite(app, actor, params.id, body),
  removeFolioUser: ({ app, actor, params }) => removeMember(app, actor, { folioId: params.id, userId: params.userId }),
  listFolioUsers: ({ app, actor, params }) => listMembersFor(app, actor, params.id),
  listPendingFolioInvites: ({ app, actor, params }) => listPendingInvitesFor(app, actor, params.id),
})
