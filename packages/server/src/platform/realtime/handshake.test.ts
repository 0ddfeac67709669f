import { notificationHub } from '@materia/contract'
import { io } from 'socket.io-client'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { make, accessTokenOf, address } = await testApp()

it.each(['token', 'accessToken'])('a hub takes the access token as %s of the handshake', async (name) => {
  const socket = io(`${await address()}${notificationHub.namespace}`, {
    auth: { [name]: await accessTokenOf(await make.doctor()) },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  })

  const outcome = await new Promise<string>((settle) => {
    socket.once('connect', () => settle('connected'))
    socket.once('connect_error', ({ message }) => settle(message))
  })
  socket.disconnect()

  expect(outcome).toBe('connected')
})
