import { chatHub, folioRoutes, invitationRoutes, profileRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { mailsOf, newEmail } from '../../testing/mails.ts'
import { form } from './testing/registration.ts'

const tester = await testApp()
const { make, as, stranger, connect } = tester
const { mailTo } = mailsOf(tester)

describe('a mail to somebody who did not ask for it', () => {
  it.each([
    'Account locked: http://evil.example',
    'www.evil.example',
    'a@evil.example',
    'Dear\nReader',
    'evil\u202Eelpmaxe',
  ])('is not made with a name such as %j', async (firstName) => {
    const reply = await stranger.call(userRoutes.createUser, { body: form({ firstName }) })

    expect(reply.body).toMatchObject({ status: 400, extensions: { errors: [{ field: 'firstName' }] } })
  })

  it('is not made with a name that a profile was given later', async () => {
    const doctor = await make.doctor()
    const bad = { firstName: 'Account locked: http://evil.example', lastName: 'www.evil.example' }

    const replies = [
      await as(doctor).call(profileRoutes.updateProfile, { body: { firstName: bad.firstName } }),
      await as(doctor).call(profileRoutes.updateProfile, { body: { lastName: bad.lastName } }),
      await as(doctor).call(userRoutes.updateUser, { params: { id: doctor.userId }, body: bad }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400])
  })

  it.each(["O'Connor", 'St. John', 'Nguyễn', 'de la Cruz-Roy', '李'])('may be made for %s', async (lastName) => {
    expect((await stranger.call(userRoutes.createUser, { body: form({ lastName }) })).status).toBe(201)
  })

  it('greets without the name that was given at sign-up', async () => {
    const body = form({ firstName: 'Account locked, open evil.example' })
    await stranger.call(userRoutes.createUser, { body })
    const mail = await mailTo(body.email)

    expect(mail?.text).toContain('Hello,')
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('locked')
  })

  it('holds no address that a colleague wrote', async () => {
    const doctor = await make.doctor({ lastName: 'evil.example' })
    const emailAddress = newEmail()

    await as(doctor).call(invitationRoutes.inviteUser, {
      body: { emailAddress, firstName: 'Locked: http://evil.example', lastName: 'x' },
    })
    const mail = await mailTo(emailAddress)

    expect(`${mail?.subject} ${mail?.text.split('Join Materia:')[0]}`).not.toContain('evil.example')
  })
})

describe('inviting by e-mail', () => {
  it('is answered alike whether or not the e-mail has an account, in folios and in rooms', async () => {
    const [owner, member] = [await make.doctor(), await make.doctor({ firstName: 'Secret', lastName: 'Person' })]
    const { body: folio } = await as(owner).call(folioRoutes.createFolio, {
      body: { title: 'A folio', shareLevel: 'Restricted' },
    })
    const { call } = await connect(owner, chatHub)
    const room = await call('CreateChatroom', { name: 'A room' })
    const inviting = async (email: string) => {
      const reply = await as(owner).call(folioRoutes.inviteToFolio, {
        params: { id: folio.contentItemId },
        body: { email },
      })
      const answer = await call('InviteUserToChatroom', room.ok ? room.data.id : '', email)
      return { status: reply.status, reply: reply.body, answer: answer.ok ? answer.data : undefined }
    }

    const [known, unknown] = [await inviting(member.email), await inviting(newEmail())]

    expect([known.status, unknown.status]).toEqual([200, 200])
    for (const invited of [known, unknown]) {
      expect(invited.reply).toMatchObject({ userId: null, user: null, status: 'Pending' })
      expect(invited.answer).toMatchObject({ userId: null, status: 'Invited' })
    }
    expect(JSON.stringify(known)).not.toContain('Secret')
    expect(JSON.stringify(known)).not.toContain(member.userId)
  })
})
