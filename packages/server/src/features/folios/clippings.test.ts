import { randomUUID } from 'node:crypto'
import { folioRoutes, totalCountHeader } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'
import { join, makeArticles, makeFolio, makeSecret } from './testing/things.ts'

const tester = await testApp()
const { make, as } = tester

const idsOf = (folio: { clippings: { contentItemId: string }[] }) => folio.clippings.map((each) => each.contentItemId)
const articleIds = async (count: number) => (await makeArticles(tester, count)).map((article) => article.contentItemId)

async function folioWith(owner: Person, count: number) {
  const { folioId } = await makeFolio(tester, owner)
  const ids = await articleIds(count)
  await as(owner).call(folioRoutes.addClippings, {
    params: { id: folioId },
    body: { clippings: ids.map((contentItemId) => ({ contentItemId })) },
  })
  const order = async () => {
    const reply = await as(owner).call(folioRoutes.listClippings, { params: { id: folioId }, query: { count: 100 } })
    return reply.body.map((clipping) => ids.indexOf(clipping.contentItemId))
  }
  return { folioId, ids, order }
}

describe('adding clippings', () => {
  it('appends in the order given, once however often, and says where each item is saved', async () => {
    const owner = await make.doctor()
    const { folioId } = await makeFolio(tester, owner)
    const [one = '', two = ''] = await articleIds(2)

    const first = await as(owner).call(folioRoutes.addClippings, {
      params: { id: folioId },
      body: { contentItemId: one, folioId, note: 'first' },
    })
    const second = await as(owner).call(folioRoutes.addClippings, {
      params: { id: folioId },
      body: [{ contentItemId: two }, { contentItemId: one, note: 'again' }, { contentItemId: two }],
    })

    expect(idsOf(first.body)).toEqual([one])
    expect(idsOf(second.body)).toEqual([one, two])
    expect(second.body.clippingsCount).toBe(2)
    expect(second.body.clippings[0]).toMatchObject({ note: 'first', savedToFolioIds: [folioId] })
  })

  it('is the same when a hundred do it at once', async () => {
    const owner = await make.doctor()
    const { folioId } = await makeFolio(tester, owner)
    const ids = await articleIds(10)

    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        as(owner).call(folioRoutes.addClippings, {
          params: { id: folioId },
          body: { contentItemId: ids[index % 10] ?? '' },
        }),
      ),
    )
    const folio = await as(owner).call(folioRoutes.getFolio, { params: { id: folioId } })

    expect(idsOf(folio.body).toSorted()).toEqual(ids.toSorted())
  })

  it('is refused for what the actor may not see, for the folio itself and for another folio’s address', async () => {
    const [owner, other] = [await make.doctor(), await make.doctor()]
    const { folioId } = await makeFolio(tester, owner)
    const secret = await makeSecret(tester, other)
    const add = (contentItemId: string, named?: string) =>
      as(owner).call(folioRoutes.addClippings, { params: { id: folioId }, body: { contentItemId, folioId: named } })

    const replies = await Promise.all([add(secret), add(randomUUID()), add(folioId), add(secret, randomUUID())])

    expect(replies.map((reply) => reply.status)).toEqual([404, 404, 400, 400])
  })

  it('shows each reader only what they may see', async () => {
    const [owner, member] = [await make.doctor(), await make.doctor()]
    const { folioId } = await makeFolio(tester, owner)
    await join(tester, { owner, folioId, person: member })
    const secret = await makeSecret(tester, member)
    const [open = ''] = await articleIds(1)
    await as(member).call(folioRoutes.addClippings, {
      params: { id: folioId },
      body: [{ contentItemId: secret }, { contentItemId: open }],
    })

    const forOwner = await as(owner).call(folioRoutes.getFolio, { params: { id: folioId } })
    const forMember = await as(member).call(folioRoutes.getFolio, { params: { id: folioId } })
    const page = await as(owner).call(folioRoutes.listClippings, { params: { id: folioId } })
    await as(owner).call(folioRoutes.updateFolio, { body: { folioId, contentIds: [] } })
    const afterwards = await as(member).call(folioRoutes.getFolio, { params: { id: folioId } })

    expect([idsOf(forOwner.body), forOwner.body.clippingsCount]).toEqual([[open], 1])
    expect([idsOf(forMember.body), forMember.body.clippingsCount]).toEqual([[secret, open], 2])
    expect(page.headers[totalCountHeader]).toBe('1')
    expect(idsOf(afterwards.body)).toEqual([secret])
  })
})

describe('removing a clipping', () => {
  it('answers with the folio without it, also when it is gone already', async () => {
    const owner = await make.doctor()
    const { folioId, ids } = await folioWith(owner, 2)
    const remove = () =>
      as(owner).call(folioRoutes.removeClipping, { params: { id: folioId }, body: { contentItemId: ids[0] ?? '' } })

    const [first, second] = [await remove(), await remove()]

    expect([idsOf(first.body), idsOf(second.body)]).toEqual([[ids[1]], [ids[1]]])
  })
})

