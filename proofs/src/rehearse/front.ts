import { connect } from 'node:http2'
import { expectSame, expectThat } from './eventually.ts'
import { publicName } from './nginx.ts'
import type { Report } from './report.ts'
import type { Stage } from './stage.ts'
import { fetchPlain, type Visitor } from './visitor.ts'

const year = 'max-age=31536000; includeSubDomains'

/** What a visitor gets through the proxy before signing in. */
export async function checkFront(report: Report, stage: Stage, visitor: Visitor): Promise<void> {
  const { nginx } = stage
  await report.check('an address without TLS leads to the one with it', async () => {
    const { status, location } = await fetchPlain(nginx, '/about-us?x=1')
    expectSame('The answer', [status, location], [301, `https://${publicName}/about-us?x=1`])
  })
  await report.check('/readyz answers through nginx', async () => {
    expectSame('The status', (await visitor.fetch('/readyz')).status, 200)
  })
  await report.check('a page comes complete, compressed and with its security headers', async () => {
    const page = await visitor.fetch('/about-us', { headers: { 'accept-encoding': 'br' } })
    expectSame('The answer', [page.status, page.headers['content-encoding']], [200, 'br'])
    const policy = String(page.headers['content-security-policy'])
    expectThat(policy.includes("script-src 'self';"), `The content policy is ${policy}.`)
  })
  await report.check('HTTP/2 is spoken', async () => {
    expectSame('The status', await statusOverHttp2(stage, '/Home'), 200)
  })
  await report.check('HSTS is sent when set', () => expectHsts(visitor, year))
  await report.check('figures about use are kept from visitors, whatever the spelling', async () => {
    for (const path of ['/metrics', '/METRICS', '/metrics/']) {
      const headers = { 'x-forwarded-for': '127.0.0.1' }
      expectSame(path, (await visitor.fetch(path, { headers })).status, 404)
    }
    const [port] = stage.serverPorts
    expectSame('On loopback', (await fetch(`http://127.0.0.1:${port}/metrics`)).status, 200)
  })
}

export async function expectHsts(visitor: Visitor, wanted: string | undefined): Promise<void> {
  const { headers } = await visitor.fetch('/Home')
  expectSame('The header', headers['strict-transport-security'] ?? null, wanted ?? null)
}

function statusOverHttp2({ nginx }: Stage, path: string): Promise<number> {
  return new Promise((answered, failed) => {
    const session = connect(`https://127.0.0.1:${nginx.httpsPort}`, { ca: nginx.certificate, servername: publicName })
    session.on('error', failed)
    const stream = session.request({ ':path': path, ':authority': publicName })
    stream.on('response', (headers) => {
      session.close()
      stream.close()
      answered(Number(headers[':status']))
    })
    stream.end()
  })
}
