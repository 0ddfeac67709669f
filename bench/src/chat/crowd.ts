/** Many plain sockets that speak just enough of Socket.IO's protocol: cheap, so that the server is what is measured. */
export interface Crowd {
  sockets: CrowdSocket[]
  close(): void
}

export interface CrowdSocket {
  call(method: string, ...args: unknown[]): Promise<unknown>
}

interface CrowdOptions {
  url: string
  namespace: string
  size: number
  tokenOf(index: number): string
  onEvent?(text: string): void
}

const connectedAtOnce = 50

export async function gatherCrowd(options: CrowdOptions): Promise<Crowd> {
  const raw: WebSocket[] = []
  const sockets: CrowdSocket[] = []
  for (let start = 0; start < options.size; start += connectedAtOnce) {
    const batch = Array.from({ length: Math.min(connectedAtOnce, options.size - start) }, (_, offset) =>
      connect(options, options.tokenOf(start + offset)),
    )
    for (const { socket, opened } of await Promise.all(batch)) {
      raw.push(opened)
      sockets.push(socket)
    }
  }
  return { sockets, close: () => raw.forEach((socket) => void socket.close()) }
}

function connect({ url, namespace, onEvent }: CrowdOptions, token: string) {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
  const opened = new WebSocket(address)
  const waiting = new Map<number, (answer: unknown) => void>()
  const eventPrefix = `42${namespace},[`
  const answerPrefix = `43${namespace},`
  let calls = 0
  const socket: CrowdSocket = {
    call: (...args) =>
      new Promise((answered) => {
        waiting.set(++calls, answered)
        opened.send(`42${namespace},${calls}${JSON.stringify(args)}`)
      }),
  }
  return new Promise<{ socket: CrowdSocket; opened: WebSocket }>((connected, failed) => {
    opened.addEventListener('message', ({ data }) => {
      const text = data as string
      if (text.startsWith(eventPrefix)) onEvent?.(text)
      else if (text === '2') opened.send('3')
      else if (text.startsWith('0{')) opened.send(`40${namespace},${JSON.stringify({ token })}`)
      else if (text.startsWith(`40${namespace}`)) connected({ socket, opened })
      else if (text.startsWith(`44${namespace}`)) failed(new Error(text))
      else if (text.startsWith(answerPrefix)) {
        const [, id = '', body = ''] = text.slice(answerPrefix.length).match(/^(\d+)(.*)$/s) ?? []
        waiting.get(Number(id))?.(JSON.parse(body)[0])
        waiting.delete(Number(id))
      }
    })
    opened.addEventListener('error', () => failed(new Error('A socket could not be opened.')))
  })
}
