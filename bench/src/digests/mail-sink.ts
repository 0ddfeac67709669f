import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

export interface MailSink {
  url: string
  /** The Message-IDs in the order in which they were taken. */
  taken: string[]
  close(): Promise<void>
}

/** A mail server that takes everything at once, so that what is measured is the sender. */
export async function startMailSink(): Promise<MailSink> {
  const taken: string[] = []
  const server = createServer((socket) => converse(socket, taken))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    close: () => new Promise((closed) => void server.close(() => closed())),
  }
}

function converse(socket: Socket, taken: string[]): void {
  let unread = ''
  let isLetter = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 sink')
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    unread += chunk.toString('latin1')
    for (;;) {
      const end = isLetter ? '\r\n.\r\n' : '\r\n'
      const at = unread.indexOf(end)
      if (at < 0) return
      const part = unread.slice(0, at)
      unread = unread.slice(at + end.length)
      if (isLetter) {
        taken.push(/^Message-ID: (.*)$/im.exec(part)?.[1]?.trim() ?? '')
        isLetter = false
        say('250 taken')
      } else {
        isLetter = part.toUpperCase() === 'DATA'
        say(isLetter ? '354 go on' : part.toUpperCase() === 'QUIT' ? '221 bye' : '250 fine')
      }
    }
  })
}
