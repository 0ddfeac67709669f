import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { attachmentRoutes, contentRoutes, postRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'
import type { Person } from '../outsider.ts'

/** Making readers' browsers, or the server itself, call an address of the attacker's choice. */
export const attack: Attack = {
  name: 'pictures',
  async run(stage) {
    const [writer, reader] = [await stage.makePerson(), await stage.makePerson()]
    const trap = await setTrap()
    try {
      await addByAddress(writer, trap.port)
      await nameInPost(writer, reader, `http://127.0.0.1:${trap.port}/pixel.png`)
      assert.equal(trap.calls(), 0, `The server called an address inside ${trap.calls()} times.`)
    } finally {
      trap.close()
    }
    const page = await fetch(`${writer.url}/healthz`)
    const policy = page.headers.get('content-security-policy') ?? ''
    const pictures = policy.match(/img-src ([^;]*)/)?.[1] ?? 'anything'
    assert.ok(!/https?:|\*/.test(pictures), `Pages may load pictures from ${pictures}.`)
  },
}

async function setTrap() {
  let calls = 0
  const server = createServer((_, reply) => {
    calls += 1
    reply.end('caught')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { port: (server.address() as AddressInfo).port, calls: () => calls, close: () => server.close() }
}

async function addByAddress(writer: Person, port: number) {
  const hosts = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0', '127.1']
  for (const host of hosts) {
    const body = { url: `http://${host}:${port}/a.png`, attachmentType: 'Image' as const }
    const { status } = await writer.call(attachmentRoutes.addUrlAttachment, { body })
    assert.equal(status, 400, `A picture at ${host} was answered ${status}.`)
    const query = { externalLink: `http://${host}:${port}/page` }
    await writer.call(postRoutes.previewLink, { query })
  }
}

async function nameInPost(writer: Person, reader: Person, url: string) {
  const content = [
    `<p>Text<img src="${url}" srcset="${url} 2x"></p>`,
    `<p style="background:url(${url})">Text</p>`,
    `<video poster="${url}" src="${url}"></video><iframe src="${url}"></iframe><link rel="stylesheet" href="${url}">`,
  ].join('')
  const draft = await writer.call(postRoutes.createDraftArticle, { body: { title: 'Look', content } })
  if (draft.status !== 200) return
  const query = { draftContentItemId: draft.body.contentItemId }
  const published = await writer.call(postRoutes.publishArticle, { query })
  if (published.status !== 200) return
  const params = { contentItemId: published.body.contentItemId }
  const { text } = await reader.call(contentRoutes.getContent, { params })
  assert.ok(!text.includes('pixel.png'), 'A post makes its readers call another site.')
}
