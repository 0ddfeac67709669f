import { contentRoutes } from '@materia/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeNetwork } from '../../../../testing/network.ts'
import { openScreen } from '../../../../testing/render.tsx'
import { CompanyView } from './CompanyView.tsx'

it('a company that is not there leads on', async () => {
  fakeNetwork().refuses(contentRoutes.companyProducts, 404, 'The company was not found.')
  openScreen('/', [{ path: '/', element: <CompanyView companyId={99_999} /> }])

  expect(await screen.findByText('Health Canada has no such company, or its products are gone.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To Discover' }).getAttribute('href')).toBe('/discover')
})
