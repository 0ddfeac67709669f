import { chatHub, notificationHub, renewTokenMethod, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { form } from './testing/registration.ts'

const { make, as, stranger, connect, accessTokenOf } = await testApp()
const languageOf = async (person: Awaited<ReturnType<typeof make.doctor>>) =>
  (await as(person).call(userRoutes.getUser, { params: { id: person.userId } })).body.language

describe('the language of an account', () => {
  it('is what sign-up says, else what the browser reads, else English', async () => {
    const replies = await Promise.all([
      stranger.call(userRoutes.createUser, { body: { ...form(), language: 'fr' } }),
      stranger.call(userRoutes.createUser, { body: form(), headers: { 'accept-language': 'fr-CA,en;q=0.5' } }),
      stranger.call(userRoutes.createUser, { body: form() }),
    ])

    expect(replies.map(({ body }) => body.language)).toEqual(['fr', 'fr', 'en'])
  })

  it('is told to the other devices of its owner when it changes', async () => {
    const owner = await make.doctor()
    const device = await connect(owner, notificationHub)
    const heard = device.next('LanguageChanged')

    await as(owner).call(userRoutes.setLanguage, { params: { id: owner.userId }, body: { language: 'fr' } })

    expect(await heard).toEqual({ language: 'fr' })
  })

  it('is changed by its owner and by an admin, and by nobody else', async () => {
    const [owner, other, admin] = [await make.doctor(), await make.doctor(), await make.admin()]
    const change = (person: typeof owner, language: 'en' | 'fr') =>
      as(person).call(userRoutes.setLanguage, { params: { id: owner.userId }, body: { language } })

    expect((await change(other, 'fr')).status).toBe(404)
    expect(await languageOf(owner)).toBe('en')
    expect((await change(owner, 'fr')).status).toBe(204)
    expect(await languageOf(owner)).toBe('fr')
    expect((await change(admin, 'en')).status).toBe(204)
    expect(await languageOf(owner)).toBe('en')
  })

  it('is one of the two', async () => {
    const owner = await make.doctor()

    const reply = await as(owner).call(userRoutes.setLanguage, {
      params: { id: owner.userId },
      body: { language: 'de' as 'fr' },
    })

    expect(reply.status).toBe(400)
  })

  it('is the language in which a password is refused', async () => {
    const owner = await make.doctor()
    await as(owner).call(userRoutes.setLanguage, { params: { id: owner.userId }, body: { language: 'fr' } })
    const body = { currentPassword: 'Not-my-word-1', newPassword: 'Another-word-2' }

    const wrong = await as(owner).call(userRoutes.changePassword, { body })

    expect(wrong.body.errors[0]).toEqual({ code: 'PasswordMismatch', description: 'Mot de passe incorrect.' })
  })

  it('is followed by an open connection once it shows its token again', async () => {
    const owner = await make.doctor()
    const chat = await connect(owner, chatHub)
    const refused = () => chat.call('CreateChatroom', { name: '  ' })

    const before = await refused()
    await as(owner).call(userRoutes.setLanguage, { params: { id: owner.userId }, body: { language: 'fr' } })
    await chat.socket.emitWithAck(renewTokenMethod, await accessTokenOf(owner))

    expect(before).toMatchObject({ problem: { detail: 'Give the room a name.' } })
    expect(await refused()).toMatchObject({ problem: { detail: 'Donnez un nom au salon.' } })
  })
})

describe('the languages somebody reads', () => {
  const read = async (person: Awaited<ReturnType<typeof make.doctor>>) =>
    (await as(person).call(userRoutes.getUser, { params: { id: person.userId } })).body.readingLanguages
  const choose = (by: Awaited<ReturnType<typeof make.doctor>>, userId: string, languages: ('en' | 'fr')[]) =>
    as(by).call(userRoutes.setReadingLanguages, { params: { id: userId }, body: { languages } })

  it('are both until their owner chooses, and never none', async () => {
    const owner = await make.doctor()
    expect(await read(owner)).toEqual(['en', 'fr'])

    expect((await choose(owner, owner.userId, ['fr', 'fr'])).status).toBe(204)
    expect((await choose(owner, owner.userId, [])).status).toBe(400)
    expect((await choose(owner, owner.userId, ['de' as 'fr'])).status).toBe(400)

    expect(await read(owner)).toEqual(['fr'])
  })

  it('are not somebody else’s to choose', async () => {
    const [owner, other] = [await make.doctor(), await make.doctor()]

    expect((await choose(other, owner.userId, ['fr'])).status).toBe(404)
    expect(await read(owner)).toEqual(['en', 'fr'])
  })
})
