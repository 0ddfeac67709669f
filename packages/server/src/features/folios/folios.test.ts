import { randomUUID } from 'node:crypto'
import { contentRoutes, Folio, folioRoutes, moderationRoutes, ownedFoliosMax } from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { inviteOf, join, makeArticles, makeFolio, makeSecret } from './testing/things.ts'

const tester = await testApp()
const { app, make, as } = tester

describe('creating a folio', () => {
  it('answers with every field, owned by whoever made it', async () => {
    const owner = await make.doctor({ firstName: 'Ada', lastName: 'Khan' })

    const reply = await as(owner).call(folioRoutes.createFolio, {
      body: { title: '  Heart failure ', summary: 'What to read first.', shareLevel: 'Restricted' },
    })

    expect(reply.status).toBe(200)
    expect(Folio.parse(reply.body)).toMatchObject({
      contentItemType: 'Folio',
      title: 'Heart failure',
      summary: 'What to read first.',
      shareLevel: 'Restricted',
      logo: null,
      logoAttachmentId: null,
      author: { userId: owner.userId, name: 'Ada Khan' },
      creator: { userId: owner.userId, firstName: 'Ada' },
      clippings: [],
      clippingsCount: 0,
      users: [],
      likes: 0,
      savedToFolioIds: [],
    })
    expect(reply.body.folioId).toBe(reply.body.contentItemId)
  })

  it('is refused past 1,000 of one owner, deleted ones and several at once included', async () => {
    const owner = await make.doctor()
    const { folioId: first } = await makeFolio(tester, owner)
    await sql`
      insert into content_items (id, slug, type, visibility, owner_id, current_version_id, is_deleted)
      select gen_random_uuid(), gen_random_uuid(), i.type, i.visibility, i.owner_id, i.current_version_id, nth % 2 = 0
      from content_items i, generate_series(1, ${ownedFoliosMax - 2}) nth
      where i.id = ${first}`.execute(app.db)

    const replies = await Promise.all(
      ['Two', 'Three', 'Four'].map((title) => as(owner).call(folioRoutes.createFolio, { body: { title } })),
    )
    const again = await as(owner).call(folioRoutes.createFolio, { body: { title: 'Mine', folioId: first } })

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ extensions: { code: 'folios-full' } })
    expect(again.status).toBe(200)
  })

  it('is private unless said otherwise, and the same folio when asked twice with one id', async () => {
    const [owner, other] = [await make.doctor(), await make.doctor()]
    const body = { title: 'Mine', folioId: randomUUID() }

    const first = await as(owner).call(folioRoutes.createFolio, { body })
    const second = await as(owner).call(folioRoutes.createFolio, { body })
    const taken = await as(other).call(folioRoutes.createFolio, { body })
    const list = await as(owner).call(folioRoutes.listFolios)

    expect(first.body.shareLevel).toBe('Private')
    expect(second.body.folioId).toBe(first.body.folioId)
    expect(taken.status).toBe(409)
    expect(list.body).toHaveLength(1)
  })

  it('takes no id that something else has: not an article, nor somebody’s draft, nor a folio that was hidden', async () => {
    const [doctor, author, admin] = [await make.doctor(), await make.doctor(), await make.admin()]
    const [article] = await makeArticles(tester, 1)
    const contentItemId = article?.contentItemId ?? ''
    const draft = await makeSecret(tester, author)
    const hidden = await makeFolio(tester, doctor, { shareLevel: 'Public' })
    await as(admin).call(moderationRoutes.hideContent, { params: { contentItemId: hidden.folioId } })
    const before = await as(author).call(contentRoutes.getContent, { params: { contentItemId } })

    for (const folioId of [contentItemId, draft, hidden.folioId]) {
      const reply = await as(doctor).call(folioRoutes.createFolio, {
        body: { folioId, title: 'Mine now', shareLevel: 'Public' },
      })
      expect(reply.status).toBe(409)
    }

    const after = await as(author).call(contentRoutes.getContent, { params: { contentItemId } })
    expect(after.body).toEqual(before.body)
  })

  it('is one folio when two tries with one id overlap', async () => {
    const owner = await make.doctor()
    const body = { title: 'Mine', folioId: randomUUID() }

    const replies = await Promise.all([1, 2, 3, 4].map(() => as(owner).call(folioRoutes.createFolio, { body })))
    const list = await as(owner).call(folioRoutes.listFolios)

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(list.body).toHaveLength(1)
  })

  it.each([
    ['no title', { title: '  ' }, 'title'],
    ['a title of 201 characters', { title: 'x'.repeat(201) }, 'title'],
    ['an unknown level', { title: 'x', shareLevel: 'Secret' }, 'shareLevel'],
    ['a logo of somebody else', { title: 'x', logoAttachmentId: randomUUID() }, 'logoAttachmentId'],
  ])('is refused with %s, naming the field', async (_, body, field) => {
    const reply = await as(await make.doctor()).call(folioRoutes.createFolio, { body: body as never })

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ extensions: { errors: [{ field }] } })
  })
})

