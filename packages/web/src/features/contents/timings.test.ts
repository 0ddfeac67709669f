import { analyticsRoutes } from '@materia/contract'
import { expect, it, vi } from 'vitest'
import { fakeNetwork } from '../../testing/network.ts'
import { signInAs } from '../../testing/people.ts'
import { timed } from './timings.ts'

it('tells the server how long the reader waited, and nothing of what failed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  signInAs(['Doctor'])
  const network = fakeNetwork()
  network.on(analyticsRoutes.recordTimings, () => ({}))

  await timed('Load Trending', async () => [])
  await timed('Load Search Items', async () => [])
  await expect(timed('Load Content Item', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  await vi.advanceTimersByTimeAsync(5_000)

  expect(network.callsTo(analyticsRoutes.recordTimings)[0]?.body).toEqual([
    { name: 'Load Trending', category: 'Discover Feed', value: expect.any(Number) },
    { name: 'Load Search Items', category: 'Search', value: expect.any(Number) },
  ])
})
