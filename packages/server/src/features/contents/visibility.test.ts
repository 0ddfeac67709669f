import { randomUUID } from 'node:crypto'
import { contentRoutes, likeRoutes } from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/events/events.ts'
import { testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'
import { readingAs } from './testing/reading.ts'
import { deleteItems } from './versions/items.service.ts'

const tester = await testApp()
const { app, make, as } = tester
const [reader, author] = [await make.doctor(), await make.doctor()]
const read = readingAs(tester, reader)

describe('what a reader may not see', () => {
  const hidden: [string, () => Promise<{ contentItemId: string; versionId: string }>][] = [
    [
      "somebody's draft",
      () => makeContent(app, 'DraftUserArticle', { ownerId: author.userId, visibility: 'owner', publishedOn: null }),
    ],
    [
      'a private folio',
      () =>
        makeContent(app, 'Folio', { ownerId: author.userId, visibility: 'owner', details: { shareLevel: 'Private' } }),
    ],
    [
      'a folio of other members',
      () =>
        makeContent(app, 'Folio', {
          ownerId: author.userId,
          visibility: 'members',
          details: { shareLevel: 'Restricted' },
        }),
    ],
    [
      'a deleted item',
      async () => {
        const made = await makeContent(app, 'Article')
        await inTransaction(app, (tx) => deleteItems(tx, [made.contentItemId], new Date()))
        return made
      },
    ],
    [
      'a hidden item',
      async () => {
        const made = await makeContent(app, 'Article')
        await sql`update content_items set hidden_at = now() where id = ${made.contentItemId}`.execute(app.db)
        return made
      },
    ],
    ['what never was', async () => ({ contentItemId: randomUUID(), versionId: randomUUID() })],
  ]

  it.each(hidden)('%s answers 404 to every call', async (_name, prepare) => {
    const { contentItemId, versionId } = await prepare()
    const { call } = as(reader)
    const item = { params: { contentItemId } }

    const replies = await Promise.all([
      call(contentRoutes.getContent, item),
      call(contentRoutes.getContentSummary, item),
      call(contentRoutes.listVersions, item),
      call(contentRoutes.getVersion, { params: { versionId } }),
      call(contentRoutes.countViews, { params: { contentItemVersionId: versionId } }),
      call(contentRoutes.recordView, { params: { contentItemVersionId: versionId } }),
      call(contentRoutes.drugItems, { query: { versionId } }),
      call(likeRoutes.like, item),
      call(likeRoutes.removeLike, item),
    ])

    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 404))
  })

  it('is shown to the members of a restricted folio', async () => {
    const made = await makeContent(app, 'Folio', {
      ownerId: author.userId,
      visibility: 'members',
      details: { shareLevel: 'Restricted' },
    })
    await sql`insert into folio_users (id, folio_id, user_id, status)
      values (${randomUUID()}, ${made.contentItemId}, ${reader.userId}, 'Accepted')`.execute(app.db)

    expect((await read<'Folio'>(made.contentItemId)).shareLevel).toBe('Restricted')
  })
})
