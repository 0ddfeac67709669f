import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { postRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'

const saves = 12
const words = 20_000
const learntADay = 20_000

/** Texts of words that do not exist, saved again and again: each word that the search learns takes one of its numbers for good. */
export const attack: Attack = {
  name: 'new-words',
  async run({ makePerson, database }) {
    const person = await makePerson()
    const { body: draft } = await person.call(postRoutes.createDraftArticle, { body: { title: 'Words' } })
    const params = { contentItemId: draft.contentItemId }
    const before = await countTaken()
    for (let save = 0; save < saves; save++) {
      const attachmentIds = save % 2 === 0 ? [] : [draft.contentItemId]
      await person.call(postRoutes.updateDraftArticle, {
        params,
        body: { title: 'Words', content: madeUp(), attachmentIds },
      })
    }
    const taken = (await countTaken()) - before
    assert.ok(taken <= learntADay + saves, `One account took ${taken} numbers of words.`)

    async function countTaken(): Promise<number> {
      const { rows } = await database.pool.query<{ last: string }>('select last_value as last from search_terms_id_seq')
      return Number(rows[0]?.last)
    }
  },
}

const madeUp = () => `<p>${Array.from({ length: words }, () => `zq${randomBytes(4).toString('hex')}`).join(' ')}</p>`
