import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { serveWeb } from './web.ts'

// An installation may lie in a folder of any name.
const place = await mkdtemp(join(tmpdir(), 'materia-web-'))
const folder = join(place, 'assets/dist')
afterAll(() => rm(place, { recursive: true, force: true }))
for (const name of ['assets', 'en', 'fr']) await mkdir(join(folder, name), { recursive: true })
await writeFile(join(folder, 'favicon.svg'), '<svg/>')
await writeFile(join(folder, 'assets/app-1a2b.js'), 'start()')
await writeFile(join(folder, 'en/home.html.br'), 'packed')
await writeFile(join(folder, 'en/home.html'), '<link rel="canonical" href="%PUBLIC_URL%/Home" />')
await writeFile(join(folder, 'en/about-us.html'), '<link rel="canonical" href="%PUBLIC_URL%/about-us" />')
await writeFile(join(folder, 'en/app.html'), 'The shell')
await writeFile(join(folder, 'fr/home.html'), 'Accueil')
await writeFile(
  join(folder, 'pages.json'),
  JSON.stringify({
    en: {
      '/': 'en/home.html',
      '/Home/*': 'en/home.html',
      '/Home': 'en/home.html',
      '/about-us': 'en/about-us.html',
      '*': 'en/app.html',
    },
    fr: { '/': 'fr/home.html', '*': 'fr/home.html' },
  }),
)
const server = fastify()
await serveWeb(server, { publicUrl: 'https://materia.example.org', folder })
const get = (url: string, headers = {}) => server.inject({ url, headers })

describe('the pages of the web app', () => {
  it('are marked where they are those of a demo, and nowhere else', async () => {
    await writeFile(join(folder, 'en/app.html'), '<html lang="en">')
    const demo = fastify()
    await serveWeb(demo, { publicUrl: 'http://localhost:3000', isDemo: true, folder })
    const earnest = fastify()
    await serveWeb(earnest, { publicUrl: 'https://materia.example.org', folder })

    expect((await demo.inject('/discover')).body).toBe('<html data-demo lang="en">')
    expect((await earnest.inject('/discover')).body).toBe('<html lang="en">')
  })

  it.each([
    ['/Home', 'https://materia.example.org/Home'],
    ['/home/Login', 'https://materia.example.org/Home'],
    ['/', 'https://materia.example.org/Home'],
    ['/About-Us/', 'https://materia.example.org/about-us'],
  ])('%s names %s as its one address', async (path, address) => {
    expect((await get(path)).body).toBe(`<link rel="canonical" href="${address}" />`)
  })

  it.each([
    ['/Home', { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' }, 'Accueil'],
    ['/Home', { 'accept-language': 'en;q=0.5, fr;q=0.9' }, 'Accueil'],
    ['/Home', { 'accept-language': 'fr', cookie: 'materia_language=en' }, 'canonical'],
    ['/Home', { cookie: 'a=b; materia_language=fr' }, 'Accueil'],
    ['/Home?lang=fr', { cookie: 'materia_language=en' }, 'Accueil'],
    ['/Home?lang=xx', { 'accept-language': 'de' }, 'canonical'],
  ])('are in the language of the address, the cookie or the browser: %s %o', async (path, headers, words) => {
    const { body, headers: reply } = await get(path, headers)

    expect(body).toContain(words)
    expect(reply.vary).toContain('Accept-Language')
  })

  it('are the shell for every address of the application, and nothing for those of the server', async () => {
    expect((await get('/contents/1')).body).toBe('The shell')
    expect((await get('/api/nothing')).statusCode).toBe(404)
  })

  it.each(['/en/home.html', '/en/App.html', '/en/home.html.br', '/fr/home.html', '/pages.json'])(
    'are found at their own addresses alone, not at %s',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404)
    },
  )

  it('are looked at anew each time, as are their pictures; their programs are kept for ever', async () => {
    const kept = await Promise.all(['/Home', '/favicon.svg', '/assets/app-1a2b.js'].map((path) => get(path)))

    expect(kept.map(({ headers }) => headers['cache-control'])).toEqual([
      'no-cache',
      'no-cache',
      'public, max-age=31536000, immutable',
    ])
  })

  it('come compressed, and not again when they are known', async () => {
    const packed = await get('/Home', { 'accept-encoding': 'gzip' })
    const known = await get('/Home', { 'if-none-match': packed.headers.etag })

    expect(gunzipSync(packed.rawPayload).toString()).toContain('https://materia.example.org/Home')
    expect(packed.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    })
    expect([known.statusCode, known.body]).toEqual([304, ''])
  })
})

describe('the service worker', () => {
  const workerOf = async (hasWorker: boolean) => {
    await writeFile(join(folder, 'service-worker.js'), 'keep()')
    await writeFile(join(folder, 'service-worker-off.js'), 'leave()')
    const product = fastify()
    await serveWeb(product, { publicUrl: 'https://materia.example.org', hasWorker, folder })
    return product.inject('/service-worker.js')
  }

  it('is asked for anew each time, and gives way to one that removes it where it is switched off', async () => {
    const [on, off] = [await workerOf(true), await workerOf(false)]

    expect([on.body, off.body]).toEqual(['keep()', 'leave()'])
    for (const { headers } of [on, off]) {
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': expect.stringContaining('javascript'),
      })
    }
  })
})

describe('search engines', () => {
  it('find every public page in the sitemap, and nothing else', async () => {
    const { body, headers } = await get('/sitemap.xml')

    expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://materia.example.org/Home',
      'https://materia.example.org/about-us',
    ])
    expect(headers['content-type']).toContain('application/xml')
  })

  it('are kept from everything but the public pages', async () => {
    const lines = (await get('/robots.txt')).body.trim().split('\n')

    expect(lines).toEqual(expect.arrayContaining(['Allow: /Home', 'Allow: /about-us', 'Disallow: /']))
    expect(lines.at(-1)).toBe('Sitemap: https://materia.example.org/sitemap.xml')
  })
})
