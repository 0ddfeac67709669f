import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-addresses.ts'

export interface FetchedReply {
  url: string
  contentType: string
  bytes: Buffer
}

/**
 * Fetches a page or a picture of the web on somebody's word, and never from the network the server stands in. Undefined when
 * the address may not be reached, does not answer in time, or answers with anything but success.
 */
export type SafeFetch = (url: string, options?: { accept?: string }) => Promise<FetchedReply | undefined>

interface Address {
  address: string
  family: number
}

/** What tests put in place of the name service and the network. */
export interface SafeFetchParts {
  resolve?(host: string): Promise<Address[]>
  dial?(address: Address, port: number): { address: Address; port: number }
}

const maxRedirects = 3
const maxBytes = 2 * 1024 * 1024
const timeoutMs = 5_000
const defaultPorts: Record<string, number> = { 'http:': 80, 'https:': 443 }

export function createSafeFetch(parts: SafeFetchParts = {}): SafeFetch {
  const { addressOf, dial } = networkOf(parts)

  async function follow(start: string, accept: string, signal: AbortSignal): Promise<FetchedReply | undefined> {
    let url: URL | undefined = publicUrl(start)
    for (let hop = 0; url && hop <= maxRedirects; hop++) {
      const address = await addressOf(url)
      if (!address) return undefined
      const reply = await open(url, dial(address, defaultPorts[url.protocol] ?? 0), accept, signal)
      const status = reply.statusCode ?? 0
      if (status >= 200 && status < 300) return read(reply, url)
      reply.destroy()
      const isRedirect = [301, 302, 303, 307, 308].includes(status) && reply.headers.location
      url = isRedirect ? publicUrl(reply.headers.location ?? '', url) : undefined
    }
    return undefined
  }

  return (url, { accept = '*/*' } = {}) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const expired = new Promise<undefined>((end) => signal.addEventListener('abort', () => end(undefined)))
    return Promise.race([follow(url, accept, signal).catch(() => undefined), expired])
  }
}

/** How names are resolved and addresses reached. */
export function networkOf(parts: SafeFetchParts) {
  const resolve = parts.resolve ?? ((host: string) => lookup(host, { all: true, verbatim: true }))
  const dial = parts.dial ?? ((address: Address, port: number) => ({ address, port }))

  /** A name that leads to even one address inside is refused; the one returned is the one that is connected to. */
  async function addressOf(url: URL): Promise<Address | undefined> {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const family = isIP(host)
    const addresses = family ? [{ address: host, family }] : await resolve(host)
    return addresses.every(({ address }) => isPublicAddress(address)) ? addresses[0] : undefined
  }

  return { addressOf, dial }
}

/** http or https at its usual port, without credentials. */
export function publicUrl(address: string, base?: URL): URL | undefined {
  if (!URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  const isPlain = url.port === '' && url.username === '' && url.password === ''
  return isPlain && url.protocol in defaultPorts ? url : undefined
}

function open(
  url: URL,
  { address, port }: { address: Address; port: number },
  accept: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((answered, failed) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)({
      host: address.address,
      family: address.family,
      port,
      path: `${url.pathname}${url.search}`,
      // The name goes into the header and the certificate check; the connection goes to the address that was checked.
      servername: isIP(url.hostname.replace(/^\[|\]$/g, '')) ? undefined : url.hostname,
      headers: {
        host: url.host,
        accept,
        'accept-encoding': 'identity',
        'accept-language': 'en-CA,en;q=0.9,fr-CA;q=0.8',
        'user-agent': 'Materia link preview',
      },
      agent: false,
      signal,
      maxHeaderSize: 16 * 1024,
    })
    request.once('response', answered).once('error', failed).end()
  })
}

async function read(reply: IncomingMessage, url: URL): Promise<FetchedReply | undefined> {
  const encoding = reply.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity' || Number(reply.headers['content-length'] ?? 0) > maxBytes) {
    reply.destroy()
    return undefined
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.length
    // Leaving the loop ends the connection.
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return { url: url.href, contentType: reply.headers['content-type'] ?? '', bytes: Buffer.concat(chunks) }
}
