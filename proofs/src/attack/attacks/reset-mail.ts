import assert from 'node:assert/strict'
import { postRoutes, userRoutes } from '@materia/contract'
import { sql } from 'kysely'
import { pause } from '../../storm/storm-client.ts'
import type { Attack } from '../attack.ts'
import type { Person } from '../outsider.ts'
import type { Stage } from '../stage.ts'

const asked = 3
const previews = 40

/** Keeping the owner from their reset mail, delaying it, and reading it where the mail server is away. */
export const attack: Attack = {
  name: 'reset-mail',
  async run(stage) {
    const owner = await stage.makePerson()
    const stranger = stage.makeStranger()
    for (let nth = 0; nth < asked; nth++)
      await stranger.call(userRoutes.forgotPassword, { body: { email: owner.email } })
    await resetBy(stage, owner, asked + 1)

    await delay(stage)
    await readLog(stage)
  },
}

async function resetBy(stage: Stage, { email }: Person, nth: number): Promise<string> {
  const reply = await stage.makeStranger().call(userRoutes.forgotPassword, { body: { email } })
  assert.equal(reply.status, 204, `The owner's own request was answered ${reply.status}.`)
  const token = (await stage.mailedLink(email, nth)).searchParams.get('t') ?? ''
  const reset = await stage.makeStranger().call(userRoutes.resetPassword, {
    body: { token, email, password: 'Fresh-horse-9' },
  })
  assert.equal(reset.body.succeeded, true, `The owner's link was answered ${reset.status} ${reset.text}`)
  return token
}

async function delay(stage: Stage) {
  const [busy, owner] = [await stage.makePerson(), await stage.makePerson()]
  await Promise.all(
    Array.from({ length: previews }, (_, nth) =>
      busy.call(postRoutes.previewLink, { query: { externalLink: `https://page-${nth}.invalid/` } }),
    ),
  )
  await resetBy(stage, owner, 1)
}

async function readLog(stage: Stage) {
  const owner = await stage.makePerson()
  await stage.mail.cut()
  await stage.makeStranger().call(userRoutes.forgotPassword, { body: { email: owner.email } })
  while (!stage.log().includes('send-link')) await pause(50)
  const { rows } = await sql`
    select j.payload::text, j.last_error, (select json_agg(t) from email_tokens t)::text as tokens
    from graphile_worker._private_jobs j`.execute(stage.database.db)
  const seen = stage.log() + JSON.stringify(rows)
  await stage.mail.mend()
  const link = await stage.mailedLink(owner.email, 1)
  const token = link.searchParams.get('t') ?? ''
  assert.ok(!seen.includes(token), 'The link stood in the log or in a row before it was mailed.')
  assert.ok(!seen.includes('ResetPassword?'), 'A link stood in the log or in a row.')
  assert.ok(!stage.log().includes(token), 'The link stands in the log.')
}
