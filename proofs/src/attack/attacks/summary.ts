import assert from 'node:assert/strict'
import { postRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'

const texts = [
  'Dr. '.repeat(75_000),
  '<pre'.repeat(50_000),
  '<b>'.repeat(100_000),
  '<br'.repeat(33_333),
  '&'.repeat(300_000),
]

export const attack: Attack = {
  name: 'summary',
  async run(stage) {
    const person = await stage.makePerson()
    for (const content of texts) {
      const { status } = await person.call(postRoutes.suggestSummary, { body: { content } })
      assert.ok(status < 500, `The summary of ${content.slice(0, 4)}… was answered ${status}.`)
    }
  },
}
