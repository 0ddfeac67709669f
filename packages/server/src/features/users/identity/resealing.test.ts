import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { readConfig } from '../../../platform/config/config.ts'
import { testApp } from '../../../testing/app.ts'
import { currentKeyId, seal, unseal } from './sealed-secrets.ts'
import { enrol } from './testing/enrol.ts'
import { resealSecrets } from './totp.service.ts'

const [lost, previous, current] = ['1', '2', '3'].map((sign) => sign.repeat(32)) as [string, string, string]
const { app, as, make, clock } = await testApp({ MATERIA_SECRET: current, MATERIA_SECRET_PREVIOUS: previous })

const bytes = randomBytes(20)
const withSecret = (secret: string) => ({ config: readConfig({ MATERIA_SECRET: secret }) })

/** Somebody who set their authenticator app up while this was the signing secret. */
async function enrolledUnder(secret: string): Promise<string> {
  const doctor = await make.doctor()
  await enrol(as(doctor), clock)
  const sealed = seal(withSecret(secret), bytes, doctor.userId)
  await app.db.updateTable('totp_factors').set(sealed).where('user_id', '=', doctor.userId).execute()
  return doctor.userId
}

const factorOf = (userId: string) =>
  app.db.selectFrom('totp_factors').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()

it('the new secret encrypts what the previous one did, and leaves alone what one that is lost did', async () => {
  const [unknown, known] = [await enrolledUnder(lost), await enrolledUnder(previous)]

  await resealSecrets(app)

  const factor = await factorOf(known)
  expect(unseal(withSecret(current), factor, known)).toEqual(bytes)
  expect((await factorOf(unknown)).key_id).toBe(currentKeyId(withSecret(lost)))
})