describe('the list of folios', () => {
  it('has one’s own and those joined, newest first, and not those only invited to', async () => {
    const [owner, member] = [await make.doctor(), await make.doctor()]
    const joined = await makeFolio(tester, owner, { title: 'Joined' })
    const pending = await makeFolio(tester, owner, { title: 'Pending', shareLevel: 'Public' })
    const own = await makeFolio(tester, member, { title: 'Own', shareLevel: 'Private' })
    await join(tester, { owner, folioId: joined.folioId, person: member })
    await inviteOf(tester, { owner, folioId: pending.folioId, person: member })

    const list = await as(member).call(folioRoutes.listFolios)

    expect(list.body.map((folio) => folio.title)).toEqual(['Own', 'Joined'])
    expect(list.body.map((folio) => folio.folioId)).toEqual([own.folioId, joined.folioId])
  })

  it('drops a folio that its owner has made private again', async () => {
    const [owner, member] = [await make.doctor(), await make.doctor()]
    const { folioId } = await makeFolio(tester, owner)
    await join(tester, { owner, folioId, person: member })

    await as(owner).call(folioRoutes.updateFolio, { body: { folioId, shareLevel: 'Private' } })
    const list = await as(member).call(folioRoutes.listFolios)

    expect(list.body).toEqual([])
  })
})

