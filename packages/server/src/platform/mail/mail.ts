import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/db.ts'
import { enqueue, type JobKind, type Jobs, job } from '../jobs/jobs.ts'

export interface Mail {
  /** The same however often it is sent, so that mail servers and readers know a second copy. */
  id?: string
  to: string
  subject: string
  text: string
  html: string
  /** Beside the usual ones: how to unsubscribe, for example. */
  headers?: Record<string, string>
}

export interface StoredMail extends Mail {
  id: string
  sentAt: string
}

/** Carries a mail to where it is read. */
export interface MailTransport {
  send(mail: Mail): Promise<void>
}

/** The mail server refused this receiver or this letter; it may take others. */
export const isRefusedMail = (error: unknown): boolean =>
  ['EENVELOPE', 'EMESSAGE'].includes((error as { code?: string }).code ?? '')

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
const sendMailJob = job<Mail>('send-mail', 'mail')

/** In the transaction that makes it true: a rolled-back change sends no mail, a committed one always does. */
export const queueMail = (tx: Db, mail: Mail) => enqueue(tx, sendMailJob, { id: randomUUID(), ...mail })

export const deliverMail = (jobs: Jobs, transport: MailTransport) =>
  jobs.handle(sendMailJob, (mail) => transport.send(mail))

/** A mail whose job only says what it is about: what it says is written when it is sent, and kept nowhere. */
export const mailWrittenLate = <Payload>(name: string) => job<Payload>(name, 'mail')

export const deliverWrittenLate = <Payload>(
  { jobs, mail }: { jobs: Jobs; mail: MailTransport },
  kind: JobKind<Payload>,
  write: (payload: Payload) => Promise<Mail | undefined>,
) =>
  jobs.handle(kind, async (payload) => {
    const written = await write(payload)
    if (written) await mail.send({ id: randomUUID(), ...written })
  })

export function smtpTransport(config: Config): MailTransport {
  // A mail server that hangs must not keep the workers from everything else.
  const transport = nodemailer.createTransport({ url: config.SMTP_URL, ...timeouts })
  const host = config.MAIL_FROM.match(/@([\w.-]+)/)?.[1] ?? 'materia'
  return {
    async send({ id, ...mail }) {
      const messageId = id && `<${id}@${host}>`
      const envelope = config.MAIL_BOUNCE && { envelope: { from: config.MAIL_BOUNCE, to: mail.to } }
      await transport.sendMail({ from: config.MAIL_FROM, ...envelope, ...(messageId && { messageId }), ...mail })
    },
  }
}

/** Without a mail server, mails are kept as files: one `.eml` for mail programs, one `.json` for the mail page. */
export function outboxTransport(config: Config, folder: string): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const stored: StoredMail = { ...mail, id: randomUUID(), sentAt: new Date().toISOString() }
      const name = `${stored.sentAt.replaceAll(/[:.]/g, '-')}-${stored.id}`
      const { message } = await composer.sendMail({ from: config.MAIL_FROM, ...mail })
      await writeFile(join(folder, `${name}.eml`), message as Buffer, { mode: 0o600 })
      await writeFile(join(folder, `${name}.json.part`), JSON.stringify(stored), { mode: 0o600 })
      await rename(join(folder, `${name}.json.part`), join(folder, `${name}.json`))
    },
  }
}

const mailsListed = 100

/** Newest first. */
export async function listOutbox(folder: string): Promise<StoredMail[]> {
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, mailsListed)
  return Promise.all(newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredMail))
}

/** The mail server's twin for tests. It refuses the mailboxes in `refused`. */
export function memoryTransport(): MailTransport & { mails: Mail[]; refused: Set<string> } {
  const mails: Mail[] = []
  const refused = new Set<string>()
  return {
    mails,
    refused,
    async send(mail) {
      if (refused.has(mail.to)) throw Object.assign(new Error('550 No such mailbox.'), { code: 'EENVELOPE' })
      mails.push(mail)
    },
  }
}
