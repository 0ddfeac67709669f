import { chatHub, notificationHub } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { make, accessTokenOf, address, connect } = await testApp()

/** A client that polls, and what it has to say in one request. */
async function polling() {
  const url = `${await address()}/socket.io/?EIO=4&transport=polling`
  const { sid } = JSON.parse((await (await fetch(url)).text()).slice(1))
  const own = `${url}&sid=${sid}`
  const send = async (packets: string[]) => (await fetch(own, { method: 'POST', body: packets.join('\x1e') })).status
  const receive = async () => {
    const reply = await fetch(own)
    return { status: reply.status, packets: (await reply.text()).split('\x1e') }
  }
  return { send, receive }
}

describe('many messages at once', () => {
  it('are read from a socket, all of them, in their order', async () => {
    const { socket } = await connect(await make.doctor(), chatHub)
    const answered: number[] = []
    const calls = Array.from({ length: 300 }, async (_, nth) => {
      await socket.timeout(20_000).emitWithAck('FindPublicChatrooms', `room ${nth}`)
      answered.push(nth)
    })

    await Promise.all(calls)

    expect(answered).toHaveLength(300)
  })

  it('may be long, on a socket', async () => {
    const { socket } = await connect(await make.doctor(), chatHub)

    const answer = await socket.timeout(20_000).emitWithAck('FindPublicChatrooms', 'x'.repeat(90_000))

    expect(answer).toMatchObject({ ok: false, problem: { status: 400 } })
  })

  it('are read from a request of a client that polls, up to two hundred', async () => {
    const token = await accessTokenOf(await make.doctor())
    const { send, receive } = await polling()
    await send([`40${notificationHub.namespace},${JSON.stringify({ token })}`])
    await receive()

    const sent = await send(
      Array.from({ length: 150 }, (_, nth) => `42${notificationHub.namespace},${nth}["RenewToken"]`),
    )
    const { packets } = await receive()

    expect(sent).toBe(200)
    expect(packets.length).toBeGreaterThan(0)
  })

  it('end the connection of a client that polls where they are more', async () => {
    const { send, receive } = await polling()

    await send(Array(5_000).fill('3'))

    expect((await receive()).status).toBe(400)
  })
})
