import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface SourcesServer {
  url: string
  asked: string[]
}

type Answer = (request: IncomingMessage & { url: string }) => {
  status?: number
  body?: string | Buffer
  headers?: Record<string, string>
}

/** Stands in for the sources' public addresses, on a real socket. */
export async function sourcesServer(answer: Answer): Promise<SourcesServer> {
  const asked: string[] = []
  const server = createServer((request, reply) => {
    asked.push(request.url ?? '')
    const { status = 200, body = '', headers = {} } = answer(request as IncomingMessage & { url: string })
    reply.writeHead(status, headers).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked }
}
