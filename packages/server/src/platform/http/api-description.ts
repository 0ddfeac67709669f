import reference from '@scalar/fastify-api-reference'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { networkOf } from './visitor-network.ts'

export const apiDescriptionPath = '/api/docs/openapi.json'

/** What takes long to write, once: asked for before anybody comes, it keeps no visitor waiting. */
export const apiDescriptionPaths = [apiDescriptionPath, '/api/docs/js/scalar.js']

/**
 * What the API offers, as OpenAPI and as a page, open to strangers. Both are long: each is written as bytes once and sent
 * as it is, and an address asks for either as often as for any other call.
 */
export async function addApiDescription(server: FastifyInstance, app: App): Promise<void> {
  let written: Buffer | undefined
  const onRequest = async ({ ip }: FastifyRequest) => app.limiter.take('default', `address ${networkOf(ip)}`)
  server.get(apiDescriptionPath, { schema: { hide: true }, onRequest }, async (_request, reply) => {
    written ??= Buffer.from(JSON.stringify(server.swagger()))
    return reply.type('application/json; charset=utf-8').send(written)
  })
  await server.register(async (page) => {
    const bytesOf = keptBytes()
    page.addHook('onSend', async (_request, _reply, payload) =>
      typeof payload === 'string' ? bytesOf(payload) : payload,
    )
    // Told the address, the page's own plugin adds none, which would write the description anew for everybody who asks.
    await page.register(reference, {
      routePrefix: '/api/docs',
      configuration: { url: './openapi.json' },
      hooks: { onRequest },
    })
  })
}

/** The page and its script as bytes: writing the script's four million characters for every visitor takes 30 ms each. */
function keptBytes(): (text: string) => Buffer {
  const known = new Map<string, Buffer>()
  return (text) => {
    const bytes = known.get(text) ?? Buffer.from(text)
    if (known.size < keptMax) known.set(text, bytes)
    return bytes
  }
}

const keptMax = 4
