import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { userRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'

const bait = 'http://evil.example/unlock'
const weak = ['Password1!', 'Materia-2026', 'Qwerty123!', 'Welcome1!', 'Montreal2024!']

/** A stranger's words in our mails, and passwords that everybody tries first. */
export const attack: Attack = {
  name: 'sign-up',
  async run(stage) {
    for (const firstName of [
      `Account locked: ${bait}`,
      'evil.example/x',
      'www.evil.example',
      'a\r\nBcc: b@example.test',
    ]) {
      const email = `${randomUUID()}@example.test`
      const { status } = await stage.makeStranger().call(userRoutes.createUser, {
        body: { email, firstName, lastName: 'Roy' },
      })
      assert.equal(status, 400, `The first name ${JSON.stringify(firstName)} was answered ${status}.`)
    }
    const email = `${randomUUID()}@example.test`
    await stage.makeStranger().call(userRoutes.createUser, { body: { email, firstName: 'Jo', lastName: 'Roy' } })
    const token = (await stage.mailedLink(email, 1)).searchParams.get('t') ?? ''
    const letter = stage.mail.received.find(({ to }) => to === email)
    assert.ok(!letter?.text.includes('Jo'), 'The mail to a stranger bears a name that somebody else gave.')
    for (const password of weak) {
      const { body } = await stage.makeStranger().call(userRoutes.setPassword, { body: { token, email, password } })
      assert.notEqual(body.succeeded, true, `The password ${password} was taken.`)
    }
  },
}
