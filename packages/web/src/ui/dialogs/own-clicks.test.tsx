import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ActionMenu } from './menu.tsx'
import { Popover } from './popover.tsx'

function Choice() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        Save
      </button>
      <Popover anchor={anchor} onClose={() => setAnchor(null)} labelledBy="title">
        <label id="title">
          <input type="checkbox" />
          Journal club
        </label>
      </Popover>
    </>
  )
}

it('the second click of a double click chooses nothing in the panel that the first one opened over its button', () => {
  render(<Choice />)
  const box = () => screen.getByRole<HTMLInputElement>('checkbox')

  fireEvent.click(screen.getByRole('button'), { detail: 1 })
  fireEvent.click(box(), { detail: 2 })
  expect(box().checked).toBe(false)
  fireEvent.click(box(), { detail: 3 })
  expect(box().checked).toBe(false)

  fireEvent.click(box(), { detail: 1 })
  expect(box().checked).toBe(true)
  fireEvent.click(box(), { detail: 2 })
  expect(box().checked).toBe(false)
})

it('nor in a menu', () => {
  const chosen: string[] = []
  render(<ActionMenu label="More" entries={[{ label: 'Delete', onSelect: () => chosen.push('Delete') }]} />)

  fireEvent.click(screen.getByRole('button', { name: 'More' }), { detail: 1 })
  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }), { detail: 2 })
  expect(chosen).toEqual([])

  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }), { detail: 1 })
  expect(chosen).toEqual(['Delete'])
})
