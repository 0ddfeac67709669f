import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPart } from '../testing/render.tsx'
import { showError, showSuccess } from './notice.ts'
import './notice-snackbar.tsx'
import { Snackbars } from './snackbars.tsx'

const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('a snackbar', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    renderPart(<Snackbars />)
  })

  it('announces an error at once and goes after two seconds', async () => {
    act(() => showError('The folio could not be saved.'))
    await passTime(0)
    expect(screen.getByRole('alert').textContent).toContain('The folio could not be saved.')

    await passTime(1_900)
    expect(screen.queryByRole('alert')).not.toBeNull()
    await passTime(200)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('announces a success politely', async () => {
    act(() => showSuccess('Saved.'))
    await passTime(0)

    expect(screen.getByRole('status').textContent).toContain('Saved.')
  })

  it('stays while it is hovered', async () => {
    act(() => showError('Read me.'))
    await passTime(0)
    fireEvent.mouseEnter(screen.getByRole('presentation'))
    await passTime(10_000)
    expect(screen.queryByRole('alert')).not.toBeNull()

    fireEvent.mouseLeave(screen.getByRole('presentation'))
    await passTime(2_100)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('gives way to a newer one', async () => {
    act(() => showError('First.'))
    await passTime(0)
    act(() => showSuccess('Second.'))
    await passTime(0)

    expect(screen.queryByText('First.')).toBeNull()
    expect(screen.getByRole('status').textContent).toContain('Second.')
  })
})
