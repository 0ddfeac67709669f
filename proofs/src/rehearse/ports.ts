import { createServer } from 'node:net'

/** Ports of this machine that nothing listens on, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(Array.from({ length: count }, listen))
  const ports = probes.map((probe) => {
    const address = probe.address()
    return typeof address === 'object' && address ? address.port : 0
  })
  await Promise.all(probes.map((probe) => new Promise((closed) => probe.close(closed))))
  return ports
}

function listen(): Promise<ReturnType<typeof createServer>> {
  return new Promise((listening, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => listening(probe))
  })
}
