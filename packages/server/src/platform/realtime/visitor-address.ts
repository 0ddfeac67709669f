import type { IncomingMessage } from 'node:http'

/** The address that the outermost of these proxies wrote into the header; without proxies, the one that connected. */
export function visitorAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number) {
  const written = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  const addresses = [socket.remoteAddress, ...written.reverse()]
  return addresses[Math.min(proxies, addresses.length - 1)]
}
