import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePrinting } from './printing.ts'

function Page() {
  return <p>{usePrinting() ? 'paper' : 'screen'}</p>
}

it('what is drawn for paper alone stands there before the browser lays out the pages', async () => {
  render(<Page />)
  const seen: (string | null)[] = []
  for (const event of ['beforeprint', 'afterprint']) {
    window.dispatchEvent(new Event(event))
    await Promise.resolve()
    seen.push(screen.getByRole('paragraph').textContent)
  }

  expect(seen).toEqual(['paper', 'screen'])
})

it('a page that was left while it was printed leaves the next one as the screen has it', () => {
  const { unmount } = render(<Page />)
  window.dispatchEvent(new Event('beforeprint'))
  unmount()
  window.dispatchEvent(new Event('afterprint'))

  render(<Page />)

  expect(screen.getByRole('paragraph').textContent).toBe('screen')
})
