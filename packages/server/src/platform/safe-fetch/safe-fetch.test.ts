import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-addresses.ts'
import { createSafeFetch } from './safe-fetch.ts'

const somewherePublic = { address: '93.184.215.14', family: 4 }
const open: { close(): void }[] = []
afterAll(() => {
  for (const server of open) server.close()
})

async function localServer(listener: RequestListener): Promise<{ port: number; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, reply) => {
    asked.push(`${request.headers.host}${request.url}`)
    listener(request, reply)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  open.push(server)
  return { port: (server.address() as AddressInfo).port, asked }
}

/** A twin of the internet in which every public address is the local server. */
function fetchAt(port: number, names: Record<string, string[]> = {}) {
  const dialled: string[] = []
  const safeFetch = createSafeFetch({
    resolve: async (host) =>
      names[host]?.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })) ?? [somewherePublic],
    dial: ({ address }) => {
      dialled.push(address)
      return { address: { address: '127.0.0.1', family: 4 }, port }
    },
  })
  return { safeFetch, dialled }
}

const hello: RequestListener = (_, reply) => reply.setHeader('content-type', 'text/html').end('<title>Hello</title>')

describe('safe fetch', () => {
  it('gives the bytes, the type and where they came from', async () => {
    const { port, asked } = await localServer(hello)
    const { safeFetch } = fetchAt(port)

    const reply = await safeFetch('http://example.org/a?b=c')

    expect(reply).toMatchObject({ url: 'http://example.org/a?b=c', contentType: 'text/html' })
    expect(reply?.bytes.toString()).toBe('<title>Hello</title>')
    expect(asked).toEqual(['example.org/a?b=c'])
  })

  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://0.0.0.0/',
    'http://10.0.0.5/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[fec0::1]/',
    'http://[ff02::1]/',
    'http://[100::1]/',
    'http://[2001:db8::1]/',
  ])('never connects to %s', async (url) => {
    const { port } = await localServer(hello)
    const { safeFetch, dialled } = fetchAt(port)

    expect(await safeFetch(url)).toBeUndefined()
    expect(dialled).toEqual([])
  })

  it.each([
    'http://example.org:8080/',
    'https://example.org:80/',
    'http://user:secret@example.org/',
    'ftp://example.org/',
    'file:///etc/passwd',
    'gopher://example.org/',
    'javascript:alert(1)',
    'not an address',
  ])('refuses %s', async (url) => {
    const { port } = await localServer(hello)
    const { safeFetch, dialled } = fetchAt(port)

    expect(await safeFetch(url)).toBeUndefined()
    expect(dialled).toEqual([])
  })

  it('refuses a name that leads inside, be it with one of its addresses only', async () => {
    const { port } = await localServer(hello)
    const { safeFetch, dialled } = fetchAt(port, {
      'inside.example.org': ['10.1.2.3'],
      'both.example.org': ['93.184.215.14', '169.254.169.254'],
      'mapped.example.org': ['::ffff:10.0.0.1'],
    })

    for (const name of ['inside', 'both', 'mapped']) {
      expect(await safeFetch(`http://${name}.example.org/`)).toBeUndefined()
    }
    expect(dialled).toEqual([])
  })

  it('asks the name service once a hop and connects to what was checked, however the name turns afterwards', async () => {
    const { port } = await localServer(hello)
    const answers = [['93.184.215.14'], ['127.0.0.1']]
    let asked = 0
    const dialled: string[] = []
    const safeFetch = createSafeFetch({
      resolve: async () => (answers[asked++] ?? []).map((address) => ({ address, family: 4 })),
      dial: ({ address }) => {
        dialled.push(address)
        return { address: { address: '127.0.0.1', family: 4 }, port }
      },
    })

    const first = await safeFetch('http://rebinding.example.org/')
    const second = await safeFetch('http://rebinding.example.org/')

    expect(first).toBeDefined()
    expect(second).toBeUndefined()
    expect(asked).toBe(2)
    expect(dialled).toEqual(['93.184.215.14'])
  })

  it('checks every redirect anew', async () => {
    const targets: Record<string, string> = {
      '/inside': 'http://169.254.169.254/latest/',
      '/name': 'http://inside.example.org/',
      '/port': 'http://example.org:22/',
      '/file': 'file:///etc/passwd',
      '/relative': '/end',
    }
    const { port, asked } = await localServer((request, reply) => {
      const target = targets[request.url ?? '']
      if (target) return reply.writeHead(302, { location: target }).end()
      return reply.end('end')
    })
    const { safeFetch } = fetchAt(port, { 'inside.example.org': ['192.168.0.10'] })

    for (const path of ['/inside', '/name', '/port', '/file']) {
      expect(await safeFetch(`http://example.org${path}`)).toBeUndefined()
    }
    expect((await safeFetch('http://example.org/relative'))?.url).toBe('http://example.org/end')
    expect(asked.filter((url) => !url.startsWith('example.org/'))).toEqual([])
  })

  it('follows three redirects and no more', async () => {
    const { port } = await localServer((request, reply) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) return reply.end('arrived')
      return reply.writeHead(301, { location: `/${left - 1}` }).end()
    })
    const { safeFetch } = fetchAt(port)

    expect((await safeFetch('http://example.org/3'))?.bytes.toString()).toBe('arrived')
    expect(await safeFetch('http://example.org/4')).toBeUndefined()
  })

  it('gives up past 2 MB, whether the size was told or not', async () => {
    const { port } = await localServer((request, reply) => {
      if (request.url === '/told') reply.setHeader('content-length', 3_000_000)
      reply.end(Buffer.alloc(3_000_000))
    })
    const { safeFetch } = fetchAt(port)

    expect(await safeFetch('http://example.org/told')).toBeUndefined()
    expect(await safeFetch('http://example.org/untold')).toBeUndefined()
  })

  it('gives up on a server that does not finish within 5 seconds', async () => {
    const { port } = await localServer((_, reply) => {
      reply.write('and then')
    })
    const { safeFetch } = fetchAt(port)
    const begun = Date.now()

    expect(await safeFetch('http://example.org/')).toBeUndefined()
    expect(Date.now() - begun).toBeLessThan(6_500)
  })

  it('refuses packed answers and failures', async () => {
    const { port } = await localServer((request, reply) => {
      if (request.url === '/packed') reply.setHeader('content-encoding', 'gzip')
      if (request.url === '/gone') reply.statusCode = 404
      reply.end('x')
    })
    const { safeFetch } = fetchAt(port)

    expect(await safeFetch('http://example.org/packed')).toBeUndefined()
    expect(await safeFetch('http://example.org/gone')).toBeUndefined()
  })
})

describe('a public address', () => {
  it('is told from any address that wraps or hides an inner one', () => {
    const byte = fc.nat(255)
    const inner = fc.oneof(
      fc.tuple(fc.constant(10), byte, byte, byte),
      fc.tuple(fc.constant(127), byte, byte, byte),
      fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
      fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    )
    fc.assert(
      fc.property(inner, ([a, b, c, d]) => {
        const dotted = [a, b, c, d].join('.')
        const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
        const forms = [dotted, `::ffff:${dotted}`, `::${dotted}`, `64:ff9b::${dotted}`, `2002:${hex}::1`]
        return forms.every((form) => !isPublicAddress(form))
      }),
    )
  })

  it('is found among ordinary ones', () => {
    for (const address of ['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c']) {
      expect(isPublicAddress(address)).toBe(true)
    }
    expect(isPublicAddress('example.org')).toBe(false)
  })
})
