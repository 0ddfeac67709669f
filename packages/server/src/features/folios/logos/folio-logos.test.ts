import { attachmentRoutes, folioRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { join, makeFolio } from '../testing/things.ts'

const tester = await testApp()
const { make, as, app } = tester

// A picture of one pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = () => ({ file: new Blob([png], { type: 'image/png' }), fileName: 'logo.png' })

describe('logos', () => {
  it('come with Materia: the same ones for everybody, readable by everybody, and nobody deletes them', async () => {
    const [doctor, other] = [await make.doctor(), await make.doctor()]

    const [first, second] = await Promise.all([
      as(doctor).call(folioRoutes.listDefaultLogos),
      as(other).call(folioRoutes.listDefaultLogos),
    ])
    const logo = first.body[0]
    const read = await as(other).call(attachmentRoutes.getAttachment, { params: { id: logo?.id ?? '' } })
    const used = await as(other).call(folioRoutes.createFolio, { body: { title: 'x', logoAttachmentId: logo?.id } })
    const refused = await as(doctor).call(folioRoutes.deleteFolioLogo, { params: { id: logo?.id ?? '' } })

    expect(first.body).toHaveLength(8)
    expect(second.body).toEqual(first.body)
    expect(logo).toMatchObject({ attachmentBelongsTo: 'DefaultFolioLogos', type: 'Image', name: 'book' })
    expect(read.status).toBe(200)
    expect(used.body).toMatchObject({ logoAttachmentId: logo?.id, logo: { id: logo?.id } })
    expect(refused.status).toBe(403)
  })

  it('are uploaded, seen by whoever sees the folio, and deleted once no folio shows them', async () => {
    const [owner, member, stranger] = [await make.doctor(), await make.doctor(), await make.doctor()]
    const uploaded = (await as(owner).call(folioRoutes.uploadFolioLogo, picture())).body
    const { folioId } = await makeFolio(tester, owner)
    await join(tester, { owner, folioId, person: member })
    const read = (person: typeof owner) =>
      as(person).call(attachmentRoutes.getAttachment, { params: { id: uploaded.id } })

    const shown = await as(owner).call(folioRoutes.updateFolio, { body: { folioId, logoAttachmentId: uploaded.id } })
    const reads = await Promise.all([owner, member, stranger].map(read))
    const inUse = await as(owner).call(folioRoutes.deleteFolioLogo, { params: { id: uploaded.id } })
    const foreign = await as(stranger).call(folioRoutes.deleteFolioLogo, { params: { id: uploaded.id } })
    await as(owner).call(folioRoutes.updateFolio, { body: { folioId, logoAttachmentId: null } })
    const deleted = await as(owner).call(folioRoutes.deleteFolioLogo, { params: { id: uploaded.id } })

    expect(shown.body.logo?.id).toBe(uploaded.id)
    expect(reads.map((reply) => reply.status)).toEqual([200, 200, 404])
    expect([inUse.status, foreign.status, deleted.status]).toEqual([409, 404, 204])
  })

  it('of somebody else cannot be taken', async () => {
    const [owner, thief] = [await make.doctor(), await make.doctor()]
    const uploaded = (await as(owner).call(folioRoutes.uploadFolioLogo, picture())).body

    const reply = await as(thief).call(folioRoutes.createFolio, {
      body: { title: 'x', logoAttachmentId: uploaded.id },
    })

    expect(reply.status).toBe(400)
  })
})

describe('when an account is deleted', () => {
  it('passes its folios to the member who joined first, and the rest go', async () => {
    const [owner, first, second] = [await make.doctor(), await make.doctor(), await make.doctor()]
    const shared = await makeFolio(tester, owner)
    const lonely = await makeFolio(tester, owner, { shareLevel: 'Public' })
    await join(tester, { owner, folioId: shared.folioId, person: first })
    await join(tester, { owner, folioId: shared.folioId, person: second })

    await as(owner).call(userRoutes.deleteUser, { params: { id: owner.userId } })
    const folio = await as(first).call(folioRoutes.getFolio, { params: { id: shared.folioId } })
    const renamed = await as(first).call(folioRoutes.updateFolio, {
      body: { folioId: shared.folioId, title: 'Carried on' },
    })
    const gone = await as(first).call(folioRoutes.getFolio, { params: { id: lonely.folioId } })

    expect(folio.body.author?.userId).toBe(first.userId)
    expect(folio.body.users.map((member) => member.userId)).toEqual([second.userId])
    expect(renamed.status).toBe(200)
    expect(gone.status).toBe(404)
  })

  it('takes the person out of the folios of others', async () => {
    const [owner, member] = [await make.doctor(), await make.doctor()]
    const { folioId } = await makeFolio(tester, owner)
    await join(tester, { owner, folioId, person: member })

    await as(member).call(userRoutes.deleteUser, { params: { id: member.userId } })
    const users = await as(owner).call(folioRoutes.listFolioUsers, { params: { id: folioId } })
    const rows = await app.db.selectFrom('folio_users').select('id').where('user_id', '=', member.userId).execute()

    expect(users.body).toEqual([])
    expect(rows).toEqual([])
  })
})
