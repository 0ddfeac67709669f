import { readFileSync } from 'node:fs'
import { type ContentItemType, contentItemTypes, contentRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/events/events.ts'
import { testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'
import { hideItems, unhideItems } from './index.ts'

/** As version 0.2 first stored them. Never changed: what was added later is not in them. */
const storedDetails: Partial<Record<ContentItemType, object>> = JSON.parse(
  readFileSync(new URL('./testing/stored-details.json', import.meta.url), 'utf8'),
)

const tester = await testApp()
const { app, make, as } = tester

/** An item whose details are exactly these, as an earlier release wrote them. */
async function storeDetails(type: ContentItemType, details: object) {
  const owner = await make.doctor()
  const made = await makeContent(app, type, { title: `Frozen ${type}`, ownerId: owner.userId })
  await app.db
    .updateTable('content_versions')
    .set({ details: JSON.stringify(details) })
    .where('id', '=', made.versionId)
    .execute()
  return { ...made, reader: as(owner) }
}

describe('details stored by an earlier release', () => {
  it('are kept here for every kind', () => {
    expect(Object.keys(storedDetails).toSorted()).toEqual([...contentItemTypes].toSorted())
  })

  it.each(contentItemTypes)('of a %s are read, indexed and found again', async (type) => {
    const { contentItemId, versionId, reader } = await storeDetails(type, storedDetails[type] ?? {})

    const whole = await reader.call(contentRoutes.getContent, { params: { contentItemId } })
    const version = await reader.call(contentRoutes.getVersion, { params: { versionId } })
    await inTransaction(app, (tx) => hideItems(tx, [contentItemId], new Date()))
    await inTransaction(app, (tx) => unhideItems(tx, [contentItemId]))
    const found = await reader.call(contentRoutes.searchContents, {
      query: { searchTerm: `Frozen ${type}`, count: 10, offset: 0 },
    })

    expect(whole).toMatchObject({ status: 200, body: { ...storedDetails[type], contentItemType: type } })
    expect(version).toMatchObject({ status: 200, body: { ...storedDetails[type], versionId } })
    expect(found.status).toBe(200)
    expect(found.body.map((summary) => summary.contentItemId)).toContain(contentItemId)
  })
})
