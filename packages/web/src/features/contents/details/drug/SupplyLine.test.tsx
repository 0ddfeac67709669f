import type { DrugItem } from '@materia/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { someBrand } from '../../../../testing/contents.ts'
import { openScreen } from '../../../../testing/render.tsx'
import { CoverageOfProducts } from './OntarioCoverage.tsx'
import { StrengthTable } from './StrengthTable.tsx'
import { SupplyLine } from './SupplyLine.tsx'

const [product] = someBrand('Metformin').drugItems as [DrugItem]
const onMarket = { ...product, drugStatus: 'Marketed' as const, isShort: false }
const alone = { ...onMarket, contentItemId: 'alone', strength: '500 mg' }
const together = {
  ...onMarket,
  contentItemId: 'one',
  strength: '50 mg / 500 mg',
  substances: ['Sitagliptin', 'Metformin'],
}
const turned = {
  ...together,
  contentItemId: 'other',
  strength: '500 mg / 50 mg',
  substances: ['Metformin', 'Sitagliptin'],
}
const onlyCombinations = /Only combinations are short/

it('the supply of a drug says when its combinations alone are short', async () => {
  openScreen('/', [{ path: '/', element: <SupplyLine products={[alone, { ...together, isShort: true }]} /> }])

  expect(await screen.findByText(onlyCombinations)).toBeTruthy()
})

it('the supply of a drug says nothing of combinations where the drug by itself is short too', async () => {
  openScreen('/', [
    {
      path: '/',
      element: <SupplyLine products={[{ ...alone, isShort: true }, { ...together, isShort: true }, turned]} />,
    },
  ])

  expect(await screen.findByText(/^2 of 3 marketed products in shortage/)).toBeTruthy()
  expect(screen.queryByText(onlyCombinations)).toBeNull()
})

it('a combination is one strength, whichever of its drugs a source names first', async () => {
  openScreen('/', [{ path: '/', element: <StrengthTable products={[alone, together, turned]} /> }])

  expect(await screen.findAllByText('Metformin 500 mg + sitagliptin 50 mg')).toHaveLength(1)
})

it('the coverage of a drug that stands in combinations too is told of each', async () => {
  const products: DrugItem[] = [
    { ...alone, coverage: 'NotABenefit' },
    { ...together, coverage: 'GeneralBenefit' },
  ]
  openScreen('/', [{ path: '/', element: <CoverageOfProducts products={products} editionDate={null} /> }])

  expect((await screen.findByText('By itself')).textContent).toContain('Not a benefit')
  expect(screen.getByText('In combinations').textContent).toContain('General benefit')
})
