import { randomUUID } from 'node:crypto'
import {
  accountRoutes,
  auditRoutes,
  type Role,
  type Route,
  registrationRoutes,
  roles,
  userRoutes,
} from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'

const targets = ['VoiceOf', 'Sponsor', 'Doctor', 'Admin', 'self', 'erased', 'nobody'] as const
type Target = (typeof targets)[number]
type ChangeCall = Exclude<
  keyof typeof accountRoutes | keyof typeof registrationRoutes,
  `list${string}` | `create${string}` | `end${string}` | `begin${string}`
>

const { make, as, stranger, app } = await testApp()
const people = Object.fromEntries(
  await Promise.all(roles.map(async (role) => [role, await make.person([role], { userType: null })])),
) as Record<Role, Person>
/** An admin who holds every role: nobody changes the status of their own account. */
const allRoles = await make.person([...roles], { userType: null })

/** For an admin: the one kind of account that each call is about, and nothing else. */
const changes: Record<ChangeCall, { route: Route; kind: Role }> = {
  deactivateVoiceOfAccount: { route: accountRoutes.deactivateVoiceOfAccount, kind: 'VoiceOf' },
  reactivateVoiceOfAccount: { route: accountRoutes.reactivateVoiceOfAccount, kind: 'VoiceOf' },
  deactivateSponsorAccount: { route: accountRoutes.deactivateSponsorAccount, kind: 'Sponsor' },
  reactivateSponsorAccount: { route: accountRoutes.reactivateSponsorAccount, kind: 'Sponsor' },
  disableRegistration: { route: registrationRoutes.disableRegistration, kind: 'Doctor' },
  approveRegistration: { route: registrationRoutes.approveRegistration, kind: 'Doctor' },
}

async function idOf(target: Target, kind: Role): Promise<string> {
  if (target === 'self') return allRoles.userId
  if (target === 'nobody') return randomUUID()
  const person = await make.person([target === 'erased' ? kind : target], { userType: null })
  if (target !== 'erased') return person.userId
  await as(people.Admin).call(userRoutes.deleteUser, { params: { id: person.userId } })
  return person.userId
}

const statusOf = async (userId: string) =>
  (await app.db.selectFrom('users').select('status').where('id', '=', userId).executeTakeFirst())?.status

describe.each(Object.entries(changes))('the call %s', (_, { route, kind }) => {
  it.each(targets)('by an admin on %s answers for its own kind of account alone', async (target) => {
    const userId = await idOf(target, kind)
    const before = await statusOf(userId)

    const { status } = await as(allRoles).call(route, { params: { userId } } as never)

    const expected = target === kind ? 204 : target === 'self' ? 409 : 404
    expect(status).toBe(expected)
    if (expected !== 204) expect(await statusOf(userId)).toBe(before)
  })

  it('is refused to everybody else, on themselves too, and changes nothing', async () => {
    const target = await make.person([kind], { userType: null })

    for (const role of roles.filter((other) => other !== 'Admin')) {
      for (const userId of [target.userId, people[role].userId]) {
        expect((await as(people[role]).call(route, { params: { userId } } as never)).status).toBe(403)
      }
    }
    const unsigned = await stranger.call(route, { params: { userId: target.userId } } as never)

    expect(unsigned.status).toBe(401)
    expect(await statusOf(target.userId)).toBe('Approved')
  })
})

describe('a person’s account', () => {
  const form = { firstName: 'Robin', lastName: 'Tremblay' }

  it.each([
    ['read', userRoutes.getUser, {}, 200],
    ['changed', userRoutes.updateUser, { body: form }, 204],
    ['deleted', userRoutes.deleteUser, {}, 204],
  ] as const)('is %s by its owner and by an admin, and not there for anybody else', async (_, route, input, done) => {
    for (const role of roles) {
      const [own, other] = [await make.person([role], { userType: null }), await make.doctor()]
      const call = (person: Person, id: string) => as(person).call(route, { params: { id }, ...input } as never)

      const foreign = await call(own, other.userId)
      const mine = await call(own, own.userId)

      expect([role, mine.status, foreign.status]).toEqual([role, done, role === 'Admin' ? done : 404])
    }
  })
})

describe('the audit log', () => {
  it('is listed and exported for admins alone, even about oneself', async () => {
    for (const role of roles) {
      const query = { actorId: people[role].userId }
      const statuses = await Promise.all([
        as(people[role]).call(auditRoutes.listAudit, { query }),
        as(people[role]).call(auditRoutes.exportAudit, { query }),
      ])

      const expected = role === 'Admin' ? 200 : 403
      expect(statuses.map(({ status }) => status)).toEqual([expected, expected])
    }
  })
})
