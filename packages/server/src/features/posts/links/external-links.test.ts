import { postRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { postCalls, problemOf } from '../testing/post-calls.ts'

const tester = await testApp()
const { make, as } = tester
const { link, read } = postCalls(tester)

describe('an external link', () => {
  it('goes from draft to post', async () => {
    const [author, reader] = [await make.voiceOf({ firstName: 'Heart', lastName: 'Network' }), await make.doctor()]
    const { body } = await link(author)

    const reply = await as(author).call(postRoutes.publishExternalLink, {
      query: { draftContentItemId: body.contentItemId },
    })
    const seen = await read(reader, body.contentItemId)

    expect(body).toMatchObject({ contentItemType: 'DraftUserExternalLink', isPublished: false })
    expect(reply.body).toMatchObject({
      contentItemType: 'UserExternalLink',
      externalLinkType: 'YouTube',
      externalLink: 'https://www.youtube.com/watch?v=abc',
      voiceOf: 'Heart Network',
      linkTitle: null,
    })
    expect(seen.status).toBe(200)
  })

  it('is saved as a draft again and again, in place', async () => {
    const author = await make.doctor()
    const { body } = await link(author)

    const saved = await as(author).call(postRoutes.updateDraftExternalLink, {
      params: { contentItemId: body.contentItemId },
      body: { title: 'A paper', externalLinkType: 'Journal', externalLink: 'https://example.test/paper' },
    })

    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({
      contentItemId: body.contentItemId,
      versionId: body.versionId,
      title: 'A paper',
      externalLinkType: 'Journal',
      externalLink: 'https://example.test/paper',
      isPublished: false,
    })
  })

  it.each([
    ['YouTube', 'https://youtu.be/abc', 200],
    ['YouTube', 'https://m.youtube.com/watch?v=a', 200],
    ['YouTube', 'https://youtube.com.evil.example/watch', 400],
    ['YouTube', 'https://notyoutube.com/watch', 400],
    ['LinkedIn', 'https://ca.linkedin.com/posts/x', 200],
    ['LinkedIn', 'https://example.org/linkedin.com', 400],
    ['Twitter', 'https://x.com/somebody/status/1', 200],
    ['Facebook', 'https://www.facebook.com/x', 200],
    ['Instagram', 'https://www.instagram.com/p/x', 200],
    ['Journal', 'https://www.cmaj.ca/content/1', 200],
    ['Article', 'https://example.org/a', 200],
    ['Article', 'http://example.org/a', 400],
    ['Article', 'javascript:alert(1)', 400],
    ['Article', 'data:text/html,x', 400],
  ] as const)('of type %s at %s answers %i', async (externalLinkType, externalLink, status) => {
    const reply = await link(await make.doctor(), { externalLinkType, externalLink })

    expect(reply.status).toBe(status)
    if (status === 400) expect(problemOf(reply).extensions.errors?.[0]?.field).toMatch(/^externalLink(Type)?$/)
  })

  it('needs its type, and its address to be published', async () => {
    const doctor = await make.doctor()
    const untyped = await as(doctor).call(postRoutes.createDraftExternalLink, { body: { title: 'x' } as never })
    const { body } = await link(doctor, { externalLink: null })

    const reply = await as(doctor).call(postRoutes.publishExternalLink, {
      query: { draftContentItemId: body.contentItemId },
    })

    expect([untyped.status, problemOf(untyped).extensions.errors?.[0]?.field]).toEqual([400, 'externalLinkType'])
    expect([reply.status, problemOf(reply).extensions.errors?.[0]?.field]).toEqual([400, 'externalLink'])
  })

  it('is changed through its own call, by parameters or body', async () => {
    const doctor = await make.doctor()
    const { contentItemId } = (await link(doctor)).body
    await as(doctor).call(postRoutes.publishExternalLink, { query: { draftContentItemId: contentItemId } })

    const reply = await as(doctor).call(postRoutes.updateExternalLink, {
      params: { contentItemId },
      query: { externalLinkType: 'Article' },
      body: { externalLink: 'https://example.org/b' },
    })

    expect(reply.body).toMatchObject({ externalLinkType: 'Article', externalLink: 'https://example.org/b' })
  })
})
