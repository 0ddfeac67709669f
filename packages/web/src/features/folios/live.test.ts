import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contentHub, folioRoutes } from '@materia/contract'
import { Server } from 'socket.io'
import { describe, expect, it, onTestFinished } from 'vitest'
import { queryClient } from '../../lib/query.ts'
import { hubState, startHubs, stopHubs } from '../../lib/sockets.ts'
import { tabId } from '../../lib/tab-id.ts'
import { fakeNetwork } from '../../testing/network.ts'
import { signInAs } from '../../testing/people.ts'
import { folioKey, updateFolio } from './api.ts'
import { foliosLive } from './live.ts'
import { someFolio } from './testing/folios.ts'

async function connectContents() {
  const http = createServer()
  const server = new Server(http, { cors: { origin: '*' }, serveClient: false })
  const hub = server.of(contentHub.namespace)
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  const leave = foliosLive.join(queryClient)
  onTestFinished(async () => {
    leave()
    stopHubs()
    await server.close()
  })
  await startHubs([contentHub], `http://127.0.0.1:${(http.address() as AddressInfo).port}`)
  await expect.poll(() => hubState(contentHub)).toBe('connected')
  return hub
}

describe('news of a folio', () => {
  it('is fetched where another tab made it, and not where this one did', async () => {
    signInAs(['Doctor'])
    const network = fakeNetwork()
    const [mine, shared] = [someFolio(), someFolio({ title: 'Shared' })]
    network.replies(folioRoutes.listFolios, [mine, shared])
    network.replies(folioRoutes.updateFolio, { ...mine, title: 'Renamed' })
    network.on(folioRoutes.getFolio, () => ({ body: { ...shared, title: 'Renamed by a colleague' } }))
    for (const folio of [mine, shared]) queryClient.setQueryData(folioKey(folio.folioId), folio)
    const hub = await connectContents()

    await updateFolio(queryClient, { folioId: mine.folioId, title: 'Renamed' })
    hub.emit('FolioChanged', { folioId: mine.folioId, byTab: tabId })
    hub.emit('FolioChanged', { folioId: shared.folioId, byTab: crypto.randomUUID() })
    await expect
      .poll(() => queryClient.getQueryData(folioKey(shared.folioId)))
      .toMatchObject({ title: 'Renamed by a colleague' })

    expect(queryClient.getQueryData(folioKey(mine.folioId))).toMatchObject({ title: 'Renamed' })
    expect(network.callsTo(folioRoutes.getFolio).map(({ path }) => path)).toEqual([
      expect.stringContaining(shared.folioId),
    ])
  })
})