describe('the note of a clipping', () => {
  it('is kept, changed and taken away', async () => {
    const owner = await make.doctor()
    const { folioId, ids } = await folioWith(owner, 1)
    const write = (note: string | null) =>
      as(owner).call(folioRoutes.noteClipping, {
        params: { id: folioId },
        body: { contentItemId: ids[0] ?? '', note },
      })

    const written = await write('  For the journal club. ')
    const cleared = await write('')
    const missing = await as(owner).call(folioRoutes.noteClipping, {
      params: { id: folioId },
      body: { contentItemId: randomUUID(), note: 'x' },
    })

    expect([written.body.note, cleared.body.note]).toEqual(['For the journal club.', null])
    expect(missing.status).toBe(404)
  })
})

describe('a note that was written without a connection', () => {
  it('is stored once however often it is sent, and never over one that came in between', async () => {
    const [owner, member] = [await make.doctor(), await make.doctor()]
    const { folioId, ids } = await folioWith(owner, 1)
    await join(tester, { owner, folioId, person: member })
    const [contentItemId = ''] = ids
    const write = (person: Person, note: string | null, previousNote?: string | null) =>
      as(person).call(folioRoutes.noteClipping, {
        params: { id: folioId },
        body: { contentItemId, note, previousNote },
      })

    const sent = [await write(owner, 'Read by train.', null), await write(owner, 'Read by train.', null)]
    const colleague = await write(member, 'Not for children.', 'Read by train.')
    const late = await write(owner, 'Read by plane.', 'Read by train.')
    const chosen = await write(owner, 'Read by plane.', 'Not for children.')

    expect(sent.map(({ status, body }) => [status, body.note])).toEqual([
      [200, 'Read by train.'],
      [200, 'Read by train.'],
    ])
    expect(colleague.body.note).toBe('Not for children.')
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      detail: 'This note was changed elsewhere. Compare the two before you save.',
      extensions: { code: 'note-changed-elsewhere', stored: { contentItemId, note: 'Not for children.' } },
    })
    expect(chosen.body.note).toBe('Read by plane.')
  })
})

describe('moving a clipping', () => {
  it('puts it behind another or in front, also a hundred times into the same gap', async () => {
    const owner = await make.doctor()
    const { folioId, ids, order } = await folioWith(owner, 4)
    const move = (index: number, after: number | null) =>
      as(owner).call(folioRoutes.moveClipping, {
        params: { id: folioId },
        body: { contentItemId: ids[index] ?? '', afterContentItemId: after === null ? null : (ids[after] ?? '') },
      })

    await move(0, 2)
    const behind = await order()
    await move(3, null)
    const front = await order()
    for (let turn = 0; turn < 50; turn += 1) {
      await move(1, 3)
      await move(2, 3)
    }
    const often = await order()
    await move(3, 0)

    expect(behind).toEqual([1, 2, 0, 3])
    expect(front).toEqual([3, 1, 2, 0])
    expect(often).toEqual([3, 2, 1, 0])
    expect(await order()).toEqual([2, 1, 0, 3])
  })

  it('is refused behind what is not there, and for what is not there', async () => {
    const owner = await make.doctor()
    const { folioId, ids } = await folioWith(owner, 1)
    const move = (contentItemId: string, afterContentItemId: string | null) =>
      as(owner).call(folioRoutes.moveClipping, { params: { id: folioId }, body: { contentItemId, afterContentItemId } })

    const replies = [
      await move(ids[0] ?? '', randomUUID()),
      await move(randomUUID(), null),
      await move(ids[0] ?? '', ids[0] ?? ''),
    ]

    expect(replies.map((reply) => reply.status)).toEqual([409, 404, 400])
  })
})

describe('a folio of 5,000 clippings', () => {
  it('is full, carries its first 50 and pages through all in order', async () => {
    const owner = await make.doctor()
    const { folioId } = await makeFolio(tester, owner)
    const ids = await articleIds(5_001)
    const body = ids.slice(0, 5_000).map((contentItemId) => ({ contentItemId }))

    const added = await as(owner).call(folioRoutes.addClippings, { params: { id: folioId }, body })
    const tooMany = await as(owner).call(folioRoutes.addClippings, {
      params: { id: folioId },
      body: { contentItemId: ids[5_000] ?? '' },
    })
    const lastPage = await as(owner).call(folioRoutes.listClippings, {
      params: { id: folioId },
      query: { count: 100, offset: 4_950 },
    })

    expect(added.body.clippingsCount).toBe(5_000)
    expect(idsOf(added.body)).toEqual(ids.slice(0, 50))
    expect(tooMany.status).toBe(400)
    expect(lastPage.body.map((clipping) => clipping.contentItemId)).toEqual(ids.slice(4_950, 5_000))
    expect(lastPage.headers[totalCountHeader]).toBe('5000')
  })
})
