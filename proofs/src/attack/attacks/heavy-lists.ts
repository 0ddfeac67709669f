import assert from 'node:assert/strict'
import { contentRoutes, folioRoutes, postRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'
import { copyDraft } from '../drafts.ts'

const drafts = 600
const atOnce = 4
const content = `<p>${'words '.repeat(149_800)}</p>`

/** Lists of things each of which is as long as it may be, several at once. */
export const attack: Attack = {
  name: 'heavy-lists',
  async run(stage) {
    const person = await stage.makePerson()
    await person.call(postRoutes.createDraftArticle, { body: { title: 'Long', content } })
    await copyDraft(stage, person, drafts)
    const { body: folio } = await person.call(folioRoutes.createFolio, { body: { title: 'All of them' } })
    const params = { id: folio.folioId }
    const rows = await stage.database.db
      .selectFrom('content_items')
      .select('id')
      .where('owner_id', '=', person.userId)
      .where('type', '=', 'DraftUserArticle')
      .execute()
    const clippings = rows.map(({ id }) => ({ contentItemId: id }))

    const lists = {
      'adding to a folio': () => person.call(folioRoutes.addClippings, { params, body: { clippings } }),
      'the folio': () => person.call(folioRoutes.getFolio, { params }),
      'all folios': () => person.call(folioRoutes.listFolios),
      'the clippings': () => person.call(folioRoutes.listClippings, { params, query: { count: 100, offset: 0 } }),
      'the export': () => person.call(folioRoutes.exportFolio, { params, query: { format: 'ris' } }),
      'own posts': () => person.call(postRoutes.listOwnContent),
      'a search': () => person.call(contentRoutes.searchContents, { query: { searchTerm: 'words' } }),
    }
    for (const [name, list] of Object.entries(lists)) {
      const answers = await Promise.all(Array.from({ length: atOnce }, list))
      for (const { status, text } of answers)
        assert.ok(status < 500, `${name} was answered ${status} ${text.slice(0, 200)}`)
    }
  },
}
