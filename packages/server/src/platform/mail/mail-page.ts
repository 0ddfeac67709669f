import type { FastifyInstance } from 'fastify'
import { escapeHtml } from './letter.ts'
import { listOutbox, type StoredMail } from './mail.ts'

// Letters are our own, but are shown as a stranger's would be: no script runs here.
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** In the demo, mail is read here: a page for people, JSON for programs. */
export function serveMailPage(server: FastifyInstance, outbox: string) {
  server.get('/dev/mail', { schema: { hide: true } }, async (request, reply) => {
    const mails = await listOutbox(outbox)
    if (request.headers.accept?.includes('application/json')) {
      return mails.map((mail) => ({ ...mail, links: linksIn(mail) }))
    }
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page(mails))
  })
}

const linksIn = (mail: StoredMail) => mail.text.match(/https?:\/\/\S+/g) ?? []

function page(mails: StoredMail[]): string {
  const letters = mails.map(letter).join('') || '<p>No mail yet. It appears here as soon as Materia sends some.</p>'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mail of the demo</title><style>
body{font:16px/1.5 Inter,Arial,sans-serif;color:#1B2333;background:#F6F7F9;margin:0}
main{max-width:680px;margin:0 auto;padding:24px 16px}
article{background:#fff;border:1px solid #E3E7EC;border-radius:10px;padding:16px;margin:0 0 12px}
h1{font-size:28px}h2{font-size:18px;margin:0 0 4px}p{white-space:pre-wrap;overflow-wrap:anywhere;margin:8px 0 0}
.meta{color:#556070;font-size:14px;margin:0}a{color:#C2480A}
</style></head><body><main><h1>Mail of the demo</h1>
<p>This demo sends no real mail: what it would send is kept here, newest first. Reload to see more.</p>
${letters}</main></body></html>`
}

function letter(mail: StoredMail): string {
  const text = escapeHtml(mail.text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
  return `<article><h2>${escapeHtml(mail.subject)}</h2><p class="meta">To ${escapeHtml(mail.to)}, ${escapeHtml(mail.sentAt)}</p><p>${text}</p></article>`
}
