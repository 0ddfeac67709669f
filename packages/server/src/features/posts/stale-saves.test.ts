import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { postCalls, problemOf, text } from './testing/post-calls.ts'

const tester = await testApp()
const { make } = tester
const { draft, save, publish, change, published, read, upload } = postCalls(tester)

describe('a draft open in two places', () => {
  it('refuses a stale save and hands over what is stored', async () => {
    const doctor = await make.doctor()
    const { contentItemId, xmin } = (await draft(doctor)).body
    const first = await save(doctor, contentItemId, { content: '<p>From here.</p>', xmin })

    const second = await save(doctor, contentItemId, { content: '<p>From there.</p>', xmin })
    const stored = problemOf(second).extensions.stored
    const resolved = await save(doctor, contentItemId, {
      content: '<p>From here.</p><p>From there.</p>',
      xmin: Number(stored?.xmin),
    })

    expect([first.status, second.status, resolved.status]).toEqual([200, 409, 200])
    expect(stored).toMatchObject({ content: '<p>From here.</p>', xmin: first.body.xmin })
    expect(resolved.body.content).toBe('<p>From here.</p><p>From there.</p>')
  })

  it('takes the same save twice, after a lost answer', async () => {
    const doctor = await make.doctor()
    const { contentItemId, xmin } = (await draft(doctor)).body
    const body = { title: 'Once', content: '<p>Once.</p>', xmin }

    const first = await save(doctor, contentItemId, body)
    const again = await save(doctor, contentItemId, body)

    expect([again.status, again.body.xmin]).toEqual([200, first.body.xmin])
  })

  it('loses no text, whatever order the saves come in', async () => {
    const doctor = await make.doctor()
    const { contentItemId, xmin } = (await draft(doctor, { content: '' })).body

    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(doctor, contentItemId, { content: `<p>${index}</p>`, xmin })),
    )
    const winners = replies.filter((reply) => reply.status === 200)
    const stored = await read(doctor, contentItemId)

    expect(winners).toHaveLength(1)
    expect(stored.body).toMatchObject({ content: winners[0]?.body.content })
    for (const reply of replies.filter((one) => one.status !== 200)) {
      expect(reply.status).toBe(409)
      expect(problemOf(reply).extensions.stored).toMatchObject({ content: winners[0]?.body.content })
    }
  })

  it('is told when it was published meanwhile', async () => {
    const doctor = await make.doctor()
    const { contentItemId, xmin } = (await draft(doctor)).body
    await publish(doctor, contentItemId)

    const late = await save(doctor, contentItemId, { content: '<p>Late.</p>', xmin })

    expect(late.status).toBe(409)
    expect(problemOf(late).extensions.stored).toMatchObject({ contentItemType: 'UserArticle', content: text })
  })
})

describe('the description of a featured picture, changed in two places', () => {
  const ways = {
    draft: { begin: async (...given: Parameters<typeof draft>) => (await draft(...given)).body, store: save },
    'published post': { begin: published, store: change },
  }

  it.each(Object.entries(ways))('of a %s: the stale one is refused, and so are other stale words', async (_, way) => {
    const doctor = await make.doctor()
    const { contentItemId, xmin } = await way.begin(doctor, { featuredImageId: await upload(doctor) })
    const put = (body: Parameters<typeof save>[2]) => way.store(doctor, contentItemId, { ...body, xmin })

    const first = await put({ featuredImageAltText: 'From here' })
    const again = await put({ featuredImageAltText: 'From here' })
    const second = await put({ featuredImageAltText: 'From there' })
    const titled = await put({ title: 'From there' })

    expect([first, again, second, titled].map(({ status }) => status)).toEqual([200, 200, 409, 409])
    expect(problemOf(second).extensions.stored).toMatchObject({
      featuredImage: { altText: 'From here' },
      xmin: first.body.xmin,
    })
  })
})
