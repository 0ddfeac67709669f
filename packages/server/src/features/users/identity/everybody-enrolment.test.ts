import { randomUUID } from 'node:crypto'
import {
  allHubs,
  allRoutes,
  contentRoutes,
  type HubSpec,
  identityRoutes,
  type Route,
  registrationRoutes,
} from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { enrol } from './testing/enrol.ts'
import { statusesAtStart } from './testing/start.ts'

// With a database of its own it is no demo.
const settings = { MATERIA_SECOND_FACTOR: 'everybody', DATABASE_URL: 'postgres://own.example/materia' }
const { make, as, connect, clock } = await testApp(settings)
const needed = { status: 403, extensions: { code: 'enrolment-required' } }

const doctor = await make.doctor()
const admin = await make.admin()
const closed = Object.entries(allRoutes).filter(
  ([, { access, beforeEnrolment }]) => access !== 'public' && !beforeEnrolment,
)
const ofOthers = Object.entries(allRoutes).filter(([, { beforeEnrolment }]) => beforeEnrolment === 'own')
const aimless = (route: Route) => ({
  params: Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', randomUUID()])),
})

describe('where everybody needs a second factor, somebody who has none', () => {
  it.each(closed)('is asked for one by %s', async (_, route) => {
    for (const person of [doctor, admin])
      expect((await as(person).call(route, aimless(route) as never)).body).toMatchObject(needed)
  })

  it.each(ofOthers)('is asked for one by %s of somebody else', async (_, route) => {
    expect((await as(doctor).call(route, aimless(route) as never)).body).toMatchObject(needed)
  })

  it.each(allHubs.map((hub) => [hub.namespace, hub] as const))(
    'is not let into the hub %s',
    async (_, hub: HubSpec) => {
      await expect(connect(doctor, hub)).rejects.toThrow('Everybody needs a second factor here. Set one up to go on.')
    },
  )

  it('sees the own account and what setting one up needs', async () => {
    const mfa = await as(doctor).call(identityRoutes.getMfa)

    for (const person of [doctor, admin]) expect(await statusesAtStart({ as }, person)).toEqual([200, 200, 200, 200])
    expect(mfa.body).toMatchObject({ isEnrolled: false, mustEnrol: true })
  })

  it('is let in from the first code on, an admin as one, and no longer without the factor', async () => {
    const [person, desk] = [await make.doctor(), await make.admin()]
    await as(person).call(contentRoutes.discover)
    await enrol(as(person), clock)
    await enrol(as(desk), clock)

    const open = await as(person).call(contentRoutes.discover)
    const registrations = await as(desk).call(registrationRoutes.listRegistrations)
    await as(person).call(identityRoutes.removeTotp)
    const shut = await as(person).call(contentRoutes.discover)

    expect([open.status, registrations.status]).toEqual([200, 200])
    expect(shut.body).toMatchObject(needed)
  })
})
