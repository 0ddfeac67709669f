import { invitationRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { seconds } from '../../platform/clock.ts'
import { testApp } from '../../testing/app.ts'
import { mailsOf, newEmail } from '../../testing/mails.ts'
import { form } from './testing/registration.ts'

const tester = await testApp()
const { make, as, stranger, clock } = tester
const { mailTo, linkTo } = mailsOf(tester)

const notFound = { status: 404, detail: 'The user was not found.' }

describe('an account', () => {
  it('is read by its owner and by an admin, and is not found by others', async () => {
    const [owner, other, admin] = [await make.doctor(), await make.doctor(), await make.admin()]

    const replies = await Promise.all(
      [owner, admin, other].map((person) => as(person).call(userRoutes.getUser, { params: { id: owner.userId } })),
    )

    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 404])
    expect(replies[0]?.body).toMatchObject({ id: owner.userId, email: owner.email })
    expect(replies[2]?.body).toMatchObject(notFound)
  })

  it('is updated with 204 by its owner and not by others', async () => {
    const [owner, other] = [await make.doctor(), await make.doctor()]
    const body = { firstName: 'Zoë', lastName: 'Roy', phoneNumber: '514 555 0100' }

    const done = await as(owner).call(userRoutes.updateUser, { params: { id: owner.userId }, body })
    const refused = await as(other).call(userRoutes.updateUser, { params: { id: owner.userId }, body })
    const empty = await as(owner).call(userRoutes.updateUser, {
      params: { id: owner.userId },
      body: { ...body, firstName: '' },
    })
    const read = await as(owner).call(userRoutes.getUser, { params: { id: owner.userId } })

    expect([done.status, refused.status, empty.status]).toEqual([204, 404, 400])
    expect(refused.body).toMatchObject(notFound)
    expect(empty.body).toMatchObject({ status: 400, detail: 'firstName: First Name is required.' })
    expect(read.body).toMatchObject({ firstName: 'Zoë', lastName: 'Roy', phoneNumber: '514 555 0100' })
  })

  it('disappears when its owner deletes it: no sign-in, no name, and the e-mail is free again', async () => {
    const owner = await make.doctor({ firstName: 'Gone', lastName: 'Person' })
    const admin = await make.admin()
    await as(owner).call(userRoutes.checkToken)

    const deleted = await as(owner).call(userRoutes.deleteUser, { params: { id: owner.userId } })
    clock.advance(seconds(4))

    expect(deleted.status).toBe(204)
    expect((await as(admin).call(userRoutes.getUser, { params: { id: owner.userId } })).status).toBe(404)
    expect((await as(owner).call(userRoutes.checkToken)).status).toBe(401)
    const again = await stranger.call(userRoutes.createUser, { body: form({ email: owner.email }) })
    expect(again.status).toBe(201)
  })

  it('cannot be deleted by another doctor', async () => {
    const [owner, other] = [await make.doctor(), await make.doctor()]

    const reply = await as(other).call(userRoutes.deleteUser, { params: { id: owner.userId } })

    expect(reply.status).toBe(404)
    expect(reply.body).toMatchObject(notFound)
  })
})

describe('inviting a stranger', () => {
  it('mails a link that prefills the registration', async () => {
    const doctor = await make.doctor({ firstName: 'Ada', lastName: 'Khan' })
    const emailAddress = newEmail()

    const reply = await as(doctor).call(invitationRoutes.inviteUser, {
      body: { emailAddress, firstName: 'Jo', lastName: 'Roy' },
    })
    const { searchParams: link } = await linkTo(emailAddress)

    expect(reply.status).toBe(204)
    expect(Object.fromEntries(link)).toEqual({ email: emailAddress, fname: 'Jo', lname: 'Roy' })
    expect((await mailTo(emailAddress))?.subject).toBe('Ada Khan invites you to Materia')
  })
})
