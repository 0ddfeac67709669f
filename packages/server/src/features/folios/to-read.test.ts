import { randomUUID } from 'node:crypto'
import { contentRoutes, folioRoutes, ownedFoliosMax } from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { days, later } from '../../platform/clock.ts'
import { testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'
import type { Person } from '../../testing/make.ts'

const { make, as, app, clock } = await testApp()

const article = () => makeContent(app, 'Article', {})
const readLater = (person: Person, contentItemId: string) =>
  as(person).call(folioRoutes.readLater, { params: { contentItemId } })
const toRead = async (person: Person) => (await as(person).call(folioRoutes.getToRead)).body
const foliosOf = async (person: Person) => (await as(person).call(folioRoutes.listFolios)).body
const open = (person: Person, { versionId }: { versionId: string }) =>
  as(person).call(contentRoutes.recordView, { params: { contentItemVersionId: versionId } })

describe('what somebody keeps to read', () => {
  it('goes into a private folio that comes to be when it is first used, once however often', async () => {
    const person = await make.doctor()
    const [one, other] = [await article(), await article()]
    const before = [await foliosOf(person), await toRead(person)]

    const replies = await Promise.all([one, other, one].map(({ contentItemId }) => readLater(person, contentItemId)))

    expect(before).toEqual([[], { folioId: null, unreadCount: 0, unread: [], recent: [] }])
    expect(new Set(replies.map(({ body }) => body.folioId)).size).toBe(1)
    expect(await foliosOf(person)).toMatchObject([{ title: 'To read', shareLevel: 'Private', clippingsCount: 2 }])
    expect(await toRead(person)).toMatchObject({ folioId: replies[0]?.body.folioId, unreadCount: 2 })
  })

  it('is counted until it is opened, and stays in the folio', async () => {
    const person = await make.doctor()
    const [one, other] = [await article(), await article()]
    for (const { contentItemId } of [one, other]) await readLater(person, contentItemId)

    await open(person, one)

    const list = await toRead(person)
    expect([list.unreadCount, list.unread.map(({ contentItemId }) => contentItemId)]).toEqual([
      1,
      [other.contentItemId],
    ])
    expect(list.recent).toEqual([])
    expect(await foliosOf(person)).toMatchObject([{ clippingsCount: 2 }])
  })

  it('may be renamed, shared and deleted as any folio; the next use makes a new one', async () => {
    const person = await make.doctor()
    const [one, other] = [await article(), await article()]
    const { folioId } = (await readLater(person, one.contentItemId)).body
    await as(person).call(folioRoutes.updateFolio, { body: { folioId, title: 'Evenings', shareLevel: 'Restricted' } })
    const again = (await readLater(person, other.contentItemId)).body
    await as(person).call(folioRoutes.deleteFolio, { params: { id: folioId } })
    const gone = await toRead(person)
    const renewed = (await readLater(person, other.contentItemId)).body

    expect(again).toMatchObject({ folioId, title: 'Evenings', clippingsCount: 2 })
    expect(gone.folioId).toBeNull()
    expect(renewed).toMatchObject({ title: 'To read', clippingsCount: 1 })
    expect(renewed.folioId).not.toBe(folioId)
  })

  it('makes no folio past those that one person may own, deleted ones included', async () => {
    const person = await make.doctor()
    const [one, other] = [await article(), await article()]
    const { folioId } = (await readLater(person, one.contentItemId)).body
    await sql`
      insert into content_items (id, slug, type, visibility, owner_id, current_version_id)
      select gen_random_uuid(), gen_random_uuid(), i.type, i.visibility, i.owner_id, i.current_version_id
      from content_items i, generate_series(2, ${ownedFoliosMax}) nth
      where i.id = ${folioId}`.execute(app.db)
    const into = await readLater(person, other.contentItemId)
    await as(person).call(folioRoutes.deleteFolio, { params: { id: folioId } })

    const refused = await readLater(person, other.contentItemId)

    expect(into.status).toBe(200)
    expect([refused.status, refused.body]).toMatchObject([409, { extensions: { code: 'folios-full' } }])
  })

  it('is never what one may not see, and then no folio is made', async () => {
    const [person, other] = [await make.doctor(), await make.doctor()]
    const draft = await makeContent(app, 'UserArticle', { ownerId: other.userId, visibility: 'owner' })

    const replies = [await readLater(person, draft.contentItemId), await readLater(person, randomUUID())]

    expect(replies.map(({ status }) => status)).toEqual([404, 404])
    expect(await foliosOf(person)).toEqual([])
  })
})

describe('what somebody opened last', () => {
  it('is listed newest first for a month, without their own and what they may no longer see', async () => {
    const person = await make.doctor()
    const [old, first, second, gone] = [await article(), await article(), await article(), await article()]
    const own = await makeContent(app, 'UserArticle', { ownerId: person.userId })
    await open(person, old)
    await app.db
      .updateTable('content_views')
      .set({ viewed_at: later(clock.now(), -days(31)) })
      .execute()
    for (const opened of [first, second, own, gone]) {
      clock.advance(1_000)
      await open(person, opened)
    }
    await app.db
      .updateTable('content_items')
      .set({ hidden_at: clock.now() })
      .where('id', '=', gone.contentItemId)
      .execute()

    const { recent } = await toRead(person)

    expect(recent.map(({ contentItemId }) => contentItemId)).toEqual([second.contentItemId, first.contentItemId])
  })
})
