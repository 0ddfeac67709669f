import { safetyRoutes } from '@materia/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SafetyLane } from '../../app/safety-parts.tsx'
import { signedInApp } from '../../testing/application.ts'
import { someNotice } from '../../testing/notices.ts'
import { openScreen } from '../../testing/render.tsx'

it('leads with a warning sign to one’s open notices, where there is no room for more', async () => {
  const network = signedInApp(['Doctor'])
  network.on(safetyRoutes.listNotices, () => ({ body: [someNotice()], headers: { 'x-total-count': '2' } }))

  openScreen('/', [{ path: '/', element: <SafetyLane look="strip" /> }])

  const link = await screen.findByRole('link', { name: '2 open safety notices on what matters to you' })
  expect(link.querySelector('svg')).toBeTruthy()
})
