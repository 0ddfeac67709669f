import { attachmentRoutes, folioRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { blobOf, files } from '../../../testing/files.ts'
import { storeImage } from '../../attachments/index.ts'
import { attachmentCalls } from '../../attachments/testing/attachment-calls.ts'

const tester = await testApp()
const { app, make, as } = tester
const { upload } = attachmentCalls(tester)
const [owner, other] = [await make.doctor(), await make.doctor()]
const png = await files.png()

const logos = {
  'a document': async () => (await upload(owner, 'PDF', files.pdf(), 'A.pdf')).body.id,
  'an address elsewhere': async () => {
    const body = { url: 'https://example.org/guide.pdf' }
    return (await as(owner).call(attachmentRoutes.addUrlAttachment, { body })).body.id
  },
  'somebody else’s picture': async () =>
    (await as(other).call(folioRoutes.uploadFolioLogo, { file: blobOf(png) })).body.id,
  'the picture of a link': async () => {
    const preview = { ownerId: null, bytes: png, name: 'preview', belongsTo: 'ContentItem' } as const
    return (await storeImage(app, preview))?.id ?? ''
  },
}

const create = (logoAttachmentId: string) =>
  as(owner).call(folioRoutes.createFolio, { body: { title: 'Heart failure', logoAttachmentId } })

describe('the logo of a folio', () => {
  it.each(Object.entries(logos))(
    'cannot be %s, neither on a new folio nor on one that is there',
    async (_, makeLogo) => {
      const logoAttachmentId = await makeLogo()
      const { body: folio } = await as(owner).call(folioRoutes.createFolio, { body: { title: 'Heart failure' } })

      const replies = [
        await create(logoAttachmentId),
        await as(owner).call(folioRoutes.updateFolio, { body: { folioId: folio.folioId, logoAttachmentId } }),
      ]

      expect(replies.map(({ status }) => status)).toEqual([400, 400])
      expect(replies[0]?.body).toMatchObject({ extensions: { errors: [{ field: 'logoAttachmentId' }] } })
    },
  )

  it('is a picture of one’s own or one that comes with Materia', async () => {
    const [standard] = (await as(owner).call(folioRoutes.listDefaultLogos)).body
    const own = (await upload(owner, 'Image', png, 'A.png')).body.id

    expect([(await create(own)).status, (await create(standard?.id ?? '')).status]).toEqual([200, 200])
  })
})
