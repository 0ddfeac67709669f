import assert from 'node:assert/strict'
import { userRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'

const spellings = 3_000
const atOnce = 50
const tabsMost = 100_000

/** The same token in thousands of long spellings, each of which would be kept if it were taken. */
export const attack: Attack = {
  name: 'token-cache',
  async run(stage) {
    const person = await stage.makePerson()
    const check = (tabs: number) =>
      person.call(userRoutes.checkToken, {
        headers: { authorization: `Bearer ${person.token.slice(0, -5)}${'\t'.repeat(tabs)}${person.token.slice(-5)}` },
      })
    for (let sent = 0; sent < spellings; sent += atOnce) {
      const answers = await Promise.all(Array.from({ length: atOnce }, (_, index) => check(tabsMost - sent - index)))
      const taken = answers.filter(({ status }) => status < 400).length
      assert.equal(taken, 0, `${taken} spellings of one token were taken for good.`)
    }
  },
}
