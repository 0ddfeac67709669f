import { contentRoutes, identityRoutes, moderationRoutes, registrationRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { seconds } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'
import { enrol } from './testing/enrol.ts'
import { statusesAtStart } from './testing/start.ts'

const { make, as, clock } = await testApp({}, undefined, { adminsMustEnrol: true })
const needed = { status: 403, extensions: { code: 'second-factor-enrolment-required' } }

describe('an admin on an operator’s own database', () => {
  it('opens nothing of an admin’s before there is a second factor', async () => {
    const [admin, doctor] = [await make.admin(), await make.doctor()]

    const registrations = await as(admin).call(registrationRoutes.listRegistrations)
    const reports = await as(admin).call(moderationRoutes.listReports)
    const somebody = await as(admin).call(userRoutes.getUser, { params: { id: doctor.userId } })
    const mfa = await as(admin).call(identityRoutes.getMfa)

    expect(registrations.body).toMatchObject(needed)
    expect(reports.body).toMatchObject(needed)
    expect(somebody.status).toBe(404)
    expect(mfa.body.mustEnrol).toBe(true)
  })

  it('reads what everybody reads meanwhile', async () => {
    const admin = await make.admin()

    expect(await statusesAtStart({ as }, admin)).toEqual([200, 200, 200, 200])
    expect((await as(admin).call(contentRoutes.discover)).status).toBe(200)
  })

  it('is one from the first code on, and no longer without the factor', async () => {
    const admin = await make.admin()
    await as(admin).call(identityRoutes.getMfa)
    await enrol(as(admin), clock)
    // Another process of the product may believe what it knows of an account for so long.
    clock.advance(seconds(3))

    const open = await as(admin).call(registrationRoutes.listRegistrations)
    const mfa = await as(admin).call(identityRoutes.getMfa)
    await as(admin).call(identityRoutes.removeTotp)
    clock.advance(seconds(3))
    const closed = await as(admin).call(registrationRoutes.listRegistrations)

    expect(open.status).toBe(200)
    expect(mfa.body).toMatchObject({ isEnrolled: true, mustEnrol: false })
    expect(closed.body).toMatchObject(needed)
  })
})

describe('a doctor', () => {
  it('is not asked for one', async () => {
    const doctor = await make.doctor()

    expect((await as(doctor).call(identityRoutes.getMfa)).body.mustEnrol).toBe(false)
  })
})
