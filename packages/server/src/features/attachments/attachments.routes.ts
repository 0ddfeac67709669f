import { attachmentRoutes, attachmentShapes } from '@materia/contract'
import { serve } from '../../platform/http/serve.ts'
import { addUrlAttachment, getReadableAttachment, removeAttachment } from './attachments.service.ts'
import { attachmentView } from './attachments.view.ts'
import { sendAttachment } from './downloads.ts'
import { storeUpload } from './uploads.service.ts'

export const attachmentsHttp = serve(attachmentRoutes, attachmentShapes, {
  uploadAttachment: async ({ app, actor, request, query }) =>
    attachmentView(
      await storeUpload(app, actor, request, {
        belongsTo: 'UserContentUpload',
        type: query.attachmentType,
        altText: query.altText,
      }),
    ),
  addUrlAttachment: async ({ app, actor, body }) => attachmentView(await addUrlAttachment(app, actor, body)),
  getAttachment: async ({ app, actor, params, query, request, reply }) =>
    sendAttachment(app, request, reply, {
      row: await getReadableAttachment(app, actor, params.id),
      size: query.size,
    }),
  deleteAttachment: ({ app, actor, query }) => removeAttachment(app, actor, query.id),
})
