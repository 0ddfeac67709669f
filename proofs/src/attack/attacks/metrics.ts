import assert from 'node:assert/strict'
import { request } from 'node:http'
import type { Attack } from '../attack.ts'

const spellings = [
  ...['/metrics', '/METRICS', '/Metrics', '/metrics/', '//metrics', '/./metrics', '/a/../metrics', '/%6Detrics'],
  ...[
    '/%6detrics',
    '/metrics?x=1',
    '/metrics?',
    '/metrics;a',
    '/metrics%20',
    '/metrics%00',
    '/metrics#a',
    '/metric%73',
  ],
  ...['/api/../metrics', '/api/%2e%2e/metrics', '\\metrics', '/metrics%2f', '/metrics.'],
]

/** The figures about use, by whichever spelling a proxy lets pass. */
export const attack: Attack = {
  name: 'metrics',
  async run(stage) {
    const { headers } = stage.makeStranger()
    for (const spelling of spellings) {
      const answer = await askFor(stage.server.url, spelling, headers)
      assert.ok(!answer.includes('process_cpu'), `The metrics answer a visitor to ${spelling}.`)
      if (spelling === '/metrics') continue
      const direct = await askFor(stage.server.url, spelling, {})
      assert.ok(!direct.includes('process_cpu'), `The metrics answer to ${spelling}.`)
    }
  },
}

/** As it is written: `fetch` would tidy it up. An address that is none ends the connection, which tells nothing. */
const askFor = (url: string, path: string, headers: Record<string, string>): Promise<string> =>
  new Promise((answered) => {
    const { hostname, port } = new URL(url)
    const call = request({ hostname, port, path, headers }, async (reply) => answered((await reply.toArray()).join('')))
    call.once('error', () => answered(''))
    call.end()
  })