describe('updating a folio', () => {
  it('changes what is named, keeps the rest, and makes a new version only then', async () => {
    const owner = await make.doctor()
    const folio = await makeFolio(tester, owner)

    const renamed = await as(owner).call(folioRoutes.updateFolio, {
      body: { folioId: folio.folioId, title: 'Renamed', summary: 'New', authorId: owner.userId },
    })
    const same = await as(owner).call(folioRoutes.updateFolio, { body: { folioId: folio.folioId, title: 'Renamed' } })

    expect(renamed.body).toMatchObject({ title: 'Renamed', summary: 'New', shareLevel: 'Restricted' })
    expect(renamed.body.versionId).not.toBe(folio.versionId)
    expect(same.body.versionId).toBe(renamed.body.versionId)
  })

  it('keeps the folio with its owner', async () => {
    const [owner, other] = [await make.doctor(), await make.doctor()]
    const { folioId } = await makeFolio(tester, owner)

    const reply = await as(owner).call(folioRoutes.updateFolio, { body: { folioId, authorId: other.userId } })

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ extensions: { errors: [{ field: 'authorId' }] } })
  })

  it('sets the whole order: adds what is new, drops what is left out, and names what is not there', async () => {
    const owner = await make.doctor()
    const { folioId } = await makeFolio(tester, owner)
    const [one, two, three] = (await makeArticles(tester, 3)).map((article) => article.contentItemId)
    await as(owner).call(folioRoutes.addClippings, {
      params: { id: folioId },
      body: [{ contentItemId: one ?? '', note: 'kept' }, { contentItemId: two ?? '' }],
    })

    const ordered = await as(owner).call(folioRoutes.updateFolio, {
      body: { folioId, contentIds: [three ?? '', one ?? ''] },
    })
    const refused = await as(owner).call(folioRoutes.updateFolio, { body: { folioId, contentIds: [randomUUID()] } })

    expect(ordered.body.clippings.map((clipping) => [clipping.contentItemId, clipping.note])).toEqual([
      [three, null],
      [one, 'kept'],
    ])
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ extensions: { errors: [{ field: 'contentIds' }] } })
  })

  it('lets a member set the order but nothing else', async () => {
    const [owner, member] = [await make.doctor(), await make.doctor()]
    const { folioId } = await makeFolio(tester, owner)
    const [article] = await makeArticles(tester, 1)
    await join(tester, { owner, folioId, person: member })

    const order = await as(member).call(folioRoutes.updateFolio, {
      body: { folioId, contentIds: [article?.contentItemId ?? ''] },
    })
    const title = await as(member).call(folioRoutes.updateFolio, { body: { folioId, title: 'Taken over' } })

    expect([order.status, title.status]).toEqual([200, 403])
  })

  it('publishes it afresh when it becomes public, so that readers find it among the new', async () => {
    const owner = await make.doctor()
    const folio = await makeFolio(tester, owner, { shareLevel: 'Private' })
    tester.clock.advance(60_000)

    const shared = await as(owner).call(folioRoutes.updateFolio, {
      body: { folioId: folio.folioId, shareLevel: 'Public' },
    })

    expect(Date.parse(shared.body.publishedOn ?? '')).toBeGreaterThan(Date.parse(folio.publishedOn ?? ''))
  })
})

describe('deleting a folio', () => {
  it('takes it from everybody, and restoring brings all of it back', async () => {
    const [owner, member] = [await make.doctor(), await make.doctor()]
    const { folioId } = await makeFolio(tester, owner)
    const [article] = await makeArticles(tester, 1)
    await join(tester, { owner, folioId, person: member })
    await as(member).call(folioRoutes.addClippings, {
      params: { id: folioId },
      body: { contentItemId: article?.contentItemId ?? '' },
    })

    const deleted = await as(owner).call(folioRoutes.deleteFolio, { params: { id: folioId } })
    const gone = await as(member).call(folioRoutes.getFolio, { params: { id: folioId } })
    const again = await as(owner).call(folioRoutes.deleteFolio, { params: { id: folioId } })
    const foreign = await as(member).call(folioRoutes.restoreFolio, { params: { id: folioId } })
    const restored = await as(owner).call(folioRoutes.restoreFolio, { params: { id: folioId } })
    const back = await as(member).call(folioRoutes.getFolio, { params: { id: folioId } })

    expect([deleted.status, gone.status, again.status, foreign.status]).toEqual([204, 404, 404, 404])
    expect(restored.body).toMatchObject({ clippingsCount: 1, users: [{ userId: member.userId, status: 'Accepted' }] })
    expect(back.status).toBe(200)
  })
})

describe('reading a folio as content', () => {
  it('gives the same reply under /api/contents, clippings and people included', async () => {
    const [owner, reader] = [await make.doctor(), await make.sponsor()]
    const { folioId } = await makeFolio(tester, owner, { shareLevel: 'Public' })
    const [article] = await makeArticles(tester, 1)
    await as(owner).call(folioRoutes.addClippings, {
      params: { id: folioId },
      body: { contentItemId: article?.contentItemId ?? '', note: 'Landmark' },
    })

    const folio = await as(reader).call(folioRoutes.getFolio, { params: { id: folioId } })
    const content = await as(reader).call(contentRoutes.getContent, { params: { contentItemId: folioId } })

    expect(content.body).toEqual(folio.body)
    expect(folio.body.clippings[0]).toMatchObject({
      title: article?.title,
      note: 'Landmark',
      addedBy: { userId: owner.userId },
    })
  })
})
