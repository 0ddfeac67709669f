import { postRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { postCalls, problemOf } from './testing/post-calls.ts'

const tester = await testApp()
const { make, as } = tester
const { draft, save, change, publish, published, upload } = postCalls(tester)

describe('in whose name', () => {
  it('a voice-of account speaks for its own organisation and no other', async () => {
    const account = await make.voiceOf({ firstName: 'Diabetes', lastName: 'Canada' })

    const usual = await draft(account)
    const { contentItemId } = usual.body
    const own = await save(account, contentItemId, { voiceOf: 'Diabetes Canada' })
    const emptied = await save(account, contentItemId, { voiceOf: null })
    const refused = [
      await draft(account, { voiceOf: 'Heart and Stroke' }),
      await save(account, contentItemId, { voiceOf: 'Diabetes Canada, Québec' }),
      await change(account, (await publish(account, contentItemId)).body.contentItemId, { voiceOf: 'Health Canada' }),
    ]

    expect(usual.body).toMatchObject({ voiceOf: 'Diabetes Canada', authors: [] })
    expect([own.body.voiceOf, emptied.body.voiceOf]).toEqual(['Diabetes Canada', 'Diabetes Canada'])
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(problemOf(refused[0] ?? { body: {} }).extensions.errors?.[0]?.field).toBe('voiceOf')
  })

  it('a doctor speaks for no organisation and names no sponsor', async () => {
    const doctor = await make.doctor()

    const replies = [
      await draft(doctor, { voiceOf: 'Diabetes Canada' }),
      await draft(doctor, { promotedBy: 'A company' }),
      await draft(doctor, { userId: crypto.randomUUID() }),
    ]

    expect(replies.map((reply) => reply.status)).toEqual([403, 403, 403])
    expect(replies.map((reply) => problemOf(reply).detail)).toEqual([
      'Only the account of an organisation may speak in its name.',
      'Only an admin may say who promotes a post.',
      'You can only post in your own name.',
    ])
  })

  it('an admin says who promotes anybody’s post, which makes no new version and lets the sponsor see it', async () => {
    const [author, admin] = [await make.doctor(), await make.admin()]
    const sponsor = await make.sponsor({ firstName: 'Novo', lastName: 'Pharma' })
    const pictureId = await upload(author)
    const before = await published(author, {
      content: `<p><img src="/api/attachment/${pictureId}" alt="An ECG" /></p>`,
    })

    const promoted = await change(admin, before.contentItemId, { promotedByUserId: sponsor.userId })
    const own = await as(sponsor).call(postRoutes.listOwnContent)
    const edited = await change(author, before.contentItemId, { title: 'Edited', promotedBy: 'Novo Pharma' })
    const ended = await change(admin, before.contentItemId, { promotedBy: null, promotedByUserId: null })

    expect(promoted.body).toMatchObject({
      promotedBy: 'Novo Pharma',
      promotedByUserId: sponsor.userId,
      versionId: before.versionId,
      content: expect.stringContaining(pictureId),
    })
    expect(own.body).toMatchObject([{ contentItemId: before.contentItemId, isPublished: true, views: 0, likes: 0 }])
    expect(edited.body).toMatchObject({ title: 'Edited', promotedBy: 'Novo Pharma' })
    expect(ended.body.promotedBy).toBeNull()
    expect((await as(sponsor).call(postRoutes.listOwnContent)).body).toEqual([])
  })

  it('co-authors are names, and members who agree', async () => {
    const author = await make.doctor({ lastName: 'Writer' })
    const colleague = await make.doctor({ firstName: 'Lee', lastName: 'Chan' })

    const named = await draft(author, {
      authors: [{ userId: colleague.userId }, { firstName: 'Jo', lastName: 'Roy' }, { name: 'A. N. Other' }, {}],
    })
    const unknown = await draft(author, { authors: [{ userId: crypto.randomUUID() }] })

    expect(named.body.authors.map(({ name }) => name)).toEqual(['Jo Roy', 'A. N. Other', 'Robin Writer'])
    expect(named.body.authorRequests).toMatchObject([{ name: 'Lee Chan', status: 'Named' }])
    expect(problemOf(unknown).extensions.errors?.[0]?.field).toBe('authors')
  })
})
