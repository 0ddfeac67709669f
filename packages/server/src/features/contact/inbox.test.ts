import { contactRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { proofOf } from './testing/proof.ts'

const { stranger, make, as, mails } = await testApp()
const admin = await make.admin()

async function written(name: string, language = 'en') {
  const email = `${name.toLowerCase()}@example.test`
  const reCaptchaToken = await proofOf(stranger)
  const body = { name, email, message: 'May we talk?', reason: 'Press' as const, reCaptchaToken }
  await stranger.call(contactRoutes.sendContactMessage, { body, headers: { 'accept-language': language } })
  return (await inbox('open')).find((message) => message.name === name)
}
const inbox = async (state: 'open' | 'answered') =>
  (await as(admin).call(contactRoutes.listContactMessages, { query: { state, count: 100 } })).body
const answer = (id: string, message = 'Gladly.\n\nCall on Monday.') =>
  as(admin).call(contactRoutes.answerContactMessage, { params: { id }, body: { message } })

describe('the inbox of contact messages', () => {
  it('answers by mail in the language of the page, once', async () => {
    const asked = await written('Odile', 'fr-CA')

    const answered = await answer(asked?.id ?? '')
    const again = await answer(asked?.id ?? '')
    const mail = (await mails()).findLast(({ to }) => to === asked?.email)

    expect(asked).toMatchObject({ language: 'fr', message: 'May we talk?', answer: null })
    expect(answered.body).toMatchObject({
      answer: 'Gladly.\n\nCall on Monday.',
      answeredByName: `${admin.firstName} ${admin.lastName}`,
    })
    expect(mail).toMatchObject({ subject: 'Notre réponse à votre message' })
    expect(mail?.text).toContain('Call on Monday.')
    expect(mail?.text).toContain('\n> May we talk?')
    expect(again.status).toBe(409)
  })

  it('lists what waits and what was answered apart, newest first', async () => {
    const [first, second] = [await written('Ann'), await written('Ben')]
    await answer(first?.id ?? '')

    const [open, done] = [await inbox('open'), await inbox('answered')]

    expect(open.map(({ id }) => id)).toContain(second?.id)
    expect(open.map(({ id }) => id)).not.toContain(first?.id)
    expect(done.map(({ id }) => id)).toContain(first?.id)
  })

  it('is for admins alone', async () => {
    const reply = await as(await make.doctor()).call(contactRoutes.listContactMessages, { query: {} })

    expect(reply.status).toBe(403)
  })
})
