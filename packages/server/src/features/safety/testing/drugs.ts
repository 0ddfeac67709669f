import { randomInt } from 'node:crypto'
import type { App } from '../../../platform/app.ts'
import { makeContent } from '../../../testing/contents.ts'

export interface DrugChanges {
  name?: string
  /** In milligrams. */
  strength?: string
}

/** A drug with a DIN of its own. */
export async function makeDrugWithDin(app: App, { name = 'Enbrel', strength = '50' }: DrugChanges = {}) {
  const din = String(randomInt(10_000_000, 100_000_000))
  const { contentItemId } = await makeContent(app, 'Drug', {
    title: `${name} ${din}`,
    sourceKey: `dpd:${din}`,
    contentItemId: undefined,
    sourceName: 'Health Canada Drug Product Database',
    details: {
      din,
      drugCode: din,
      name,
      drugIngredients: [{ name: 'Etanercept', dosage: '1', dosageUnit: 'mL', strength, strengthUnit: 'mg' }],
    },
  })
  return { din, contentItemId }
}
