import assert from 'node:assert/strict'
import { postRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'

const texts = ['&'.repeat(900_000), '<'.repeat(900_000), '<p>'.repeat(15_000), '&amp'.repeat(225_000)]

export const attack: Attack = {
  name: 'draft-text',
  async run(stage) {
    const person = await stage.makePerson()
    for (const content of texts) {
      const { status } = await person.call(postRoutes.createDraftArticle, { body: { title: 'Long', content } })
      assert.ok(status < 500, `A draft of ${content.slice(0, 4)}… was answered ${status}.`)
    }
  },
}
