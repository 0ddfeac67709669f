import { attachmentRoutes, profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { blobOf, files } from '../../testing/files.ts'
import type { Person } from '../../testing/make.ts'

const { make, as, stranger, app } = await testApp()

const upload = async (person: Person, fileName = 'me.png') =>
  as(person).call(profileRoutes.uploadProfilePicture, { file: blobOf(await files.png(400, 400)), fileName })
const pictureOf = async (person: Person, reader: Person) =>
  (await as(reader).call(profileRoutes.getProfile, { params: { userId: person.userId } })).body
    .profilePictureAttachmentId
const uses = (person: Person) =>
  app.db.selectFrom('attachment_uses').select('attachment_id').where('holder_id', '=', person.userId).execute()

describe('a profile picture', () => {
  it('becomes an attachment that every reader may see, everywhere the person is shown', async () => {
    const [person, reader] = [await make.doctor({ lastName: 'Pictured' }), await make.doctor()]

    const reply = await upload(person)
    const picture = await as(reader).call(attachmentRoutes.getAttachment, {
      params: { id: reply.body.id },
      query: { size: 'small' },
    })
    const summary = await as(reader).call(profileRoutes.getProfileSummary, { params: { userId: person.userId } })
    const directory = await as(reader).call(profileRoutes.searchDoctors, { body: { lastName: 'pictured' } })

    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ type: 'Image', attachmentBelongsTo: 'ProfilePicture' })
    expect(await pictureOf(person, reader)).toBe(reply.body.id)
    expect(summary.body.profilePictureAttachmentId).toBe(reply.body.id)
    expect(directory.body[0]?.profilePictureAttachmentId).toBe(reply.body.id)
    expect(picture.headers['content-type']).toBe('image/webp')
  })

  it('takes the place of the one before, which is let go', async () => {
    const person = await make.doctor()
    await upload(person, 'old.png')

    const second = await upload(person, 'new.png')

    expect(await pictureOf(person, person)).toBe(second.body.id)
    expect(await uses(person)).toEqual([{ attachment_id: second.body.id }])
  })

  it('can be taken away', async () => {
    const person = await make.doctor()
    await upload(person)

    const reply = await as(person).call(profileRoutes.removeProfilePicture)

    expect(reply.status).toBe(204)
    expect(await pictureOf(person, person)).toBeNull()
    expect(await uses(person)).toEqual([])
  })

  it('is refused when it is no picture, and the one before stays', async () => {
    const person = await make.doctor()
    const { body: before } = await upload(person)

    const pdf = await as(person).call(profileRoutes.uploadProfilePicture, { file: blobOf(files.pdf()) })
    const nothing = await as(person).call(profileRoutes.uploadProfilePicture, { body: {} as never })
    const byStranger = await stranger.call(profileRoutes.uploadProfilePicture, { file: blobOf(files.pdf()) })

    expect(pdf.body).toMatchObject({ status: 400, extensions: { errors: [{ field: 'file' }] } })
    expect([nothing.status, byStranger.status]).toEqual([400, 401])
    expect(await pictureOf(person, person)).toBe(before.id)
  })
})
