import { contentRoutes } from '@materia/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { someSummary } from '../../testing/contents.ts'
import { fakeNetwork } from '../../testing/network.ts'
import { signInAs } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { SharedContent } from './SharedContent.tsx'

it('a shared item says its kind as readers call it', async () => {
  signInAs(['Doctor'])
  const brand = { ...someSummary('Enbrel'), contentItemType: 'DrugBrandGroup' as const }
  fakeNetwork().replies(contentRoutes.getContentSummary, brand)

  openScreen('/', [{ path: '/', element: <SharedContent contentItemId={brand.contentItemId} /> }])

  expect(await screen.findByText('Drug brand')).toBeTruthy()
})
