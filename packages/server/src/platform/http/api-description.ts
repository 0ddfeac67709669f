import reference from '@scalar/fastify-api-reference'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { networkOf } from './visitor-network.ts'

export const apiDescriptionPath = '/api/docs/openapi.json'

/**
 * What the API offers, as OpenAPI and as a page, open to strangers. Both are long: the description is written once and
 * sent as it is, and an address asks for either as often as for any other call.
 */
export async function addApiDescription(server: FastifyInstance, app: App): Promise<void> {
  let written: Buffer | undefined
  const onRequest = async ({ ip }: FastifyRequest) => app.limiter.take('default', `address ${networkOf(ip)}`)
  server.get(apiDescriptionPath, { schema: { hide: true }, onRequest }, async (_request, reply) => {
    written ??= Buffer.from(JSON.stringify(server.swagger()))
    return reply.type('application/json; charset=utf-8').send(written)
  })
  // Told the address, the page's own plugin adds none, which would write the description anew for everybody who asks.
  await server.register(reference, {
    routePrefix: '/api/docs',
    configuration: { url: './openapi.json' },
    hooks: { onRequest },
  })
}
