import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { composeLetter } from './letter.ts'
import { isRefusedMail, listOutbox, type MailTransport, outboxTransport, smtpTransport } from './mail.ts'
import { mailPage } from './mail-page.ts'

const letter = composeLetter({
  language: 'en',
  to: 'elise@example.test',
  subject: 'Bonjour Élise',
  greeting: 'Hello <b>Élise</b>,',
  paragraphs: ['Drink & rest.'],
  button: { label: 'Open', url: 'https://materia.test/Home?t=1&e=2' },
})

describe('a letter', () => {
  it('says the same as text and as HTML, escaped, with the link in text too', () => {
    expect(letter.text).toContain('Hello <b>Élise</b>,')
    expect(letter.text).toContain('https://materia.test/Home?t=1&e=2')
    expect(letter.html).toContain('Hello &lt;b&gt;Élise&lt;/b&gt;,')
    expect(letter.html).toContain('href="https://materia.test/Home?t=1&amp;e=2"')
  })
})

describe('the mail of the demo', () => {
  const stored = { ...letter, id: '1', sentAt: '2026-03-04T15:20:00.000Z' }

  it.each([
    ['en', 'Mail of the demo', 'To elise@example.test, '],
    ['fr', 'Courriels de la démonstration', 'À elise@example.test, '],
  ] as const)('is listed in %s, as text and as mail programs show it', (language, title, to) => {
    const page = mailPage([stored], language)

    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(`<h1>${title}</h1>`)
    expect(page).toContain(to)
    expect(page).not.toContain(stored.sentAt)
    expect(page).toContain('<a href="https://materia.test/Home?t=1&amp;e=2">')
    expect(page).toContain('srcdoc="&lt;!doctype html&gt;')
  })
})

describe('sending by SMTP', () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody@') ? new Error('No such mailbox.') : undefined),
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  afterAll(() => new Promise<void>((closed) => server.close(closed)))

  const transport = new Promise<MailTransport>((ready) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.server.address() as AddressInfo
      ready(smtpTransport(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` })))
    })
  })

  it('holds a real conversation with the mail server', async () => {
    await (await transport).send(letter)

    expect(received).toHaveLength(1)
    expect(received[0]).toContain('To: elise@example.test')
    expect(received[0]).toContain('multipart/alternative')
  })

  it('tells one mail that the server refuses from a server that is away', async () => {
    const away = smtpTransport(readConfig({ SMTP_URL: 'smtp://127.0.0.1:1' }))

    const refused = await (await transport).send({ ...letter, to: 'nobody@example.test' }).catch((error) => error)
    const unsent = await away.send(letter).catch((error) => error)

    expect([refused, unsent].map(isRefusedMail)).toEqual([true, false])
  })
})

describe('without a mail server', () => {
  it('keeps each mail as a file for mail programs and for the mail page', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'materia-outbox-'))
    await outboxTransport(readConfig({}), folder).send(letter)

    const names = await readdir(folder)
    const eml = names.find((name) => name.endsWith('.eml')) ?? ''
    const listed = await listOutbox(folder)

    expect(await readFile(join(folder, eml), 'utf8')).toContain('To: elise@example.test')
    expect(listed).toEqual([expect.objectContaining({ to: 'elise@example.test', subject: 'Bonjour Élise' })])
    await rm(folder, { recursive: true })
  })
})
