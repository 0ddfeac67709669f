import type { ContentReference } from '@materia/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openScreen } from '../../../testing/render.tsx'
import { References } from './References.tsx'

const drug = (place: number, title: string): ContentReference => ({
  contentItemId: `00000000-0000-4000-8000-00000000000${place}`,
  contentItemType: 'Drug',
  title,
  din: `0299999${place}`,
})

it('drugs of one title are told apart by their numbers, and others are not numbered', async () => {
  const references = [drug(1, 'Inventin 10 mg/mL'), drug(2, 'Inventin 10 mg/mL'), drug(3, 'Inventin 20 mg/mL')]
  openScreen('/', [{ path: '/', element: <References title="Drugs concerned" references={references} /> }])

  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Inventin 10 mg/mLDIN 02999991',
    'Inventin 10 mg/mLDIN 02999992',
    'Inventin 20 mg/mL',
  ])
})
