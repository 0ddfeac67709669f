import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPart } from '../testing/render.tsx'
import { applyStyles } from '../testing/styles.ts'
import { showError, showSuccess } from './notice.ts'
import './notice-snackbar.tsx'
import { Snackbars } from './snackbars.tsx'

const groundOf = (part: HTMLElement) => getComputedStyle(part).backgroundColor
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

  it('announces a success politely, and goes after two seconds', async () => {
    act(() => showSuccess('Saved.'))
    await passTime(1_900)
    expect(screen.getByRole('status').textContent).toContain('Saved.')

    await passTime(200)
    expect(screen.queryByRole('status')).toBeNull()
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

it('an error stands on red, a success does not', async () => {
  applyStyles()
  renderPart(<Snackbars />)
  act(() => showError('The folio could not be saved.'))
  const error = groundOf(await screen.findByRole('alert'))
  act(() => showSuccess('Saved.'))

  expect(error).toContain('error-main')
  expect(groundOf(await screen.findByRole('status'))).toContain('success-main')
})
