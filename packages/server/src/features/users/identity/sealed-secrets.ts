import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { App } from '../../../platform/app.ts'

/** What is needed to answer for somebody, encrypted: a copy of the database alone opens nothing. */
export interface Sealed {
  secret: Buffer
  key_id: string
}

interface Key {
  id: string
  bytes: Buffer
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** `owner` is sealed in: a secret does not open in another person's row. */
export function seal(app: Pick<App, 'config'>, secret: Buffer, owner: string): Sealed {
  const key = currentKey(app)
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key.bytes, nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return { secret: Buffer.concat([nonce, cipher.getAuthTag(), sealed]), key_id: key.id }
}

export function unseal(app: Pick<App, 'config'>, { secret, key_id }: Sealed, owner: string): Buffer {
  const key = keysOf(app).find(({ id }) => id === key_id)
  if (!key) throw new Error('A second factor was encrypted under a secret that is no longer among the settings.')
  const decipher = createDecipheriv(algorithm, key.bytes, secret.subarray(0, nonceBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(secret.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(secret.subarray(nonceBytes + tagBytes)), decipher.final()])
}

export const currentKeyId = (app: Pick<App, 'config'>) => currentKey(app).id

/** Undefined where the signing secret is not being changed. */
export function previousKeyId(app: Pick<App, 'config'>): string | undefined {
  const [current, previous] = keysOf(app)
  return previous?.id === current?.id ? undefined : previous?.id
}

const currentKey = ({ config }: Pick<App, 'config'>) => keyFrom(config.MATERIA_SECRET ?? '')

const keysOf = (app: Pick<App, 'config'>): Key[] => {
  const previous = app.config.MATERIA_SECRET_PREVIOUS
  return [currentKey(app), ...(previous ? [keyFrom(previous)] : [])]
}

function keyFrom(setting: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', setting, '', 'materia second factors', 32))
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes }
}
