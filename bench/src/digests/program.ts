import { connectProduct } from '@materia/server/connect.ts'
import { makeDigests } from '@materia/server/features/notifications/index.ts'
import { readConfig } from '@materia/server/platform/config/config.ts'
import { smtpTransport } from '@materia/server/platform/mail/mail.ts'

const [task, smtp = '', url = '', count = '0'] = process.argv.slice(2)
const settings = { SMTP_URL: smtp, MATERIA_SECRET: '0'.repeat(64), LOG_LEVEL: 'fatal', POSTAL_ADDRESS: 'A street' }
const workers = 2
const startedAt = performance.now()
if (task === 'bare') await sendBare(Number(count))
else await sendDigests()
process.stdout.write(`${JSON.stringify({ ms: performance.now() - startedAt })}\n`)

/** The same library and size of letter, as many at a time, and nothing else. */
async function sendBare(mails: number): Promise<void> {
  const transport = smtpTransport(readConfig(settings))
  const text = 'New in what you follow. '.repeat(80)
  let next = 0
  const send = async () => {
    for (let nth = next++; nth < mails; nth = next++)
      await transport.send({
        id: `bare-${nth}`,
        to: `${nth}@example.test`,
        subject: 'News',
        text,
        html: `<p>${text}</p>`,
      })
  }
  await Promise.all(Array.from({ length: workers }, send))
}

/** What was made before and not sent is sent too. */
async function sendDigests(): Promise<void> {
  const { app, close } = await connectProduct({ ...settings, DATABASE_URL: url })
  await makeDigests(app, { isAtOnce: true })
  await app.jobs.start(1)
  for (;;) {
    const { left } = await app.db
      .selectFrom('digests')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (left === 0) break
    await new Promise((wake) => setTimeout(wake, 200))
  }
  await app.jobs.stop()
  await close()
}
