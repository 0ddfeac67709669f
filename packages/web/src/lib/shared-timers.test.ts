import { expect, it, onTestFinished, vi } from 'vitest'
import { sharedTimers } from './shared-timers.ts'

function timersByHand() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  return sharedTimers()
}

it('long waits end in their order, at most a second late, and take one timer of the browser', () => {
  const timers = timersByHand()
  const done: string[] = []
  timers.setTimeout(() => done.push('five minutes'), 300_000)
  timers.setTimeout(() => done.push('half a minute'), 30_000)
  timers.setTimeout(() => done.push('a little later'), 30_400)
  expect(vi.getTimerCount()).toBe(1)

  vi.advanceTimersByTime(29_999)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1_001)
  expect(done).toEqual(['half a minute', 'a little later'])
  vi.advanceTimersByTime(268_999)
  expect(done).toHaveLength(2)
  vi.advanceTimersByTime(1_001)
  expect(done).toEqual(['half a minute', 'a little later', 'five minutes'])
  expect(vi.getTimerCount()).toBe(0)
})

it('a wait that is taken back never ends, and the last one leaves no timer behind', () => {
  const timers = timersByHand()
  const done = vi.fn()
  const [one, other] = [timers.setTimeout(done, 30_000), timers.setTimeout(done, 60_000)]
  timers.clearTimeout(one)
  timers.clearTimeout(other)

  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(120_000)
  expect(done).not.toHaveBeenCalled()
})

it('a wait that is set while others end is kept too', () => {
  const timers = timersByHand()
  const done = vi.fn()
  timers.setTimeout(() => timers.setTimeout(done, 10_000), 10_000)

  vi.advanceTimersByTime(19_999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_001)
  expect(done).toHaveBeenCalledOnce()
})

it('short waits are kept to the millisecond', () => {
  const timers = timersByHand()
  const done = vi.fn()
  const id = timers.setTimeout(done, 1_000)
  timers.setTimeout(done, 1_500)
  timers.clearTimeout(id)

  vi.advanceTimersByTime(1_499)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
})
