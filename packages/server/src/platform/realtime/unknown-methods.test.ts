import { chatHub, contentHub, notificationHub } from '@materia/contract'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { make, connect } = await testApp()

it.each([chatHub, contentHub, notificationHub])('answers a method that $namespace does not have', async (hub) => {
  const { socket } = await connect(await make.doctor(), hub)

  const answers = [
    await socket.timeout(20_000).emitWithAck('DropChatroom', { name: 'x' }),
    await socket.timeout(20_000).emitWithAck('toString'),
  ]

  const refusal = { ok: false, problem: { status: 404, extensions: { code: 'address-unknown' } } }
  expect(answers).toMatchObject([refusal, refusal])
})
