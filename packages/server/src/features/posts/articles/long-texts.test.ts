import { postRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { longestTurnMs } from '../../../testing/event-loop.ts'

const { make, as } = await testApp()
const doctor = await make.doctor()
const heldMs = 100

const title = 'Long'
const texts = ['Dr. ', '<pre', '<b>', '<br', '&', '<', 'a', '<p>a</p>', '<div>', '</i>', '&amp', '<a href="']
const content = (fragment: string) => fragment.repeat(300_000 / fragment.length)

describe('a long text', () => {
  it.each(texts)('of %s holds nobody up while it is summarized', async (fragment) => {
    const body = { content: content(fragment) }
    await as(doctor).call(postRoutes.suggestSummary, { body: { content: '<p>Warm.</p>' } })

    const turnMs = await longestTurnMs(async () => {
      expect((await as(doctor).call(postRoutes.suggestSummary, { body })).status).toBe(200)
    })

    expect(turnMs).toBeLessThan(heldMs)
  })

  it.each(texts)('of %s holds nobody up while it is cleaned', async (fragment) => {
    const body = { title, content: content(fragment) }
    await as(doctor).call(postRoutes.createDraftArticle, { body: { title } })

    const turnMs = await longestTurnMs(async () => {
      expect((await as(doctor).call(postRoutes.createDraftArticle, { body })).status).toBeLessThan(500)
    })

    expect(turnMs).toBeLessThan(heldMs)
  })

  it('is refused with a sentence when it has too many elements or is too long once cleaned', async () => {
    const draft = (text: string) => as(doctor).call(postRoutes.createDraftArticle, { body: { title, content: text } })

    expect((await draft('<i>'.repeat(20_001))).body).toMatchObject({
      status: 400,
      detail: 'An article has at most 20,000 elements, nested at most 1,000 deep.',
    })
    expect((await draft('&'.repeat(900_000))).body).toMatchObject({
      status: 400,
      detail: 'An article has at most 900,000 characters.',
    })
  })

  it('is not read when the post is somebody else’s', async () => {
    const stranger = await make.doctor()
    const { body: draft } = await as(doctor).call(postRoutes.createDraftArticle, { body: { title } })
    const body = { content: '<i>'.repeat(20_001) }

    const reply = await as(stranger).call(postRoutes.updateDraftArticle, {
      params: { contentItemId: draft.contentItemId },
      body,
    })

    expect(reply.status).toBe(404)
  })
})
