import { contactRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { testApp } from '../../testing/app.ts'
import { proofOf } from './testing/proof.ts'

// A database address makes it an operator's: the proof is asked for.
const { stranger, app, mails, clock } = await testApp({ DATABASE_URL: 'postgres://localhost/named-only' })
const form = {
  name: 'Kim Park',
  email: 'kim@example.test',
  message: 'Hello.\n\nMay we talk?',
  reason: 'Press' as const,
}

const solved = () => proofOf(stranger)

describe('the contact form', () => {
  it.each(['BusinessInquiry', 'Investor', 'Press'] as const)(
    'stores a message with the reason %s and mails it to the team',
    async (reason) => {
      const name = `Kim ${reason}`
      const reply = await stranger.call(contactRoutes.sendContactMessage, {
        body: { ...form, name, reason, reCaptchaToken: await solved() },
      })
      const stored = await app.db.selectFrom('contact_messages').selectAll().where('name', '=', name).execute()
      const mail = (await mails()).find((sent) => sent.subject.endsWith(name))

      expect(reply.status).toBe(204)
      expect(stored).toEqual([expect.objectContaining({ email: form.email, message: form.message, reason })])
      expect(mail).toMatchObject({ to: 'team@materia.test', text: expect.stringContaining('May we talk?') })
    },
  )

  it('refuses a proof that is missing, wrong, used before or too old', async () => {
    const used = await solved()
    await stranger.call(contactRoutes.sendContactMessage, { body: { ...form, reCaptchaToken: used } })
    const old = await solved()
    clock.advance(minutes(31))

    for (const reCaptchaToken of [undefined, 'nonsense', `${used.split(':')[0]}:wrong`, used, old]) {
      const reply = await stranger.call(contactRoutes.sendContactMessage, { body: { ...form, reCaptchaToken } })
      expect(reply.status).toBe(400)
      expect(reply.body).toMatchObject({ extensions: { errors: [{ field: 'reCaptchaToken' }] } })
    }
  })

  it('lets a program that fills the hidden field believe it worked, and keeps nothing', async () => {
    const reply = await stranger.call(contactRoutes.sendContactMessage, {
      body: { ...form, name: 'A robot', website: 'http://spam.test' },
    })
    const stored = await app.db.selectFrom('contact_messages').selectAll().where('name', '=', 'A robot').execute()

    expect(reply.status).toBe(204)
    expect(stored).toEqual([])
  })

  it.each([
    ['name', { name: '' }],
    ['email', { email: 'nope' }],
    ['message', { message: ' ' }],
    ['reason', { reason: 'Gossip' }],
  ])('names the field %s when it is wrong', async (field, change) => {
    const reply = await stranger.call(contactRoutes.sendContactMessage, { body: { ...form, ...change } as never })

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ extensions: { errors: [expect.objectContaining({ field })] } })
  })
})
