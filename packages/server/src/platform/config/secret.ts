import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The demo makes its signing secret once and keeps it beside its data. */
export async function readOrMakeSecret(folder: string): Promise<string> {
  const path = join(folder, 'secret')
  const known = await readFile(path, 'utf8').catch(() => undefined)
  if (known && known.length >= 32) return known
  const secret = randomBytes(48).toString('base64url')
  await mkdir(folder, { recursive: true })
  await writeFile(path, secret, { mode: 0o600 })
  return secret
}
