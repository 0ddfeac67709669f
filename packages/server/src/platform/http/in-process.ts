import type { WireReply, WireRequest } from '@materia/contract/client.ts'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

export interface InProcessReply extends WireReply {
  headers: LightMyRequestResponse['headers']
  raw: LightMyRequestResponse
}

/** How a client reaches a server of its own process: through all of HTTP but the socket. */
export const inProcess =
  (serverFor: () => FastifyInstance, { remoteAddress }: { remoteAddress?: string } = {}) =>
  async (request: WireRequest): Promise<InProcessReply> => {
    const raw = await serverFor().inject({ ...request, remoteAddress })
    const contentType = raw.headers['content-type']
    return {
      status: raw.statusCode,
      contentType: contentType === undefined ? undefined : String(contentType),
      text: raw.body,
      headers: raw.headers,
      raw,
    }
  }
