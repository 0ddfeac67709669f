import { contentRoutes, folioRoutes, postRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'
import { postCalls } from './testing/post-calls.ts'

const tester = await testApp()
const { make, as, mails } = tester
const { draft, save, change, published, read } = postCalls(tester)
const reader = await make.doctor()

const pair = async () => [await make.doctor({ lastName: 'Writer' }), await make.doctor({ lastName: 'Named' })] as const
const naming = (...people: Person[]) => ({ authors: people.map(({ userId }) => ({ userId })) })
const requests = async (person: Person) => (await as(person).call(postRoutes.listAuthorRequests)).body
const answer = (person: Person, contentItemId: string, accepted: boolean) =>
  as(person).call(postRoutes.answerAuthorRequest, { params: { contentItemId }, body: { accepted } })
const removeName = (person: Person, contentItemId: string) =>
  as(person).call(postRoutes.removeOwnName, { params: { contentItemId } })
const mailsTo = async (person: Person) => (await mails()).filter(({ to }) => to === person.email)
const seenAuthors = async (contentItemId: string) => {
  const { body } = await read(reader, contentItemId)
  return 'authors' in body ? body.authors.map(({ name }) => name) : undefined
}

describe('naming a colleague as an author', () => {
  it('shows their name to nobody until they accept, on the page, the card and in the export', async () => {
    const [writer, named] = await pair()
    const { contentItemId } = await published(writer, naming(writer, named))
    const { body: folio } = await as(reader).call(folioRoutes.createFolio, { body: { title: 'Saved' } })
    await as(reader).call(folioRoutes.addClippings, { params: { id: folio.folioId }, body: [{ contentItemId }] })
    const everywhere = async () => {
      const replies = [
        await read(reader, contentItemId),
        await as(reader).call(contentRoutes.getContentSummary, { params: { contentItemId } }),
        await as(reader).call(folioRoutes.exportFolio, { params: { id: folio.folioId }, query: { format: 'bibtex' } }),
      ]
      return replies.map(({ raw }) => raw.body.includes('Robin Named'))
    }

    const before = await everywhere()
    const accepted = await answer(named, contentItemId, true)

    expect(before).toEqual([false, false, false])
    expect(accepted.status).toBe(204)
    expect(await everywhere()).toEqual([true, true, true])
    expect(await seenAuthors(contentItemId)).toEqual(['Robin Writer', 'Robin Named'])
  })

  it('leaves the writer an author of their article, whoever else they name', async () => {
    const [writer, named] = await pair()

    const { contentItemId } = await published(writer, naming(named))
    const alone = await published(writer, { authors: [] })
    const before = await seenAuthors(contentItemId)
    await answer(named, contentItemId, true)

    expect(before).toEqual(['Robin Writer'])
    expect(await seenAuthors(contentItemId)).toEqual(['Robin Named', 'Robin Writer'])
    expect(alone.authors).toMatchObject([{ userId: writer.userId, name: 'Robin Writer' }])
  })

  it('asks them by mail and on their list once it is published, not for a draft', async () => {
    const [writer, named] = await pair()
    const { body } = await draft(writer, { title: 'Metformin in practice', ...naming(writer, named) })
    const asked = [await requests(named), await mailsTo(named)]

    await as(writer).call(postRoutes.publishArticle, { query: { draftContentItemId: body.contentItemId } })

    expect(asked).toEqual([[], []])
    expect(body.authorRequests).toMatchObject([{ userId: named.userId, name: 'Robin Named', status: 'Named' }])
    expect(await requests(named)).toMatchObject([
      { contentItemId: body.contentItemId, title: 'Metformin in practice', askedBy: { name: 'Robin Writer' } },
    ])
    expect(await mailsTo(named)).toHaveLength(1)
  })

  it('tells the writer alone who was asked, and asks nobody twice', async () => {
    const [writer, named] = await pair()
    const { contentItemId } = await published(writer, naming(writer, named))

    const again = await change(writer, contentItemId, { title: 'Another title', ...naming(writer, named) })
    const seen = await read(reader, contentItemId)

    expect(again.body.authorRequests).toMatchObject([{ userId: named.userId, status: 'Asked' }])
    expect(seen.body).toMatchObject({ authorRequests: [] })
    expect(await mailsTo(named)).toHaveLength(1)
  })

  it('is over when they decline; naming them again asks nothing and shows nothing', async () => {
    const [writer, named] = await pair()
    const { contentItemId } = await published(writer, naming(writer, named))

    const statuses = [
      (await answer(named, contentItemId, false)).status,
      (await answer(named, contentItemId, true)).status,
    ]
    await change(writer, contentItemId, naming(writer))
    const again = await change(writer, contentItemId, naming(writer, named))

    expect(statuses).toEqual([204, 409])
    expect(again.body).toMatchObject({ authorRequests: [{ status: 'Declined' }] })
    expect(await requests(named)).toEqual([])
    expect(await seenAuthors(contentItemId)).toEqual(['Robin Writer'])
    expect(await mailsTo(named)).toHaveLength(1)
  })

  it('is withdrawn when the writer names them no longer', async () => {
    const [writer, named] = await pair()
    const { contentItemId } = await published(writer, naming(writer, named))

    await change(writer, contentItemId, naming(writer))

    expect(await requests(named)).toEqual([])
    expect((await answer(named, contentItemId, true)).status).toBe(404)
  })

  it('sends one mail for a post, however often the writer takes the name off and names them again', async () => {
    const [writer, named] = await pair()
    const { contentItemId } = await published(writer, naming(writer, named))

    for (let nth = 0; nth < 3; nth++) {
      await change(writer, contentItemId, naming(writer))
      await change(writer, contentItemId, naming(writer, named))
    }
    const asked = await requests(named)
    await answer(named, contentItemId, true)
    const without = await change(writer, contentItemId, naming(writer))
    const again = await change(writer, contentItemId, naming(writer, named))

    expect(asked).toHaveLength(1)
    expect(await mailsTo(named)).toHaveLength(1)
    expect(without.body).toMatchObject({ authorRequests: [] })
    expect(again.body).toMatchObject({ authorRequests: [{ status: 'Asked' }] })
    expect(await seenAuthors(contentItemId)).toEqual(['Robin Writer'])
  })

  it('stays agreed over later changes, without a new version for the acceptance', async () => {
    const [writer, named] = await pair()
    const post = await published(writer, naming(named, writer))
    await answer(named, post.contentItemId, true)
    const { body: accepted } = await read(writer, post.contentItemId)

    const changed = await change(writer, post.contentItemId, { title: 'Second', ...naming(named, writer) })

    expect(accepted.versionId).toBe(post.versionId)
    expect(changed.body.authors.map(({ name }) => name)).toEqual(['Robin Named', 'Robin Writer'])
    expect(changed.body.authorRequests).toEqual([])
  })

  it('cannot be answered by anybody else, nor for a post that is gone', async () => {
    const [writer, named] = await pair()
    const { contentItemId } = await published(writer, naming(writer, named))
    const byOthers = [await answer(reader, contentItemId, true), await answer(writer, contentItemId, true)]

    await as(writer).call(postRoutes.deleteOwnContent, { params: { contentItemId } })

    expect(byOthers.map(({ status }) => status)).toEqual([404, 404])
    expect(await requests(named)).toEqual([])
    expect((await answer(named, contentItemId, true)).status).toBe(404)
  })

  it('reaches at most 30 colleagues a day', async () => {
    const writer = await make.doctor()
    const people = await Promise.all(Array.from({ length: 31 }, () => make.doctor()))
    await published(writer, naming(...people.slice(0, 30)))
    const { body } = await draft(writer, naming(people[30] as Person))

    const refused = await as(writer).call(postRoutes.publishArticle, {
      query: { draftContentItemId: body.contentItemId },
    })

    expect(refused.status).toBe(429)
    expect(await requests(people[30] as Person)).toEqual([])
  })

  it('reaches no more than that by naming others instead', async () => {
    const writer = await make.doctor()
    const people = await Promise.all(Array.from({ length: 31 }, () => make.doctor()))
    const { contentItemId } = await published(writer, naming(...people.slice(0, 30)))

    const refused = await change(writer, contentItemId, naming(people[30] as Person))

    expect(refused.status).toBe(429)
    expect(await mailsTo(people[30] as Person)).toEqual([])
  })
})

describe('a named author', () => {
  it('takes their name off at any time, from older versions too, and is not named again', async () => {
    const [writer, named] = await pair()
    const first = await published(writer, naming(writer, named))
    await answer(named, first.contentItemId, true)
    await change(writer, first.contentItemId, { title: 'Second' })

    const removed = await removeName(named, first.contentItemId)
    await change(writer, first.contentItemId, { title: 'Third', ...naming(writer, named) })
    const { body: older } = await as(reader).call(contentRoutes.getVersion, { params: { versionId: first.versionId } })

    expect(removed.status).toBe(204)
    expect(await seenAuthors(first.contentItemId)).toEqual(['Robin Writer'])
    expect(older).toMatchObject({ byline: 'Robin Writer', authors: [{ name: 'Robin Writer' }] })
  })

  it('is nobody else, and not the writer', async () => {
    const [writer, named] = await pair()
    const { contentItemId } = await published(writer, naming(writer, named))

    const statuses = [await removeName(named, contentItemId), await removeName(writer, contentItemId)]

    expect(statuses.map(({ status }) => status)).toEqual([404, 409])
  })
})

describe('a name without an account', () => {
  it('stands on the page as nobody’s account, and on no card and in no citation', async () => {
    const [writer, colleague] = await pair()
    const post = await published(writer, { authors: [{ userId: writer.userId }, { name: 'Robin Named' }] })

    const { body: card } = await as(reader).call(contentRoutes.getContentSummary, { params: post })

    expect(colleague.lastName).toBe('Named')
    expect(post.authors).toMatchObject([{ userId: writer.userId }, { userId: null, name: 'Robin Named' }])
    expect(card).toMatchObject({ byline: 'Robin Writer', factLine: 'Robin Writer' })
  })

  it('stays with a draft that is saved again', async () => {
    const writer = await make.doctor()
    const { body } = await draft(writer, { authors: [{ name: 'A. N. Other' }] })

    const saved = await save(writer, body.contentItemId, { title: 'Later' })

    expect(saved.body.authors).toMatchObject([{ userId: null, name: 'A. N. Other' }, { userId: writer.userId }])
  })
})
