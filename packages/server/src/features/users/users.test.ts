import { invitationRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { days, hours, seconds } from '../../platform/clock.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { testApp } from '../../testing/app.ts'

const { make, as, stranger, clock, mails, app } = await testApp()

let counter = 0
const newEmail = () => `new-${++counter}@example.test`
const form = (overrides: Record<string, unknown> = {}) => ({
  email: newEmail(),
  firstName: 'Élise',
  lastName: "O'Connor",
  userType: 'Doctor' as const,
  ...overrides,
})

async function mailTo(email: string): Promise<Mail | undefined> {
  return (await mails()).filter((mail) => mail.to === email).at(-1)
}

async function linkTo(email: string): Promise<URLSearchParams> {
  const mail = await mailTo(email)
  const address = mail?.text.match(/https?:\S+/)?.[0] ?? ''
  return new URL(address).searchParams
}

async function registered(overrides: Record<string, unknown> = {}) {
  const body = form(overrides)
  const reply = await stranger.call(userRoutes.createUser, { body })
  const link = await linkTo(body.email)
  return { body, user: reply.body, token: link.get('t') ?? '', email: body.email }
}

describe('registering', () => {
  it('creates a new doctor who must confirm the e-mail, and sends the link as text and HTML', async () => {
    const { user, email, token } = await registered({ minc: 'camd-1234-5678' })
    const mail = await mailTo(email)

    expect(user).toMatchObject({
      email,
      userName: email,
      firstName: 'Élise',
      status: 'New',
      roles: ['materia:doctor'],
      userType: 'Doctor',
      minc: 'CAMD-1234-5678',
      emailConfirmed: false,
      twoFactorEnabled: false,
      lockoutEnabled: true,
      lockoutEnd: null,
      accessFailedCount: 0,
    })
    expect(token.length).toBeGreaterThan(40)
    expect(mail?.text).toContain(`/Home/VerifyEmail?t=${token}`)
    expect(mail?.html).toContain('Finish registration')
  })

  it('answers 201, and every profession becomes a doctor by role', async () => {
    for (const userType of ['NursePractitioner', 'MedicalStudent', 'MedicalResident'] as const) {
      const reply = await stranger.call(userRoutes.createUser, { body: form({ userType, schoolName: 'McGill' }) })

      expect(reply.status).toBe(201)
      expect(reply.body).toMatchObject({ userType, roles: ['materia:doctor'] })
    }
  })

  it.each([
    ['no first name', { firstName: '  ' }, 'firstName', 'First Name is required.'],
    ['no last name', { lastName: undefined }, 'lastName', 'Last Name is required.'],
    ['a name of 51 characters', { firstName: 'x'.repeat(51) }, 'firstName', 'Use at most 50 characters.'],
    ['no e-mail', { email: '' }, 'email', 'Email is required.'],
    ['a bad e-mail', { email: 'not an address' }, 'email', 'Must be valid Email'],
    ['a bad MINC', { minc: 'CAMD-1234-5670' }, 'minc', 'Invalid MINC'],
    ['a resident without a school', { userType: 'MedicalResident' }, 'schoolName', 'School name is required.'],
  ])('refuses %s with its message', async (_, overrides, field, message) => {
    const reply = await stranger.call(userRoutes.createUser, { body: form(overrides) as never })

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ detail: `${field}: ${message}`, extensions: { errors: [{ field, message }] } })
  })

  it('accepts names of 50 characters and a MINC without dashes', async () => {
    const reply = await stranger.call(userRoutes.createUser, {
      body: form({ lastName: 'y'.repeat(50), minc: 'camd12345678' }),
    })

    expect(reply.status).toBe(201)
  })

  it('refuses a known e-mail whatever its case', async () => {
    const { email } = await registered()

    const reply = await stranger.call(userRoutes.createUser, { body: form({ email: email.toUpperCase() }) })

    expect(reply.body).toMatchObject({ status: 400, detail: 'An account with this e-mail already exists.' })
  })

  it('tells truthfully whether an e-mail is taken', async () => {
    const { email } = await registered()

    const taken = await stranger.call(userRoutes.doesEmailExist, { query: { email: email.toUpperCase() } })
    const free = await stranger.call(userRoutes.doesEmailExist, { query: { email: newEmail() } })

    expect([taken.body, free.body]).toEqual([true, false])
  })
})

