import { userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { mailsOf, newEmail } from '../../testing/mails.ts'
import { form, registered } from './testing/registration.ts'

const tester = await testApp()
const { stranger, make, as } = tester
const { mailTo } = mailsOf(tester)

describe('registering', () => {
  it('creates a new doctor who must confirm the e-mail, and sends the link as text and HTML', async () => {
    const { user, email, token } = await registered(tester, { minc: 'camd-1234-5678' })
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
      body: form({ lastName: 'y'.repeat(50), minc: 'camd12345679' }),
    })

    expect(reply.status).toBe(201)
  })

  it('refuses a known e-mail whatever its case', async () => {
    const { email } = await registered(tester)

    const reply = await stranger.call(userRoutes.createUser, { body: form({ email: email.toUpperCase() }) })

    expect(reply.body).toMatchObject({ status: 400, detail: 'An account with this e-mail already exists.' })
  })

  it('refuses a MINC that stands on another account, however it is written, there and in an account', async () => {
    const minc = 'CAMD-9876-1234'
    await registered(tester, { minc })
    const other = await make.doctor()

    const again = await stranger.call(userRoutes.createUser, { body: form({ minc: 'camd98761234' }) })
    const changed = await as(other).call(userRoutes.updateUser, {
      params: { id: other.userId },
      body: { firstName: 'Robin', lastName: 'Roy', minc },
    })
    const atOnce = await Promise.all(
      [1, 2, 3].map(() => stranger.call(userRoutes.createUser, { body: form({ minc: 'CAMD-5555-1234' }) })),
    )

    for (const reply of [again, changed]) {
      expect(reply.body).toMatchObject({ status: 400, detail: 'Another account has this MINC.' })
    }
    expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 400, 400])
  })

  it('tells truthfully whether an e-mail is taken', async () => {
    const { email } = await registered(tester)

    const taken = await stranger.call(userRoutes.doesEmailExist, { query: { email: email.toUpperCase() } })
    const free = await stranger.call(userRoutes.doesEmailExist, { query: { email: newEmail() } })

    expect([taken.body, free.body]).toEqual([true, false])
  })
})
