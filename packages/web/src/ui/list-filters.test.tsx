import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SearchField } from './list-filters.tsx'

const longPauseMs = 1_000

it('a search is told after a pause, and not once its list has been left', () => {
  vi.useFakeTimers()
  const told: string[] = []
  const { unmount } = render(<SearchField label="Search" value="" onChange={(value) => told.push(value)} />)
  const field = screen.getByLabelText('Search')
  fireEvent.change(field, { target: { value: 'chan' } })
  vi.advanceTimersByTime(longPauseMs)
  expect(told).toEqual(['chan'])

  fireEvent.change(field, { target: { value: 'chan mei' } })
  unmount()
  vi.advanceTimersByTime(longPauseMs)

  expect(told).toEqual(['chan'])
})
