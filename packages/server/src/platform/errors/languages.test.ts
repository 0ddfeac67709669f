import { chatHub, folioRoutes, problemMessages, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { make, as, stranger, connect } = await testApp()
const french = { 'accept-language': 'fr-CA,fr;q=0.9' }

describe('a problem in French', () => {
  it('is told to whoever reads French, with the same code', async () => {
    const reader = await make.doctor()
    await as(reader).call(userRoutes.setLanguage, { params: { id: reader.userId }, body: { language: 'fr' } })

    const reply = await as(reader).call(folioRoutes.getFolio, { params: { id: crypto.randomUUID() } })

    expect(reply.body).toMatchObject({
      title: 'Introuvable',
      detail: 'Le folio est introuvable.',
      extensions: { code: 'folio-not-found' },
    })
  })

  it('is told to strangers whose browser reads it, field by field', async () => {
    const reply = await stranger.call(userRoutes.createUser, {
      body: { email: 'x', firstName: '', lastName: 'x'.repeat(51) },
      headers: french,
    })

    expect(reply.body).toMatchObject({
      status: 400,
      detail: 'email\u00a0: Le courriel doit être valide',
      extensions: {
        code: 'field-invalid',
        errors: [
          { field: 'email', message: 'Le courriel doit être valide' },
          { field: 'firstName', message: 'Le prénom est obligatoire.' },
          { field: 'lastName', message: 'Utilisez au plus 50 caractères.' },
        ],
      },
    })
  })

  it('is told by hubs too', async () => {
    const reader = await make.doctor()
    await as(reader).call(userRoutes.setLanguage, { params: { id: reader.userId }, body: { language: 'fr' } })
    const client = await connect(reader, chatHub)

    expect(await client.call('GetChatroom', crypto.randomUUID())).toMatchObject({
      ok: false,
      problem: { detail: 'Le salon est introuvable.', extensions: { code: 'room-not-found' } },
    })
  })

  it('keeps its English where English is read', async () => {
    const reply = await stranger.call(userRoutes.signIn, { body: { username: 'nobody@example.org', password: 'x' } })

    expect(reply.body).toMatchObject({ detail: problemMessages['credentials-wrong'] })
  })
})
