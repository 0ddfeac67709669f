import { folioRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { longestTurnMs } from '../../testing/event-loop.ts'

const { make, as } = await testApp()
const doctor = await make.doctor()
const heldMs = 100
const { body: folio } = await as(doctor).call(folioRoutes.createFolio, { body: { title: 'Mine' } })
const params = { id: folio.folioId }

describe('a long list of references', () => {
  it.each([
    `@a{k,${'a'.repeat(60_000)}}`,
    `@a{k,${'a='.repeat(60_000)}}`,
    '@a{'.repeat(60_000),
    '@a{}'.repeat(60_000),
    '12345 '.repeat(150_000),
    `TY  - X\n${'12345 '.repeat(140_000)}`,
    'https://clinicaltrials.gov/'.repeat(30_000),
  ])('of %.12s… holds nobody up', async (text) => {
    await as(doctor).call(folioRoutes.importClippings, { params, body: { text: 'PMID 1' } })

    const turnMs = await longestTurnMs(async () => {
      const { status } = await as(doctor).call(folioRoutes.importClippings, { params, body: { text } })
      expect(status).toBeLessThan(500)
    })

    expect(turnMs).toBeLessThan(heldMs)
  })

  it('is not read when the folio is closed to the reader', async () => {
    const stranger = await make.doctor()
    const text = '12345 '.repeat(150_000)

    expect((await as(doctor).call(folioRoutes.importClippings, { params, body: { text } })).status).toBe(400)
    expect((await as(stranger).call(folioRoutes.importClippings, { params, body: { text } })).status).toBe(404)
  })
})
