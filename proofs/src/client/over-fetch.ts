import { type Client, createClient, type WireReply } from '@materia/contract/client.ts'

export interface FetchReply extends WireReply {
  headers: Headers
  ms: number
}

const patienceMs = 60_000

/** A client of the server at this address. The headers go with every call. */
export const clientAt = (url: string, headers: Record<string, string> = {}): Client<FetchReply> =>
  createClient(async (request) => {
    const startedMs = performance.now()
    const reply = await fetch(url + request.url, {
      method: request.method,
      headers: { ...headers, ...request.headers },
      body: request.payload,
      signal: AbortSignal.timeout(patienceMs),
    })
    const text = await reply.text()
    const contentType = reply.headers.get('content-type')
    return { status: reply.status, contentType, text, headers: reply.headers, ms: performance.now() - startedMs }
  })
