import assert from 'node:assert/strict'
import { folioRoutes, subscriptionRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'

const readers = 300
const saved = 50

/** A feed, which needs no session, read from many addresses at once. */
export const attack: Attack = {
  name: 'feeds',
  async run({ makeArticles, makePerson, makeStranger }) {
    const clippings = (await makeArticles(saved)).map((contentItemId) => ({ contentItemId }))
    const person = await makePerson()
    const { body: folio } = await person.call(folioRoutes.createFolio, {
      body: { title: 'Reading', shareLevel: 'Public' },
    })
    const params = { id: folio.folioId }
    await person.call(folioRoutes.addClippings, { params, body: { clippings } })
    const { body: feed } = await person.call(subscriptionRoutes.openFolioFeed, { params })
    const token = /\/feeds\/([\w-]+)\.atom$/.exec(feed.url)?.[1] ?? ''

    const answers = await Promise.all(
      Array.from({ length: readers }, () => makeStranger().call(subscriptionRoutes.readFeed, { params: { token } })),
    )

    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    assert.equal(answers[0]?.text.split('<entry>').length, saved + 1)
  },
}
