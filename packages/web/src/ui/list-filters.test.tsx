import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openScreen } from '../testing/render.tsx'
import { ChoiceField, SearchField, SearchWithFilters } from './list-filters.tsx'

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

describe('a search with several filters', () => {
  const open = (chosen: number) =>
    openScreen('/', [
      {
        path: '/',
        element: (
          <SearchWithFilters search={<SearchField label="Name" value="" onChange={() => undefined} />} chosen={chosen}>
            <ChoiceField label="Kind" value="" choices={[{ value: '', label: 'Any' }]} onChange={() => undefined} />
          </SearchWithFilters>
        ),
      },
    ])

  it('shows its choices beside it where there is room', async () => {
    open(0)

    expect(await screen.findByRole('combobox', { name: 'Kind' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull()
  })

  it('has them in a sheet on a phone, says how many are made, and gives the way back', async () => {
    const matching = () => Object.assign(new EventTarget(), { matches: true, addListener() {}, removeListener() {} })
    vi.stubGlobal('matchMedia', matching)
    const { person } = open(2)
    expect(await screen.findByRole('searchbox', { name: 'Name' })).toBeTruthy()
    expect(screen.queryByRole('combobox', { name: 'Kind' })).toBeNull()

    await person.click(screen.getByRole('button', { name: 'Filters (2)' }))
    const sheet = await screen.findByRole('dialog', { name: 'Filters' })
    expect(within(sheet).getByRole('combobox', { name: 'Kind' })).toBeTruthy()
    await person.click(within(sheet).getByRole('button', { name: 'Show results' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
