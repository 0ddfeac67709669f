import { readdir, readFile } from 'node:fs/promises'
import { auditRoutes, type SetPassword, userRoutes } from '@materia/contract'
import { enrol } from '@materia/server/features/users/identity/testing/enrol.ts'
import { shell } from './command.ts'
import { eventually, expectSame, expectThat } from './eventually.ts'
import { repository } from './manual.ts'
import type { Report } from './report.ts'
import type { Stage } from './stage.ts'
import { type Visitor, visitor } from './visitor.ts'

const password = 'Rehearsed-horse-7'
const adminEmail = 'you@example.org'

export interface Person {
  email: string
  password: string
  at: Visitor
}

/** The first admin by the page's own command, finished by the link it prints. */
export async function makeFirstAdmin(report: Report, stage: Stage, address: string): Promise<Person> {
  return report.need(
    'npm run admin makes the first admin, who sets a password, signs in and sets up a second factor',
    async () => {
      const at = visitor(stage.nginx, address)
      const env = { ...process.env, ...stage.settings }
      const told = await shell(stage.manual.block('first-admin'), { cwd: repository, env })
      await finish(at, told)
      await at.signIn(adminEmail, password)
      await enrol(at)
      return { email: adminEmail, password, at }
    },
  )
}

/** Signs up, finds the letter and follows its link. */
export async function register(report: Report, stage: Stage, address: string, firstName: string): Promise<Person> {
  return report.need(`${firstName} signs up, gets the letter, sets a password and signs in`, async () => {
    const at = visitor(stage.nginx, address)
    const email = `${firstName.toLowerCase()}@example.org`
    const form = { email, firstName, lastName: 'Rehearsal', userType: 'Doctor' as const }
    expectSame('Signing up', (await at.call(userRoutes.createUser, { body: form })).status, 201)
    await finish(at, await eventually(() => letterTo(stage, email)))
    await at.signIn(email, password)
    return { email, password, at }
  })
}

async function finish(at: Visitor, text: string): Promise<void> {
  const link = new URL(text.match(/https:\/\/\S+/)?.[0] ?? '')
  const [token, email] = [link.searchParams.get('t') ?? '', link.searchParams.get('e') ?? '']
  const body: SetPassword = { token, email, password }
  const reply = await at.call(userRoutes.setPassword, { body })
  expectThat(reply.body.succeeded, `Setting the password was answered ${reply.bytes}.`)
}

async function letterTo(stage: Stage, email: string): Promise<string> {
  const outbox = stage.workspace.path('data', 'outbox')
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.json'))
  const letters = await Promise.all(names.map(async (name) => JSON.parse(await readFile(`${outbox}/${name}`, 'utf8'))))
  const found = letters.find((letter) => letter.to === email)
  if (!found) throw new Error(`There is no letter to ${email}.`)
  return found.text
}

/** The address written down is the visitor's own, not the proxy's and not one they claim. */
export async function checkAddress(report: Report, admin: Person, at: Visitor): Promise<void> {
  await report.check('the audit log knows a visitor by the address nginx saw, not by one they claim', async () => {
    const body = { username: admin.email, password: 'Wrong-horse-7' }
    await at.call(userRoutes.signIn, { body, headers: { 'x-forwarded-for': '203.0.113.9' } })
    const { body: entries } = await admin.at.call(auditRoutes.listAudit, { query: { act: 'sign-in-failed' } })
    expectSame('The address', entries[0]?.ip, at.address)
  })
}
