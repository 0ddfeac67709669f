import { randomUUID } from 'node:crypto'
import { allHubs, allRoutes, type HubSpec, type Role, type Route, roles } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from './testing/app.ts'
import type { Person } from './testing/make.ts'

const { make, as, stranger, connect } = await testApp()
const people: Record<Role, Person> = {
  Admin: await make.admin(),
  Doctor: await make.doctor(),
  VoiceOf: await make.voiceOf(),
  Sponsor: await make.sponsor(),
}

const mayCall = (route: { access: Route['access'] }, role: Role) =>
  route.access === 'public' || route.access === 'signed-in' || route.access.includes(role)

/** Ids of nothing: whoever is let in finds nothing, whoever is not does not get that far. */
const aimless = (route: Route) => ({
  params: Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', randomUUID()])),
})

describe.each(Object.entries(allRoutes))('the call %s', (_, route) => {
  it.each(roles)('is open to %s exactly when the contract says so', async (role) => {
    const reply = await as(people[role]).call(route, aimless(route) as never)

    if (!mayCall(route, role)) return expect(reply.status).toBe(403)
    expect(reply.status).not.toBe(401)
    expect(reply.status).not.toBe(403)
    expect(reply.status).toBeLessThan(500)
    expect(reply.body).not.toMatchObject({ detail: 'There is nothing at this address.' })
  })
})

const closed = Object.entries(allRoutes).filter(([, route]) => route.access !== 'public')

describe('a stranger', () => {
  it.each(closed)('is asked to sign in by %s', async (_, route) => {
    const reply = await stranger.call(route, aimless(route) as never)

    expect(reply.status).toBe(401)
    expect(reply.headers['content-type']).toContain('application/problem+json')
  })
})

describe.each(allHubs.map((hub) => [hub.namespace, hub] as const))('the hub %s', (_, hub: HubSpec) => {
  it.each(roles)('is open to %s exactly when the contract says so', async (role) => {
    const connection = connect(people[role], hub)

    if (mayCall(hub, role)) await expect(connection).resolves.toBeDefined()
    else await expect(connection).rejects.toThrow('Your account may not do this.')
  })
})
