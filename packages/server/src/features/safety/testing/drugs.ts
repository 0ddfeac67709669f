import { randomInt } from 'node:crypto'
import type { App } from '../../../platform/app.ts'
import { makeContent } from '../../../testing/contents.ts'

/** A drug with a DIN of its own. */
export async function makeDrugWithDin(app: App, { name = 'Enbrel' }: { name?: string } = {}) {
  const din = String(randomInt(10_000_000, 100_000_000))
  const { contentItemId } = await makeContent(app, 'Drug', {
    title: `${name} ${din}`,
    sourceKey: `dpd:${din}`,
    contentItemId: undefined,
    sourceName: 'Health Canada Drug Product Database',
    details: { din, drugCode: din, name },
  })
  return { din, contentItemId }
}
