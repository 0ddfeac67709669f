import assert from 'node:assert/strict'
import { commentMax, commentRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'

const said = 100
const readers = 6
const atOnce = 20
const names = 'pmid: 1 '
const content = names.repeat(commentMax / names.length).trim()

/** A page of comments that are nothing but references, read many times at once. */
export const attack: Attack = {
  name: 'comments',
  async run({ makeArticles, makePerson }) {
    const [contentItemId = ''] = await makeArticles(1)
    const params = { contentItemId }
    const writer = await makePerson()
    for (let nth = 1; nth <= said; nth++) {
      const { status } = await writer.call(commentRoutes.addComment, { params, body: { content } })
      assert.equal(status, 200, `Comment ${nth} was answered ${status}.`)
    }
    const people = await Promise.all(Array.from({ length: readers }, () => makePerson()))

    const answers = await Promise.all(
      people.flatMap((person) =>
        Array.from({ length: atOnce }, () =>
          person.call(commentRoutes.listComments, { params, query: { count: said } }),
        ),
      ),
    )

    assert.deepEqual([...new Set(answers.map(({ status, body }) => `${status} ${body.length}`))], [`200 ${said}`])
  },
}
