import { type DoctorSearchQuery, profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'

const { make, as } = await testApp()
const reader = await make.admin()
const search = (body: DoctorSearchQuery, query: { includeTrainees?: 'true' } = {}) =>
  as(reader).call(profileRoutes.searchDoctors, { body, query })

describe('the search for people to invite', () => {
  it('finds residents and students beside those in practice, and nobody who cannot be invited', async () => {
    const lastName = 'Wakabayashi'
    const invitable = [
      await make.doctor({ firstName: 'Ada', lastName }),
      await make.doctor({ firstName: 'Ben', lastName, userType: 'MedicalResident' }),
      await make.doctor({ firstName: 'Cem', lastName, userType: 'MedicalStudent' }),
    ]
    await make.doctor({ lastName, userType: 'MedicalStudent', status: 'Disabled' })
    await make.sponsor({ lastName })

    const everybody = await search({ lastName }, { includeTrainees: 'true' })
    const withSlip = await search({ lastName: 'Wakabayshi' }, { includeTrainees: 'true' })

    for (const { body } of [everybody, withSlip]) {
      expect(body.map(({ userId }) => userId)).toEqual(invitable.map(({ userId }) => userId))
    }
    expect(everybody.body.map(({ userType }) => userType)).toEqual(['Doctor', 'MedicalResident', 'MedicalStudent'])
    expect((await search({ lastName })).body.map(({ userId }) => userId)).toEqual([invitable[0]?.userId])
  })
})
