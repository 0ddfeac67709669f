import { notificationHub } from '@materia/contract'
import { io } from 'socket.io-client'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { make, accessTokenOf, address } = await testApp()

async function connectFrom(origin: string | undefined): Promise<string> {
  const url = await address()
  const socket = io(`${url}${notificationHub.namespace}`, {
    auth: { token: await accessTokenOf(await make.doctor()) },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: origin === undefined ? {} : { origin: origin === 'same host' ? url : origin },
  })
  const outcome = await new Promise<string>((settle) => {
    socket.once('connect', () => settle('connected'))
    socket.once('connect_error', () => settle('refused'))
  })
  socket.disconnect()
  return outcome
}

it.each([
  ['our own address', 'http://localhost:3000', 'connected'],
  ['the host it talks to', 'same host', 'connected'],
  ['no page', undefined, 'connected'],
  ['another site', 'https://evil.example', 'refused'],
  ['our name at another site', 'http://localhost.evil.example:3000', 'refused'],
  ['a sandbox', 'null', 'refused'],
])('a socket from %s is %s', async (_, origin, outcome) => {
  expect(await connectFrom(origin)).toBe(outcome)
})
