import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSafeFetch, type SafeFetch } from '../platform/safe-fetch/safe-fetch.ts'
import { atFileEnd } from './ending.ts'

/** A site of the test's own behind every public name; names that begin with `inside` lead into the server's network. */
export async function fetchedSite(listener: RequestListener): Promise<SafeFetch> {
  const server = createServer(listener)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  atFileEnd(async () => void server.close())
  const { port } = server.address() as AddressInfo
  const plain = createSafeFetch({
    resolve: async (host) => [{ address: host.startsWith('inside') ? '10.0.0.1' : '93.184.215.14', family: 4 }],
    dial: () => ({ address: { address: '127.0.0.1', family: 4 }, port }),
  })
  // The site speaks plain HTTP; what is posted begins with https.
  return (url, options) => plain(url.replace(/^https:/, 'http:'), options)
}
