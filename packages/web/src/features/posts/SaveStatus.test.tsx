import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openScreen } from '../../testing/render.tsx'
import { SaveStatus } from './SaveStatus.tsx'

it('a saved draft is announced once, however long ago it was', () => {
  vi.useFakeTimers()
  const status = <SaveStatus save={{ kind: 'saved', at: Date.now() }} isPublished={false} onRetry={() => undefined} />
  act(() => void openScreen('/', [{ path: '/', element: status }]))
  const announced = () => {
    const status = screen.getByRole('status').cloneNode(true) as HTMLElement
    for (const hidden of status.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
    return status.textContent
  }
  expect(announced()).toBe('Saved')
  expect(screen.getByText('Saved just now')).toBeTruthy()

  act(() => vi.advanceTimersByTime(3_000))

  expect(screen.getByText('Saved 3 s ago')).toBeTruthy()
  expect(announced()).toBe('Saved')
})
