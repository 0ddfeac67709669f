import { parseArgs } from 'node:util'
import { Email } from '@materia/contract'
import { connectProduct } from './connect.ts'
import { makeDigests } from './features/notifications/index.ts'
import {
  addUser,
  findUserByEmail,
  listSessionsOf,
  makeAccessLink,
  removeFactors,
  revokeSessionsOf,
  type UserRow,
  userSubject,
} from './features/users/index.ts'
import type { App } from './platform/app.ts'
import { recordAct } from './platform/audit/audit.queries.ts'
import { BadSetting } from './platform/config/config.ts'
import { ProblemError } from './platform/errors/errors.ts'
import { inTransaction } from './platform/events/events.ts'

const usage = `npm run admin -- <command> --email <address>
       npm run admin -- digest --now [--to <address>]

  create-admin   makes an admin account and prints the link that finishes it
                 (--first-name and --last-name are optional)
  reset          prints a link by which the person sets a new password
  sessions       lists the devices the person is signed in on
  end-sessions   signs the person out everywhere
  remove-factors takes the authenticator app, passkeys and recovery codes away from somebody who lost them all;
                 check first who it is
  digest         sends the mails of what is new that have gathered, to everybody who asked
                 for them, or to one person, without waiting for the hour
`

/** A mistake of whoever typed the command. */
class Mistake extends Error {}

const commands: Record<
  string,
  (app: App, email: string, names: { firstName: string; lastName: string }) => Promise<string>
> = {
  'create-admin': (app, email, names) =>
    inTransaction(app, async (tx) => {
      const user = await addUser(tx, { ...names, email, roles: ['Admin'] })
      await recordAct(tx, {
        act: 'account-created',
        actorId: null,
        subject: userSubject(user.id),
        detail: { role: 'Admin' },
      })
      return `The admin account was made. Finish it here, within 7 days:\n${await makeAccessLink(app, tx, user)}`
    }),
  reset: async (app, email) => {
    const user = await getUser(app, email)
    if (user.status === 'Disabled') throw new Mistake('This account is disabled.')
    return inTransaction(app, async (tx) => {
      await recordAct(tx, { act: 'password-reset-requested', actorId: null, subject: userSubject(user.id) })
      return `Set a new password here:\n${await makeAccessLink(app, tx, user)}`
    })
  },
  sessions: async (app, email) => {
    const user = await getUser(app, email)
    const devices = await listSessionsOf(app.db, user.id, { now: app.clock.now() })
    if (devices.length === 0) return 'Signed in nowhere.'
    return devices
      .map((device) => `${device.last_used_at.toISOString()}  ${device.ip ?? '-'}  ${device.user_agent ?? '-'}`)
      .join('\n')
  },
  'end-sessions': async (app, email) => {
    const user = await getUser(app, email)
    await inTransaction(app, async (tx) => {
      await revokeSessionsOf(tx, user.id, app.clock.now())
      await recordAct(tx, { act: 'session-ended', actorId: null, subject: userSubject(user.id) })
    })
    return 'Signed out everywhere, within 10 seconds.'
  },
  'remove-factors': async (app, email) => {
    const user = await getUser(app, email)
    if (!user.two_factor_enabled) throw new Mistake('This account has no second factor.')
    await removeFactors(app, user)
    return 'Removed. The password alone signs in again; the person was told by mail.'
  },
}

async function getUser(app: App, email: string): Promise<UserRow> {
  const user = await findUserByEmail(app.db, email)
  if (!user) throw new Mistake('No account has this e-mail address.')
  return user
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        now: { type: 'boolean' },
        to: { type: 'string' },
        'first-name': { type: 'string' },
        'last-name': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new Mistake(`${(error as Error).message}\n\n${usage}`)
  }
}

async function run(): Promise<string> {
  const { values, positionals } = readArguments()
  if (values.help) return usage
  const [name] = positionals
  if (name === 'digest') return runDigest(values)
  if (name === undefined) throw new Mistake(usage)
  const command = commands[name]
  if (!command) throw new Mistake(`There is no command "${name}".\n\n${usage}`)
  const email = Email.safeParse(values.email ?? '')
  if (!email.success) throw new Mistake(`Expected --email with an e-mail address.\n\n${usage}`)
  const product = await connectProduct(process.env)
  try {
    const names = { firstName: values['first-name'] ?? 'Materia', lastName: values['last-name'] ?? 'Administrator' }
    return await command(product.app, email.data, names)
  } finally {
    await product.close()
  }
}

async function runDigest({ now = false, to }: { now?: boolean; to?: string }): Promise<string> {
  const email = to === undefined ? undefined : Email.safeParse(to).data
  if (!now || (to !== undefined && !email)) throw new Mistake(usage)
  const product = await connectProduct(process.env)
  try {
    if (email) await getUser(product.app, email)
    const made = await makeDigests(product.background, { isAtOnce: true, email })
    await product.app.jobs.runDue()
    return made === 1 ? '1 mail was sent.' : `${made} mails were sent.`
  } finally {
    await product.close()
  }
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  const isExpected = error instanceof Mistake || error instanceof BadSetting || error instanceof ProblemError
  process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`)
  process.exit(1)
}
