import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { networkOf, publicUrl, type SafeFetchParts } from './safe-fetch.ts'

interface Posted {
  headers: Record<string, string>
  body: Buffer
}

/**
 * Posts to an address that somebody gave, by https and never into the network the server stands in. Gives the status; nothing of the
 * answer is read and no redirect followed. Undefined when the address may not be reached or does not answer in time.
 */
export type SafePost = (url: string, posted: Posted) => Promise<number | undefined>

/** Tests speak plain HTTP to a site of their own. */
export interface SafePostParts extends SafeFetchParts {
  isPlain?: boolean
}

const timeoutMs = 5_000
const httpsPort = 443

export function createSafePost(parts: SafePostParts = {}): SafePost {
  const { addressOf, dial } = networkOf(parts)
  const begin = parts.isPlain ? requestHttp : requestHttps

  async function post(address: string, { headers, body }: Posted, signal: AbortSignal): Promise<number | undefined> {
    const url = publicUrl(address)
    const found = url?.protocol === 'https:' ? await addressOf(url) : undefined
    if (!url || !found) return undefined
    const to = dial(found, httpsPort)
    return new Promise((answered, failed) => {
      const request = begin({
        method: 'POST',
        host: to.address.address,
        family: to.address.family,
        port: to.port,
        path: `${url.pathname}${url.search}`,
        // The name goes into the header and the certificate check; the connection goes to the address that was checked.
        servername: isIP(url.hostname) ? undefined : url.hostname,
        headers: { ...headers, host: url.host, 'content-length': body.length },
        agent: false,
        signal,
        maxHeaderSize: 16 * 1024,
      })
      request.once('error', failed).once('response', (reply) => {
        answered(reply.statusCode)
        reply.destroy()
      })
      request.end(body)
    })
  }

  return (url, posted) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const expired = new Promise<undefined>((end) => signal.addEventListener('abort', () => end(undefined)))
    return Promise.race([post(url, posted, signal).catch(() => undefined), expired])
  }
}
