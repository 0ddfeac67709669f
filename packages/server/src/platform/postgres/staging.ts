import { createHash } from 'node:crypto'
import { join } from 'node:path'

/** Where the machine keeps the state of a program that root started from a folder closed to others. */
export function stagingFolderOf(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  return join('/var/lib/materia', name)
}
