import { userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { days, seconds } from '../../platform/clock.ts'
import { testApp } from '../../testing/app.ts'
import { mailsOf } from '../../testing/mails.ts'
import { registered } from './testing/registration.ts'

const tester = await testApp()
const { stranger, clock, app } = tester
const { linkTo } = mailsOf(tester)

describe('finishing a registration', () => {
  it('confirms the e-mail, approves the account and lets the person sign in', async () => {
    const { email, token, user } = await registered(tester)

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
    ['Password1!', 'This password is too common. Choose another one.'],
    ['Dragon2026!', 'This password is too common. Choose another one.'],
    ['1qaz@WSX', 'This password has become known in a data breach. Choose another one.'],
    ["O'Connor-12", 'This password is made of your name, your e-mail or the name Materia. Choose another one.'],
    ['Elise-2026!', 'This password is made of your name, your e-mail or the name Materia. Choose another one.'],
    ['Newcomer-7!', 'This password is made of your name, your e-mail or the name Materia. Choose another one.'],
    ['Materia-2026', 'This password is made of your name, your e-mail or the name Materia. Choose another one.'],
  ])('refuses the password %j', async (password, description) => {
    const { email, token } = await registered(tester)

    const result = await stranger.call(userRoutes.setPassword, { body: { token, email, password } })

    expect(result.status).toBe(200)
    expect(result.body.succeeded).toBe(false)
    expect(result.body.errors[0]).toMatchObject({ description })
  })

  it.each([userRoutes.setPassword, userRoutes.resetPassword])(
    'asks for a password that is missing: $path',
    async (route) => {
      const reply = await stranger.call(route, { body: { token: 'token', email: 'newcomer@example.test' } as never })

      expect(reply.body).toMatchObject({ status: 400, detail: 'password: Password is required.' })
    },
  )

  it('keeps the link when the password is refused', async () => {
    const { email, token } = await registered(tester)
    const set = (password: string) => stranger.call(userRoutes.setPassword, { body: { token, email, password } })

    await set('Materia-2026')

    expect((await set('Elise-likes-Correct-horse-7')).body.succeeded).toBe(true)
  })

  it('tells nobody without the link what its owner is called', async () => {
    const { email } = await registered(tester)

    const reply = await stranger.call(userRoutes.setPassword, {
      body: { token: 'guessed', email, password: 'Elise-2026!' },
    })

    expect(reply.body.errors[0]?.code).toBe('InvalidToken')
  })

  it('works once, only with its own e-mail, and for 7 days', async () => {
    const password = 'Correct-horse-7'
    const [first, second] = [await registered(tester), await registered(tester)]

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
    const { email, token } = await registered(tester)

    const again = await stranger.call(userRoutes.resendInvitation, { body: { email } })
    const newToken = (await linkTo(email)).searchParams.get('t') ?? ''
    const old = await stranger.call(userRoutes.setPassword, { body: { token, email, password: 'Correct-horse-7' } })
    const fresh = await stranger.call(userRoutes.setPassword, {
      body: { token: newToken, email, password: 'Correct-horse-7' },
    })

    expect(again.status).toBe(204)
    expect([old.body.succeeded, fresh.body.succeeded]).toEqual([false, true])
  })
})
