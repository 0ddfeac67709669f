import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { InOrder, useAwaited } from './in-order.tsx'

function Above({ isAwaited }: { isAwaited: boolean }) {
  useAwaited(isAwaited)
  return <p>{isAwaited ? 'Loading' : 'Known'}</p>
}

const pageOf = (isAwaited: boolean) => (
  <InOrder>
    <InOrder>
      <Above isAwaited={isAwaited} />
    </InOrder>
    <button type="button">Beneath</button>
  </InOrder>
)

const isBeneathSeen = () => screen.queryByRole('button', { name: 'Beneath', hidden: false }) !== null

describe('what stands beneath a part that is awaited', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('is seen once that is known, and stays when it is asked for again, as after a failure', () => {
    const { rerender } = render(pageOf(true))
    expect(isBeneathSeen()).toBe(false)

    rerender(pageOf(false))
    expect(isBeneathSeen()).toBe(true)

    rerender(pageOf(true))
    expect(isBeneathSeen()).toBe(true)
  })

  it('is seen after some seconds though nothing answers', () => {
    render(pageOf(true))
    act(() => void vi.advanceTimersByTime(3_000))
    expect(isBeneathSeen()).toBe(false)

    act(() => void vi.advanceTimersByTime(2_000))

    expect(isBeneathSeen()).toBe(true)
  })

  it('is printed', () => {
    render(pageOf(true))

    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(isBeneathSeen()).toBe(true)

    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(isBeneathSeen()).toBe(false)
  })
})
