import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contentHub, contentRoutes } from '@materia/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Server } from 'socket.io'
import { expect, it, onTestFinished } from 'vitest'
import { queryClient } from '../../../lib/query.ts'
import { hubState, startHubs, stopHubs } from '../../../lib/sockets.ts'
import { fakeNetwork } from '../../../testing/network.ts'
import { signInAs } from '../../../testing/people.ts'
import { useNews } from './news.ts'

const cached = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const feed = '0198b8a0-0000-7000-8000-0000000000f1'

async function connectContentHub() {
  const http = createServer()
  const server = new Server(http, { cors: { origin: '*' }, serveClient: false })
  server.of(contentHub.namespace)
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  onTestFinished(async () => {
    stopHubs()
    await server.close()
  })
  await startHubs([contentHub], `http://127.0.0.1:${(http.address() as AddressInfo).port}`)
  await expect.poll(() => hubState(contentHub)).toBe('connected')
  return server.of(contentHub.namespace)
}

it('“n new” counts what the filter shows, asked once for what comes together', async () => {
  signInAs(['Doctor'])
  const network = fakeNetwork()
  network.replies(contentRoutes.countNew, 2)
  const hub = await connectContentHub()
  const filter = { types: ['Article' as const], areaId: 800, language: null }
  const { result } = renderHook(() => useNews(feed, filter), { wrapper: cached })
  expect(result.current.count).toBe(0)

  for (const contentItemId of ['1', '2', '3'])
    hub.emit('ContentVersionAdded', { contentItemId, versionId: contentItemId })

  await waitFor(() => expect(result.current.count).toBe(2))
  const asked = network.callsTo(contentRoutes.countNew)
  expect(asked.map(({ query }) => [query.get('feed'), query.get('filter'), query.get('areaId')])).toEqual([
    [feed, 'Article', '800'],
  ])
})
