import { randomUUID } from 'node:crypto'
import { folioRoutes, postRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'
import { postCalls } from '../testing/post-calls.ts'

const tester = await testApp()
const { app, make, as } = tester
const { draft, publish } = postCalls(tester)

/** How many numbers the words of the search have taken, refused writers' too. */
const countTaken = async () =>
  Number((await app.pool.query('select last_value from search_terms_id_seq')).rows[0]?.last_value)

/** Words that nobody else writes. */
const madeUp = (count: number) =>
  Array.from({ length: count }, () => `zq${randomUUID().replaceAll(/\d|-/g, '')}`).join(' ')

const save = (person: Person, contentItemId: string, payload: object) =>
  as(person).call(postRoutes.updateDraftArticle, { params: { contentItemId }, body: payload })

describe('words that nobody wrote before', () => {
  it('fill the search no further than 20,000 a day, however often one account saves them', async () => {
    const doctor = await make.doctor()
    const { body } = await draft(doctor, {})
    const before = await countTaken()

    const replies = []
    for (let time = 0; time < 6; time++) {
      replies.push(await save(doctor, body.contentItemId, { title: 'Words', content: `<p>${madeUp(6_000)}</p>` }))
    }

    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect((await countTaken()) - before).toBeLessThanOrEqual(20_000)
  })

  it('are not brought by a post with a file of somebody else', async () => {
    const doctor = await make.doctor()
    const { body } = await draft(doctor, {})
    const before = await countTaken()

    const content = `<p>${madeUp(50)}</p>`
    const reply = await save(doctor, body.contentItemId, { title: 'Words', content, attachmentIds: [randomUUID()] })

    expect(reply.body).toMatchObject({ status: 400, extensions: { code: 'file-not-found' } })
    expect(await countTaken()).toBe(before)
  })

  it('are not brought by a post that asks too many people to be authors', async () => {
    const doctor = await make.doctor()
    const colleagues = await Promise.all(Array.from({ length: 31 }, () => make.doctor()))
    const { body } = await draft(doctor, {})
    await publish(doctor, body.contentItemId)
    const before = await countTaken()

    const reply = await as(doctor).call(postRoutes.updateArticle, {
      params: { contentItemId: body.contentItemId },
      body: {
        content: `<p>${madeUp(50)}</p>`,
        authors: colleagues.map(({ userId, firstName, lastName }) => ({ userId, name: `${firstName} ${lastName}` })),
      },
    })

    expect(reply.body).toMatchObject({ status: 429, extensions: { code: 'author-requests-exceeded' } })
    expect(await countTaken()).toBe(before)
  })

  it('are not brought by a folio with an item that is not there', async () => {
    const doctor = await make.doctor()
    const { body } = await as(doctor).call(folioRoutes.createFolio, { body: { title: 'Reading' } })
    const before = await countTaken()

    const reply = await as(doctor).call(folioRoutes.updateFolio, {
      body: { folioId: body.folioId, summary: madeUp(50), contentIds: [randomUUID()] },
    })

    expect(reply.body).toMatchObject({ status: 400, extensions: { code: 'clipping-unknown' } })
    expect(await countTaken()).toBe(before)
  })
})
