import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { postCalls, problemOf } from './testing/post-calls.ts'

const tester = await testApp()
const { make } = tester
const { draft, save, publish, change, link, read } = postCalls(tester)
const publishedOn = '2019-03-04T09:30:00.000Z'
const dayMs = 24 * 60 * 60_000

describe('the date of publication of a post', () => {
  it('is the one its author gave, from the draft on', async () => {
    const doctor = await make.doctor()
    const { contentItemId, ...begun } = (await draft(doctor, { publishedOn })).body
    expect(begun).toMatchObject({ publishedOn, isPublished: false })

    const published = await publish(doctor, contentItemId)

    expect(published.body).toMatchObject({ publishedOn, contentItemType: 'UserArticle' })
  })

  it('is kept by links too', async () => {
    const doctor = await make.doctor()

    expect((await link(doctor, { publishedOn })).body).toMatchObject({ publishedOn, isPublished: false })
  })

  it('is that of publishing when none was given, or when it was taken out again', async () => {
    const doctor = await make.doctor()
    const { contentItemId } = (await draft(doctor, { publishedOn })).body
    expect((await save(doctor, contentItemId, { publishedOn: null })).body.publishedOn).toBeNull()

    const published = await publish(doctor, contentItemId)

    const now = tester.app.clock.now().getTime()
    expect(Math.abs(Date.parse(published.body.publishedOn ?? '') - now)).toBeLessThan(60_000)
  })

  it('is corrected on a published post, which keeps it when nothing is said', async () => {
    const doctor = await make.doctor()
    const { contentItemId } = (await draft(doctor)).body
    await publish(doctor, contentItemId)

    await change(doctor, contentItemId, { publishedOn })
    await change(doctor, contentItemId, { title: 'Metformin, revised' })
    await change(doctor, contentItemId, { publishedOn: null })

    expect((await read(doctor, contentItemId)).body).toMatchObject({ publishedOn, title: 'Metformin, revised' })
  })

  it.each([
    ['in the future', (now: Date) => new Date(now.getTime() + 2 * dayMs)],
    ['before 1900', () => new Date('1899-12-31T00:00:00.000Z')],
  ])('is refused %s', async (_, dateFrom) => {
    const doctor = await make.doctor()
    const refused = dateFrom(tester.app.clock.now()).toISOString()

    const reply = await draft(doctor, { publishedOn: refused })

    expect(reply.status).toBe(400)
    expect(problemOf(reply).extensions.errors?.[0]?.field).toBe('publishedOn')
  })
})
