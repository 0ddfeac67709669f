import fs from 'node:fs'
import { readdir } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { attachmentRoutes } from '@materia/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { app, make, address, accessTokenOf } = await testApp({ LOG_LEVEL: 'silent' })

const form = Buffer.concat([
  Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="notes.txt"\r\n\r\n'),
  Buffer.alloc(4_000_000, 'Take with food.\n'),
  Buffer.from('\r\n--x--\r\n'),
])

afterEach(() => vi.restoreAllMocks())

it('an upload that a full disk refuses leaves nothing, and the connection it came by goes on', async () => {
  const doctor = await make.doctor()
  const headers = { authorization: `Bearer ${await accessTokenOf(doctor)}` }
  const url = await address()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const upload = () =>
    send(agent, `${url}${attachmentRoutes.uploadAttachment.path}?attachmentType=Document`, {
      ...headers,
      'content-type': 'multipart/form-data; boundary=x',
    })
  fillDisk()

  expect(await upload()).toBe(507)
  expect(await readdir(join(app.config.MATERIA_DATA_DIR, 'uploads'))).toEqual([])
  vi.restoreAllMocks()
  expect(await upload()).toBe(200)
  agent.destroy()
})

/** Every stream into a file fails as it does where no block is left. */
function fillDisk() {
  const fail = (...args: unknown[]) => {
    const done = args.at(-1) as (error: Error) => void
    setImmediate(done, Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }))
  }
  vi.spyOn(fs, 'write').mockImplementation(fail as never)
  vi.spyOn(fs, 'writev').mockImplementation(fail as never)
}

const send = (agent: Agent, url: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((answered, failed) => {
    const call = request(url, { method: 'POST', agent, headers, signal: AbortSignal.timeout(20_000) }, (reply) => {
      reply.resume().on('end', () => answered(reply.statusCode))
    })
    call.on('error', failed)
    call.end(form)
  })
