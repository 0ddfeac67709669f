import assert from 'node:assert/strict'
import { auditRoutes, identityRoutes, profileRoutes, userRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'

/** The audit log, and everything kept about a person, by the cookie that is meant for files. */
export const attack: Attack = {
  name: 'files-cookie',
  async run(stage) {
    const { email, password, userId, recoveryCodes } = await stage.makePerson(['Admin'])
    const thief = stage.makeStranger()
    const asked = await thief.call(userRoutes.signIn, { body: { username: email, password } })
    const { challenge } = JSON.parse(asked.text).extensions as { challenge: string }
    const [recoveryCode] = recoveryCodes
    const signIn = await thief.call(identityRoutes.signInWithSecondFactor, { body: { challenge, recoveryCode } })
    const [cookie = ''] = (signIn.headers.get('set-cookie') ?? '').split(';')
    assert.ok(cookie.includes('materia_files='), `Signing in gave no cookie for files but ${cookie}.`)
    const headers = { cookie }
    const statuses = {
      'the download of the audit log': (await thief.call(auditRoutes.exportAudit, { headers })).status,
      'the audit log': (await thief.call(auditRoutes.listAudit, { headers })).status,
      'everything about a person': (await thief.call(profileRoutes.exportPersonalData, { params: { userId }, headers }))
        .status,
      'an account': (await thief.call(userRoutes.getUser, { params: { id: userId }, headers })).status,
    }
    for (const [what, status] of Object.entries(statuses))
      assert.equal(status, 401, `The cookie for files opened ${what}: ${status}.`)
  },
}
