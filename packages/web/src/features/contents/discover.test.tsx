import { contentRoutes } from '@materia/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { queryClient } from '../../lib/query.ts'
import { someSummary } from '../../testing/contents.ts'
import { fakeNetwork } from '../../testing/network.ts'
import { signInAs } from '../../testing/people.ts'
import { useDiscover, useFollowed, useTrending, wholeFeed } from './api.ts'

const cached = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

describe('Discover', () => {
  it('asks for ten items first and forty at a time after them', async () => {
    signInAs(['Doctor'])
    const network = fakeNetwork()
    network.on(contentRoutes.discover, ({ query }) => ({
      body: Array.from({ length: Number(query.get('count')) }, (_, index) => someSummary(`Item ${index}`)),
    }))
    const { result } = renderHook(() => useDiscover(wholeFeed), { wrapper: cached })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))

    await result.current.fetchNextPage()
    await result.current.fetchNextPage()

    const asked = network
      .callsTo(contentRoutes.discover)
      .map(({ query }) => ['count', 'firstOffset', 'offset'].map((name) => Number(query.get(name))))
    expect(asked).toEqual([
      [10, 0, 0],
      [40, 10, 10],
      [40, 10, 50],
    ])
  })

  it('asks for ten trending and ten followed items', async () => {
    signInAs(['Doctor'])
    const network = fakeNetwork()
    network.replies(contentRoutes.trending, [])
    network.replies(contentRoutes.recentFollowed, [])
    const { result } = renderHook(() => [useTrending(), useFollowed()], { wrapper: cached })
    await waitFor(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true))

    for (const lane of [contentRoutes.trending, contentRoutes.recentFollowed])
      expect(network.callsTo(lane)[0]?.query.get('count')).toBe('10')
  })
})
