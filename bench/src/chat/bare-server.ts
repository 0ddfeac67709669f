import { createServer } from 'node:http'
import { Server } from 'socket.io'

/** What Socket.IO itself can do: a broadcast of the same shape, with nothing stored and nobody asked. */
const server = createServer()
const io = new Server(server, { serveClient: false, transports: ['websocket'] })
let sequence = 0
io.of('/chat').on('connection', (socket) => {
  socket.join('room')
  socket.on('SendMessage', (form: Record<string, unknown>, acknowledge: (answer: unknown) => void) => {
    const message = {
      id: '0198b8a0-0000-7000-8000-000000000001',
      fromUserId: '0198b8a0-0000-7000-8000-000000000002',
      fromUserFullName: 'Member 1',
      createdUtc: new Date().toISOString(),
      sequence: ++sequence,
      sharedContentItemId: null,
      attachments: [],
      ...form,
    }
    io.of('/chat').to('room').emit('BroadcastMessage', message)
    acknowledge({ ok: true, data: message })
  })
})
server.listen(Number(process.env.PORT), process.env.HOST, () => process.stdout.write('The bare server is ready\n'))
