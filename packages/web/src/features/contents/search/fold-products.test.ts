import type { ContentItemType } from '@materia/contract'
import { expect, it } from 'vitest'
import { someSummary } from '../../../testing/contents.ts'
import { foldProducts } from './fold-products.ts'

const some = (contentItemType: ContentItemType, title: string, factLine: string | null = null) => ({
  ...someSummary(title),
  contentItemType,
  factLine,
})
const shape = (items: ReturnType<typeof some>[]) =>
  foldProducts(items).map(({ item, products }) => [item.title, products.map(({ title }) => title)])

it('products stand under their brand or ingredient, and under one of another strength where there is neither', () => {
  expect(
    shape([
      some('DrugIngredient', 'Metformin'),
      some('Drug', 'Apo-Metformin 500 mg', 'Metformin hydrochloride 500 mg · Tablet'),
      some('Article', 'Metformin 500 mg in a cohort'),
      some('Drug', 'Janumet 50 mg', 'Sitagliptin 50 mg, Metformin 500 mg'),
      some('Drug', 'Janumet 100 mg', 'Sitagliptin 100 mg, Metformin 500 mg'),
    ]),
  ).toEqual([
    ['Metformin', ['Apo-Metformin 500 mg']],
    ['Metformin 500 mg in a cohort', []],
    ['Janumet 50 mg', ['Janumet 100 mg']],
  ])
})

it('a product that was found before its brand stays before it, and one that only begins alike by itself', () => {
  expect(
    shape([
      some('Drug', 'Apo-Met 5 mg', 'Metoprolol 5 mg'),
      some('DrugBrandGroup', 'Apo-Met'),
      some('Drug', 'Apo-Metformin 5 mg', 'Metformin 5 mg'),
    ]),
  ).toEqual([
    ['Apo-Met 5 mg', []],
    ['Apo-Met', []],
    ['Apo-Metformin 5 mg', []],
  ])
})
