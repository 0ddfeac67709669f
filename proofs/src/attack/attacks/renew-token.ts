import assert from 'node:assert/strict'
import { notificationHub, renewTokenMethod } from '@materia/contract'
import type { Attack } from '../attack.ts'

const renewals = 3_000
const renewalsMost = 200

export const attack: Attack = {
  name: 'renew-token',
  async run(stage) {
    const person = await stage.makePerson()
    const socket = await person.connect(notificationHub)
    const answers = await Promise.all(
      Array.from({ length: renewals }, () => socket.timeout(60_000).emitWithAck(renewTokenMethod, person.token)),
    )
    socket.disconnect()
    const renewed = answers.filter(({ ok }) => ok).length
    assert.ok(renewed <= renewalsMost, `A token was renewed ${renewed} times on one socket.`)
  },
}
