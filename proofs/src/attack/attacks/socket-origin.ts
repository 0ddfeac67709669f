import assert from 'node:assert/strict'
import { allHubs, type HubSpec } from '@materia/contract'
import type { Attack } from '../attack.ts'

const origins = ['https://evil.example', 'null', 'http://127.0.0.1.evil.example', 'http://127.0.0.1:1']

/** Sockets opened by somebody else's page. */
export const attack: Attack = {
  name: 'socket-origin',
  async run(stage) {
    const person = await stage.makePerson()
    for (const hub of allHubs as readonly HubSpec[])
      for (const origin of origins) {
        const socket = await person.connect(hub, { origin }).catch(() => undefined)
        socket?.disconnect()
        assert.equal(socket, undefined, `A page of ${origin} opened ${hub.namespace}.`)
      }
    for (const origin of origins) {
      const reply = await fetch(`${person.url}/socket.io/?EIO=4&transport=polling`, { headers: { origin } })
      const allowed = reply.headers.get('access-control-allow-origin')
      assert.ok(!reply.ok || allowed === null, `A page of ${origin} may poll: ${reply.status}, ${allowed}.`)
    }
    const own = await person.connect(allHubs[0] as HubSpec, { origin: person.url })
    own.disconnect()
  },
}
