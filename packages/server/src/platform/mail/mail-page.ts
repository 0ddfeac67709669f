import type { Language } from '@materia/contract'
import { formatsOf } from '@materia/language'
import type { FastifyInstance } from 'fastify'
import { languageOfPage } from '../http/request-language.ts'
import { escapeHtml } from './letter.ts'
import { listOutbox, type StoredMail } from './mail.ts'
import { mailText } from './messages.ts'

// Letters are our own, but are shown as a stranger's would be: no script runs here.
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** In the demo, mail is read here: a page for people, JSON for programs. */
export function serveMailPage(server: FastifyInstance, outbox: string) {
  server.get('/dev/mail', { schema: { hide: true } }, async (request, reply) => {
    const mails = await listOutbox(outbox)
    if (request.headers.accept?.includes('application/json')) {
      return mails.map((mail) => ({ ...mail, links: linksIn(mail) }))
    }
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(mailPage(mails, languageOfPage(request)))
  })
}

const linksIn = (mail: StoredMail) => mail.text.match(/https?:\/\/\S+/g) ?? []

export function mailPage(mails: StoredMail[], language: Language): string {
  const title = escapeHtml(mailText('demoMail').in(language))
  const letters =
    mails.map((mail) => letter(mail, language)).join('') || `<p>${escapeHtml(mailText('noMailYet').in(language))}</p>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>
body{font:16px/1.5 Inter,Arial,sans-serif;color:#1B2333;background:#F6F7F9;margin:0}
main{max-width:680px;margin:0 auto;padding:24px 16px}
article{background:#fff;border:1px solid #E3E7EC;border-radius:10px;padding:16px;margin:12px 0 0}
h1{font-size:28px}h2{font-size:18px;margin:0 0 4px}p{white-space:pre-wrap;overflow-wrap:anywhere;margin:8px 0 0}
.meta{color:#556070;font-size:14px;margin:0}a{color:#C2480A}
summary{cursor:pointer;margin-top:12px;padding:8px 0}iframe{width:100%;height:480px;border:1px solid #E3E7EC;border-radius:10px}
</style></head><body><main><h1>${title}</h1>
<p>${escapeHtml(mailText('demoMailText').in(language))}</p>
${letters}</main></body></html>`
}

function letter(mail: StoredMail, language: Language): string {
  const text = escapeHtml(mail.text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
  const sent = mailText('mailSentTo', { to: mail.to, at: formatsOf(language).fullMoment(new Date(mail.sentAt)) })
  const drawn = escapeHtml(mail.html.replace('<head>', '<head><base target="_top">'))
  return `<article><h2>${escapeHtml(mail.subject)}</h2><p class="meta">${escapeHtml(sent.in(language))}</p><p>${text}</p>
<details><summary>${escapeHtml(mailText('asMailProgramsShow').in(language))}</summary>
<iframe title="${escapeHtml(mail.subject)}" loading="lazy" sandbox="allow-top-navigation-by-user-activation" srcdoc="${drawn}"></iframe></details></article>`
}
