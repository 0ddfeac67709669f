import { contentRoutes, correctedToHeader } from '@materia/contract'
import { expect, it } from 'vitest'
import { testApp } from '../../../../../testing/app.ts'
import { makeDrug } from '../../../../../testing/drugs.ts'

const { app, make, as } = await testApp()
const viewer = await make.doctor()

for (const [ingredient, atcCode] of [
  ['Cyclosporine', 'L04AD01'],
  ['Streptomycin', 'J01GA01'],
  ['Quinine', 'P01BC01'],
  ['Taurine', 'B05XB01'],
] as const)
  await makeDrug(app, { brand: `Velmo-${ingredient}`, ingredient, atcCode })

it.each(['cycloserine', 'cyclosérine', 'streptozocin', 'quinidine', 'tacrine'])(
  '%s is not taken for the drug that it is nearly called like',
  async (searchTerm) => {
    const reply = await as(viewer).call(contentRoutes.searchContents, { query: { searchTerm, count: 20 } })

    expect(reply.body.map(({ title }) => title)).toEqual([])
    expect(reply.headers[correctedToHeader]).toBeUndefined()
  },
)

it('a slip in the name of a drug is put right as ever', async () => {
  const reply = await as(viewer).call(contentRoutes.searchContents, { query: { searchTerm: 'cyclosporne' } })

  expect(reply.body[0]?.title).toBe('Cyclosporine')
})