describe('finishing a registration', () => {
  it('confirms the e-mail, approves the account and lets the person sign in', async () => {
    const { email, token, user } = await registered()

    const result = await stranger.call(userRoutes.setPassword, { body: { token, email, password: 'Correct-horse-7' } })
    const signIn = await stranger.call(userRoutes.signIn, { body: { username: email, password: 'Correct-horse-7' } })
    const row = await app.db
      .selectFrom('users')
      .select(['status', 'email_confirmed'])
      .where('id', '=', user.id)
      .executeTakeFirst()

    expect(result.body).toEqual({ succeeded: true, errors: [] })
    expect(signIn.status).toBe(200)
    expect(row).toEqual({ status: 'Approved', email_confirmed: true })
  })

  it.each([
    ['correct-horse-7', 'Password must contain an uppercase letter'],
    ['CORRECT-HORSE-7', 'Password must contain a lowercase letter'],
    ['Correct-horse-x', 'Password must contain a numer'],
    ['Correcthorse7', 'Password must contain a special character'],
    ['Aa1-', 'Password must have at least 8 characters'],
    [`Aa1-${'x'.repeat(125)}`, 'Password must have at most 128 characters'],
    ['', 'Password is required.'],
    ['P@ssw0rd', 'This password is too common. Choose another one.'],
  ])('refuses the password %j', async (password, description) => {
    const { email, token } = await registered()

    const result = await stranger.call(userRoutes.setPassword, { body: { token, email, password } })

    expect(result.status).toBe(200)
    expect(result.body.succeeded).toBe(false)
    expect(result.body.errors[0]).toMatchObject({ description })
  })

  it('works once, only with its own e-mail, and for 7 days', async () => {
    const password = 'Correct-horse-7'
    const [first, second] = [await registered(), await registered()]

    const foreign = await stranger.call(userRoutes.setPassword, {
      body: { token: first.token, email: second.email, password },
    })
    const once = await stranger.call(userRoutes.setPassword, {
      body: { token: first.token, email: first.email, password },
    })
    const twice = await stranger.call(userRoutes.setPassword, {
      body: { token: first.token, email: first.email, password },
    })
    clock.advance(days(7) + seconds(1))
    const late = await stranger.call(userRoutes.setPassword, {
      body: { token: second.token, email: second.email, password },
    })

    expect(once.body.succeeded).toBe(true)
    for (const refused of [foreign, twice, late]) {
      expect(refused.body.succeeded).toBe(false)
      expect(refused.body.errors[0]?.description).toBe('This link has expired or was already used. Ask for a new one.')
    }
  })

  it('can be asked for again; the older link then ends', async () => {
    const { email, token } = await registered()

    const again = await stranger.call(userRoutes.resendInvitation, { body: { email } })
    const newToken = (await linkTo(email)).get('t') ?? ''
    const old = await stranger.call(userRoutes.setPassword, { body: { token, email, password: 'Correct-horse-7' } })
    const fresh = await stranger.call(userRoutes.setPassword, {
      body: { token: newToken, email, password: 'Correct-horse-7' },
    })

    expect(again.status).toBe(204)
    expect([old.body.succeeded, fresh.body.succeeded]).toEqual([false, true])
  })
})

