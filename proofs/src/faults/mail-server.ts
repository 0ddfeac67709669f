import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { SMTPServer } from 'smtp-server'
import { pause } from '../storm/storm-client.ts'

interface ReceivedMail {
  to: string
  messageId: string
  /** As it came over the wire, soft line breaks undone. */
  text: string
  atMs: number
}

/** A real mail server on loopback that can be cut off and mended. */
export interface MailServer {
  url: string
  received: ReceivedMail[]
  cut(): Promise<void>
  mend(): Promise<void>
}

// Long enough that a worker is often killed in the middle of a letter.
const deliveryMs = 40

export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let open = makeServer(received)
  const { port } = (await listen(open, 0)).address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    cut: () => {
      // Conversations under way end at once, as behind a cable that was pulled.
      for (const connection of open.connections) connection.close()
      return new Promise((closed) => open.close(closed))
    },
    async mend() {
      open = makeServer(received)
      await listen(open, port)
    },
  }
}

const listen = (server: SMTPServer, port: number): Promise<SMTPServer['server']> =>
  new Promise((listening) => {
    server.listen(port, '127.0.0.1', () => listening(server.server))
  })

function makeServer(received: ReceivedMail[]): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, _session, done) {
      receive(stream).then((mail) => {
        received.push(mail)
        done()
      }, done)
    },
  })
  server.on('error', () => undefined)
  return server
}

/** Fails when the connection is cut in the middle of the letter. */
async function receive(stream: Readable): Promise<ReceivedMail> {
  const text = (await stream.toArray()).join('')
  await pause(deliveryMs)
  return {
    to: header(text, 'To'),
    messageId: header(text, 'Message-ID'),
    text: unfolded(text),
    atMs: performance.now(),
  }
}

const unfolded = (text: string) => text.replaceAll('=\r\n', '').replaceAll('=3D', '=')
const header = (text: string, name: string) => text.match(new RegExp(`^${name}: (.*?)\\r$`, 'im'))?.[1] ?? ''
