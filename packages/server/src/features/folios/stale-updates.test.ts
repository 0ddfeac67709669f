import { type Folio, folioRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeFolio } from './testing/things.ts'

const tester = await testApp()
const { make, as } = tester
const owner = await make.doctor()

const update = (folio: Folio, body: { title?: string; summary?: string; xmin?: number | null }) =>
  as(owner).call(folioRoutes.updateFolio, { body: { folioId: folio.folioId, ...body } })
const readTitle = async ({ folioId }: Folio) =>
  (await as(owner).call(folioRoutes.getFolio, { params: { id: folioId } })).body.title

describe('a folio changed from two places', () => {
  it('keeps the first change and answers the second with both texts', async () => {
    const folio = await makeFolio(tester, owner)
    await update(folio, { title: 'From the clinic', xmin: folio.xmin })

    const late = await update(folio, { title: 'From home', xmin: folio.xmin })

    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      extensions: {
        code: 'folio-changed-elsewhere',
        stored: { folioId: folio.folioId, title: 'From the clinic' },
        sent: { title: 'From home' },
      },
    })
    expect(await readTitle(folio)).toBe('From the clinic')
  })

  it('takes the second change once it is based on what is stored', async () => {
    const folio = await makeFolio(tester, owner)
    const first = await update(folio, { title: 'From the clinic', xmin: folio.xmin })

    const second = await update(folio, { title: 'From home', xmin: first.body.xmin })

    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toMatchObject({ title: 'From home' })
  })

  it('takes the same change twice, after an answer that was lost', async () => {
    const folio = await makeFolio(tester, owner)
    await update(folio, { title: 'From the clinic', summary: 'Read first.', xmin: folio.xmin })

    const again = await update(folio, { title: 'From the clinic', summary: 'Read first.', xmin: folio.xmin })

    expect(again.status).toBe(200)
  })

  it('keeps one of two changes that are sent at the same moment', async () => {
    const folio = await makeFolio(tester, owner)

    const replies = await Promise.all(['One', 'Other'].map((title) => update(folio, { title, xmin: folio.xmin })))

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('goes on as before for a caller who does not say what it was based on', async () => {
    const folio = await makeFolio(tester, owner)
    await update(folio, { title: 'From the clinic' })

    const late = await update(folio, { title: 'From home' })

    expect(late.body).toMatchObject({ title: 'From home' })
  })
})
