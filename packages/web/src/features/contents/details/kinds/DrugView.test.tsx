import type { Drug } from '@materia/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { someCommon } from '../../../../testing/contents.ts'
import { openScreen } from '../../../../testing/render.tsx'
import { DrugView } from './DrugView.tsx'

const drug: Drug = {
  ...someCommon(),
  contentItemType: 'Drug',
  title: 'Enbrel',
  name: 'Enbrel',
  nameFr: null,
  din: '02242903',
  drugCode: '1',
  drugStatus: 'Marketed',
  status: 'Marketed',
  statusDate: null,
  description: null,
  monographOriginalUrl: null,
  drugIngredients: [],
  therapeuticClasses: [],
  forms: [],
  routes: [],
  schedules: [],
  packages: [],
  companyId: null,
  company: null,
  drugData: [],
  brandGroup: null,
  ingredientGroups: [],
  decisions: [],
}

it('a drug shows no row of which nothing is known', async () => {
  openScreen('/', [{ path: '/', element: <DrugView content={drug} /> }])

  const terms = await screen.findAllByRole('term')
  expect(terms.map(({ textContent }) => textContent)).toEqual(['Status', 'DIN'])
})
