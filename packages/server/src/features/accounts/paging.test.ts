import { accountRoutes, registrationRoutes } from '@materia/contract'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { make, as } = await testApp()
const admin = await make.admin()

it.each([
  ['registrations', registrationRoutes.listRegistrations, make.doctor],
  ['sponsor accounts', accountRoutes.listSponsorAccounts, make.sponsor],
] as const)('a page of %s beyond the last is empty and tells the total all the same', async (_, list, maker) => {
  for (const lastName of ['Paxton', 'Paxton', 'Other']) await maker({ lastName })

  const beyond = await as(admin).call(list, { query: { search: 'paxton', offset: 50 } })
  const nobody = await as(admin).call(list, { query: { search: 'nobody at all' } })

  expect([beyond.body, beyond.headers['x-total-count']]).toEqual([[], '2'])
  expect([nobody.body, nobody.headers['x-total-count']]).toEqual([[], '0'])
})
