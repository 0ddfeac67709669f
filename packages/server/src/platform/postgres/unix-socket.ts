import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

// macOS takes no longer path.
const maxPathBytes = 103

/**
 * Whether PostgreSQL can be spoken to through a Unix socket in this folder, which costs a fifth less per statement than TCP.
 * Not every file system has sockets.
 */
export async function hasUnixSockets(folder: string): Promise<boolean> {
  const path = join(folder, '.s.PGSQL.probe')
  if (process.platform === 'win32' || Buffer.byteLength(path) > maxPathBytes) return false
  const probe = createServer()
  try {
    await rm(path, { force: true })
    probe.listen(path)
    await once(probe, 'listening')
    return true
  } catch {
    return false
  } finally {
    probe.close()
  }
}
