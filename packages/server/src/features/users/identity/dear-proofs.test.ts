import { identityRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { softwareAuthenticator } from './testing/software-authenticator.ts'

const { make, as, stranger } = await testApp()
const password = 'Quiet-river-stone-42'
const rounds = 4
const calls = 5

/** Work of the processor, however long it had to wait for it: the least of a few rounds, for what else the process does only adds. */
async function workOf(act: () => Promise<unknown>): Promise<number> {
  const works: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    for (let call = 0; call < calls; call++) await act()
    const { user, system } = process.cpuUsage(before)
    works.push(user + system)
  }
  return Math.min(...works)
}

const hashing = await workOf(() => hashPassword(password))

/** A refusal that hashes costs a hash or ten; one that does not, a small part of one. */
const expectNoHashing = async (refused: () => Promise<unknown>) =>
  expect((await workOf(refused)) / hashing).toBeLessThan(0.6)

describe('nothing is hashed for', () => {
  it.each([
    ['resetting a password', userRoutes.resetPassword],
    ['finishing a registration', userRoutes.setPassword],
  ])('%s by a link that was never sent', async (_, route) => {
    const { email } = await make.doctor()
    const ask = () => stranger.call(route, { body: { token: 'x'.repeat(43), email, password } })

    expect((await ask()).body).toMatchObject({ succeeded: false, errors: [{ code: 'InvalidToken' }] })
    await expectNoHashing(ask)
  })

  it('a passkey that answers no challenge of ours', async () => {
    const doctor = await make.doctor()
    const answer = softwareAuthenticator().register({ challenge: 'bm90IG91cnM' })
    const ask = () => as(doctor).call(identityRoutes.addPasskey, { body: answer })

    expect((await ask()).body).toMatchObject({ status: 400, extensions: { code: 'passkey-refused' } })
    await expectNoHashing(ask)
  })

  it('an authenticator app that was not begun, a wrong code of it, or recovery codes without a factor', async () => {
    const doctor = await make.doctor()
    const confirm = () => as(doctor).call(identityRoutes.confirmTotp, { body: { code: '000000' } })
    const renew = () => as(doctor).call(identityRoutes.renewRecoveryCodes)

    expect([(await confirm()).status, (await renew()).status]).toEqual([409, 404])
    await expectNoHashing(confirm)
    await expectNoHashing(renew)
    await as(doctor).call(identityRoutes.beginTotp)
    expect((await confirm()).status).toBe(400)
    await expectNoHashing(confirm)
  })
})
