import assert from 'node:assert/strict'
import { contentRoutes, folioRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'

const secret = 'Leaving my practice'

/** What a folio was while it was private, after it was shared. */
export const attack: Attack = {
  name: 'folio-past',
  async run(stage) {
    const [owner, reader] = [await stage.makePerson(), await stage.makePerson()]
    const { body: folio } = await owner.call(folioRoutes.createFolio, { body: { title: secret, summary: secret } })
    const { folioId } = folio
    await owner.call(folioRoutes.updateFolio, {
      body: { folioId, title: 'Heart failure', summary: 'For all', shareLevel: 'Public' },
    })
    const params = { contentItemId: folioId }
    const { body: own } = await owner.call(contentRoutes.listVersions, { params })
    assert.ok(own.length > 1, 'The owner has no past versions to look for.')
    const answers = await Promise.all([
      reader.call(contentRoutes.getContent, { params }),
      reader.call(folioRoutes.getFolio, { params: { id: folioId } }),
      reader.call(contentRoutes.listVersions, { params }),
      reader.call(contentRoutes.searchContents, { query: { searchTerm: secret } }),
      reader.call(folioRoutes.exportFolio, { params: { id: folioId }, query: { format: 'html' } }),
      ...own.map(({ versionId }) => reader.call(contentRoutes.getVersion, { params: { versionId } })),
    ])
    for (const { text } of answers)
      assert.ok(!/leaving.my.practice/i.test(text), `A reader sees the private past of a folio: ${text.slice(0, 200)}`)
  },
}
