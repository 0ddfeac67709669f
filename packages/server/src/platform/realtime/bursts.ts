import type { Server } from 'socket.io'

const messageBytesMax = 100_000
/** One chat message of the longest, whatever its signs. */
export const polledBytesMax = 32_000
const polledPacketsMax = 200
const packetSeparator = '\x1e'

interface Engine {
  opts: { wsEngine: new (options: object) => object }
  init(): void
}

interface PollingTransport {
  name: string
  parser: { decodePayload(text: string): unknown[] }
}

/**
 * A socket's messages are read in turns of their own of the event loop, so that others are served between them. What a
 * client that polls has to say comes at once, so there is room for little of it.
 */
export function boundBursts(io: Server): void {
  readInTurns(io.engine as unknown as Engine)
  io.engine.on('connection', ({ transport }: { transport: PollingTransport }) => {
    if (transport.name === 'polling') boundPackets(transport)
  })
}

/** The engine opens its socket server anew when the HTTP server begins to listen, by this option. */
function readInTurns(engine: Engine) {
  const SocketServer = engine.opts.wsEngine
  engine.opts.wsEngine = class extends SocketServer {
    constructor(options: object) {
      super({ ...options, allowSynchronousEvents: false, maxPayload: messageBytesMax })
    }
  }
  engine.init()
}

function boundPackets(transport: PollingTransport) {
  const { decodePayload } = transport.parser
  transport.parser = {
    ...transport.parser,
    // As of a payload that cannot be read: the connection ends.
    decodePayload: (text) =>
      text.split(packetSeparator, polledPacketsMax + 1).length > polledPacketsMax
        ? [{ type: 'error', data: 'too many packets' }]
        : decodePayload(text),
  }
}
