import { chatHub, contentRoutes, folioRoutes, postRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { make, as, connect } = await testApp()
const doctor = await make.doctor()

describe('input that is refused', () => {
  it.each([
    [
      'an id that is none',
      folioRoutes.getFolio,
      { params: { id: 'x' } },
      'id: This is not a valid id.',
      'field-invalid',
    ],
    ['a field left out', postRoutes.suggestSummary, { body: {} }, 'content: This is required.', 'field-invalid'],
    [
      'a field left empty',
      contentRoutes.drugSummaries,
      { query: { name: '' } },
      'name: This is required.',
      'field-invalid',
    ],
    [
      'a number past its bound',
      contentRoutes.discover,
      { query: { count: 101 } },
      'count: Use a number of at most 100.',
      'field-invalid',
    ],
    [
      'a word that is no choice',
      folioRoutes.createFolio,
      { body: { title: 'A', shareLevel: 'Everybody' } },
      'shareLevel: Choose one of these: Public, Private, Restricted.',
      'field-invalid',
    ],
    [
      'one entry of a list in one of its forms',
      folioRoutes.addClippings,
      { params: { id: crypto.randomUUID() }, body: [{ contentItemId: 'x' }] },
      '0.contentItemId: This is not a valid id.',
      'field-invalid',
    ],
  ])('%s is named in a sentence for people', async (_, route, input, detail, code) => {
    const reply = await as(doctor).call(route, input as never)

    expect(reply.body).toMatchObject({ status: 400, detail, extensions: { code } })
  })

  it('by a hub is told without the place of the argument', async () => {
    const client = await connect(doctor, chatHub)

    expect(await client.call('GetChatroom', 'x')).toMatchObject({
      ok: false,
      problem: { status: 400, detail: 'This is not a valid id.', extensions: { code: 'arguments-invalid' } },
    })
  })
})

describe('a problem', () => {
  it('carries the code of its sentence', async () => {
    const id = crypto.randomUUID()
    const reply = await as(doctor).call(folioRoutes.getFolio, { params: { id } })

    expect(reply.body).toMatchObject({
      status: 404,
      detail: 'The folio was not found.',
      extensions: { code: 'folio-not-found' },
    })
  })
})
