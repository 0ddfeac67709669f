import swagger from '@fastify/swagger'
import reference from '@scalar/fastify-api-reference'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { App } from '../app.ts'
import { loopTurn } from '../turns/turns.ts'
import { networkOf } from './visitor-network.ts'

export const apiDescriptionPath = '/api/docs/openapi.json'

/** What takes long to write, once: asked for before anybody comes, it keeps no visitor waiting. */
export const apiDescriptionPaths = [apiDescriptionPath, '/api/docs/js/scalar.js']

type RouteSchema = NonNullable<RouteOptions['schema']>
type DescribeApi = () => Promise<ReturnType<FastifyInstance['swagger']>>

const openapi = {
  openapi: '3.1.0',
  info: { title: 'Materia', version: '1' },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
} as const

/**
 * Collects the routes that are added after it. What it gives describes them: the schemas of two hundred routes as JSON Schema
 * take a fifth of a second, so they are written one a turn of the event loop, and other calls are answered between them.
 */
export async function collectApiRoutes(server: FastifyInstance): Promise<DescribeApi> {
  const routes: { url: string; schema: RouteSchema }[] = []
  const written = new WeakMap<RouteSchema, ReturnType<typeof jsonSchemaTransform>>()
  server.addHook('onRoute', ({ url, schema }) => {
    if (schema) routes.push({ url, schema })
  })
  await server.register(swagger, {
    openapi,
    transform: (route) => written.get(route.schema) ?? jsonSchemaTransform(route),
  })
  return async () => {
    for (const route of routes) {
      written.set(route.schema, jsonSchemaTransform({ ...route, openapiObject: openapi } as never))
      await loopTurn()
    }
    return server.swagger()
  }
}

/**
 * What the API offers, as OpenAPI and as a page, open to strangers. Both are long: each is written as bytes once and sent
 * as it is, and an address asks for either as often as for any other call.
 */
export async function addApiDescription(server: FastifyInstance, app: App, describe: DescribeApi): Promise<void> {
  const write = async () => Buffer.from(JSON.stringify(await describe()))
  let written: Promise<Buffer> | undefined
  const onRequest = async ({ ip }: FastifyRequest) => app.limiter.take('default', `address ${networkOf(ip)}`)
  server.get(apiDescriptionPath, { schema: { hide: true }, onRequest }, async (_request, reply) => {
    written ??= write()
    return reply.type('application/json; charset=utf-8').send(await written)
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
