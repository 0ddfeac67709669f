import { folioRoutes } from '@materia/contract'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { someAttachment } from '../../testing/contents.ts'
import { fakeNetwork } from '../../testing/network.ts'
import { openScreen } from '../../testing/render.tsx'
import { LogoPicker } from './LogoPicker.tsx'

const logo = { ...someAttachment('heart.png'), name: 'heart' }

function Picker() {
  const [value, setValue] = useState<string | null>(null)
  return <LogoPicker value={value} onChange={setValue} />
}

it('the picture of a folio is chosen, and taken off by a button that says so', async () => {
  fakeNetwork().replies(folioRoutes.listDefaultLogos, [logo])
  const { person } = openScreen('/', [{ path: '/', element: <Picker /> }])
  const drawing = await screen.findByRole('button', { name: /heart/i })
  expect(screen.queryByRole('button', { name: 'Remove the picture' })).toBeNull()

  await person.click(drawing)
  expect(drawing.getAttribute('aria-pressed')).toBe('true')
  await person.click(screen.getByRole('button', { name: 'Remove the picture' }))

  expect(drawing.getAttribute('aria-pressed')).toBe('false')
})
