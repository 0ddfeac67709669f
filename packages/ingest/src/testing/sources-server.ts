import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface SourcesServer {
  url: string
  asked: string[]
}

export interface SourceAnswer {
  status?: number
  body?: string | Buffer
  headers?: Record<string, string>
  /** When the connection breaks, instead of the answer's end. */
  cut?: () => Promise<unknown>
}

/** Stands in for the sources' public addresses, on a real socket. */
export async function sourcesServer(
  answer: (request: IncomingMessage & { url: string }) => SourceAnswer,
): Promise<SourcesServer> {
  const asked: string[] = []
  const server = createServer((request, reply) => {
    asked.push(request.url ?? '')
    const { status = 200, body = '', headers = {}, cut } = answer(request as IncomingMessage & { url: string })
    reply.writeHead(status, headers)
    if (!cut) return reply.end(body)
    reply.write(body)
    return cut().finally(() => reply.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked }
}
