import assert from 'node:assert/strict'
import { folioRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'

export const attack: Attack = {
  name: 'folio-import',
  async run(stage) {
    const person = await stage.makePerson()
    const { body } = await person.call(folioRoutes.createFolio, { body: { title: 'Mine' } })

    const texts = [`@a{k,${'a'.repeat(60_000)}}`, `@a{k,${'a='.repeat(30_000)}}`, '@a{'.repeat(20_000)]
    for (const text of texts) {
      const answer = await person.call(folioRoutes.importClippings, { params: { id: body.folioId }, body: { text } })
      assert.ok(answer.status < 500, `The import was answered ${answer.status}.`)
    }
  },
}