describe('a forgotten password', () => {
  it('is reset by the e-mailed link, which ends every session', async () => {
    const doctor = await make.doctor()
    const before = await stranger.call(userRoutes.signIn, {
      body: { username: doctor.email, password: doctor.password },
    })

    const asked = await stranger.call(userRoutes.forgotPassword, { body: { email: doctor.email } })
    const link = await linkTo(doctor.email)
    const reset = await stranger.call(userRoutes.resetPassword, {
      body: { token: link.get('t') ?? '', email: link.get('e') ?? '', password: 'New-horse-8' },
    })
    const refresh = await stranger.call(userRoutes.refreshToken, { body: { refreshToken: before.body.refreshToken } })
    const signIn = await stranger.call(userRoutes.signIn, { body: { username: doctor.email, password: 'New-horse-8' } })

    expect(asked.status).toBe(204)
    expect((await mailTo(doctor.email))?.text).toContain('/Home/ResetPassword?t=')
    expect(reset.body).toEqual({ succeeded: true, errors: [] })
    expect(refresh.status).toBe(400)
    expect(signIn.status).toBe(200)
  })

  it('answers 204 and sends nothing for an unknown address', async () => {
    const before = (await mails()).length

    const forgot = await stranger.call(userRoutes.forgotPassword, { body: { email: newEmail() } })
    const resend = await stranger.call(userRoutes.resendInvitation, { body: { email: newEmail() } })

    expect([forgot.status, resend.status]).toEqual([204, 204])
    expect((await mails()).length).toBe(before)
  })

  it('keeps the link for 2 hours', async () => {
    const doctor = await make.doctor()
    await stranger.call(userRoutes.forgotPassword, { body: { email: doctor.email } })
    const link = await linkTo(doctor.email)
    clock.advance(hours(2) + seconds(1))

    const reset = await stranger.call(userRoutes.resetPassword, {
      body: { token: link.get('t') ?? '', email: doctor.email, password: 'New-horse-8' },
    })

    expect(reset.body.succeeded).toBe(false)
  })
})

describe('changing the password', () => {
  it('needs the current one and signs the other devices out', async () => {
    const doctor = await make.doctor()
    const other = await stranger.call(userRoutes.signIn, {
      body: { username: doctor.email, password: doctor.password },
    })

    const wrong = await as(doctor).call(userRoutes.changePassword, {
      body: { currentPassword: 'nope', newPassword: 'New-horse-8' },
    })
    const right = await as(doctor).call(userRoutes.changePassword, {
      body: { currentPassword: doctor.password, newPassword: 'New-horse-8' },
    })

    expect(wrong.body).toMatchObject({ succeeded: false, errors: [{ description: 'Incorrect password.' }] })
    expect(right.body).toEqual({ succeeded: true, errors: [] })
    expect(
      (await stranger.call(userRoutes.refreshToken, { body: { refreshToken: other.body.refreshToken } })).status,
    ).toBe(400)
    expect((await as(doctor).call(userRoutes.checkToken)).status).toBe(200)
  })
})

describe('an account', () => {
  it('is read by its owner and by an admin, and is not found by others', async () => {
    const [owner, other, admin] = [await make.doctor(), await make.doctor(), await make.admin()]

    const replies = await Promise.all(
      [owner, admin, other].map((person) => as(person).call(userRoutes.getUser, { params: { id: owner.userId } })),
    )

    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 404])
    expect(replies[0]?.body).toMatchObject({ id: owner.userId, email: owner.email })
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
  })
})

describe('inviting a stranger', () => {
  it('mails a link that prefills the registration', async () => {
    const doctor = await make.doctor({ firstName: 'Ada', lastName: 'Khan' })
    const emailAddress = newEmail()

    const reply = await as(doctor).call(invitationRoutes.inviteUser, {
      body: { emailAddress, firstName: 'Jo', lastName: 'Roy' },
    })
    const link = await linkTo(emailAddress)

    expect(reply.status).toBe(204)
    expect(Object.fromEntries(link)).toEqual({ email: emailAddress, fname: 'Jo', lname: 'Roy' })
    expect((await mailTo(emailAddress))?.subject).toBe('Ada Khan invites you to Materia')
  })
})
