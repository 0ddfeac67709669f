import { attachmentRoutes, folioRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { blobOf, files } from '../../../testing/files.ts'

const { make, as } = await testApp()

describe('the logo of a closed folio whose owner left', () => {
  it('is read and kept by the member it passed to, and by nobody outside', async () => {
    const [owner, member, outsider] = [await make.doctor(), await make.doctor(), await make.doctor()]
    const { body: logo } = await as(owner).call(folioRoutes.uploadFolioLogo, { file: blobOf(await files.png(64, 64)) })
    const { body: folio } = await as(owner).call(folioRoutes.createFolio, {
      body: { title: 'Heart failure', shareLevel: 'Restricted', logoAttachmentId: logo.id },
    })
    const params = { id: folio.folioId }
    const { body: invite } = await as(owner).call(folioRoutes.inviteToFolio, {
      params,
      body: { userId: member.userId },
    })
    await as(member).call(folioRoutes.answerFolioInvite, {
      params,
      body: { inviteId: invite.id, folioInvitationStatus: 'Accepted' },
    })

    await as(owner).call(userRoutes.deleteUser, { params: { id: owner.userId } })
    const read = async (reader: typeof owner) =>
      (await as(reader).call(attachmentRoutes.getAttachment, { params: { id: logo.id } })).status
    const taken = await as(outsider).call(folioRoutes.createFolio, {
      body: { title: 'Mine', logoAttachmentId: logo.id },
    })
    const kept = await as(member).call(folioRoutes.updateFolio, {
      body: { folioId: folio.folioId, title: 'Heart failure in the old' },
    })

    expect([await read(member), await read(outsider)]).toEqual([200, 404])
    expect(taken.status).toBe(400)
    expect(kept.body).toMatchObject({ title: 'Heart failure in the old', logo: { id: logo.id } })
  })
})
