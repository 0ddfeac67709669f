import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { postCalls } from './testing/post-calls.ts'

const tester = await testApp({ MATERIA_RATE_LIMITS: 'on' })
const { app, make } = tester
const { draft, save, publish, change } = postCalls(tester)

describe('publishing', () => {
  it('is done 500 times a day by one account, with changes of what is published, and drafts are saved all the same', async () => {
    const [author, other] = [await make.doctor(), await make.doctor()]
    const [one, next] = [(await draft(author)).body.contentItemId, (await draft(author)).body.contentItemId]
    for (let time = 0; time < 499; time++) await app.limiter.take('publication', `account ${author.userId}`)

    const last = await publish(author, one)
    const refused = [await change(author, one, { title: 'Metformin again' }), await publish(author, next)]
    const saved = await save(author, next, { title: 'Metformin later' })
    const others = await publish(other, (await draft(other)).body.contentItemId)

    expect(refused.map(({ body }) => body)).toMatchObject(Array(2).fill({ status: 429 }))
    expect([last.status, saved.status, others.status]).toEqual([200, 200, 200])
  })
})
