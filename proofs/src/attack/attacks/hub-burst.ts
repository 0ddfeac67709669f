import assert from 'node:assert/strict'
import { chatHub, notificationHub } from '@materia/contract'
import type { Attack } from '../attack.ts'
import type { Outsider, Person } from '../outsider.ts'

const calls = 3_000
const payloads = 10

/** Thousands of calls in one breath, by one socket and by one request of one that polls. */
export const attack: Attack = {
  name: 'hub-burst',
  async run(stage) {
    const person = await stage.makePerson()
    const socket = await person.connect(chatHub)
    const answers = await Promise.all(
      Array.from({ length: calls }, () => socket.timeout(60_000).emitWithAck('FindPublicChatrooms', 'a')),
    )
    socket.disconnect()
    assert.ok(answers.filter(({ ok }) => ok).length <= 1_000, 'A socket is not bound by the limit of its account.')

    await poll(await stage.makePerson())
  },
}

async function poll(person: Person) {
  const packets = [`42${notificationHub.namespace},["RenewToken"]`, '42["a"]', '3', `40${chatHub.namespace},`]
  for (const packet of packets) {
    const { sid, maxPayload } = JSON.parse((await ask(person, '')).slice(1))
    await send(person, sid, `40${notificationHub.namespace},${JSON.stringify({ token: person.token })}`)
    await ask(person, sid)
    const burst = Array(Math.floor(maxPayload / (packet.length + 1))).fill(packet)
    for (let nth = 0; nth < payloads; nth++) await send(person, sid, burst.join('\x1e'))
  }
}

const address = ({ url }: Outsider, sid: string) => `${url}/socket.io/?EIO=4&transport=polling${sid && `&sid=${sid}`}`
const ask = async (person: Person, sid: string) =>
  (await fetch(address(person, sid), { headers: person.headers, signal: AbortSignal.timeout(10_000) })).text()

async function send(person: Person, sid: string, body: string) {
  const headers = { ...person.headers, 'content-type': 'text/plain;charset=UTF-8' }
  const reply = await fetch(address(person, sid), { method: 'POST', headers, body })
  assert.ok(reply.status < 500, `Polling was answered ${reply.status}.`)
}
