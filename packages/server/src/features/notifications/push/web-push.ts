import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto'

/** Where and for whose eyes a browser wants to be told; all base64url. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface VapidKeys {
  publicKey: string
  privateKey: Buffer
}

const curve = 'prime256v1'
const recordSize = 4096
const tokenHours = 12

export const bytesOf = (text: string) => Buffer.from(text, 'base64url')

/** A point of the curve, and a secret of the right length. */
export function isUsable({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  if (bytesOf(auth).length !== 16 || bytesOf(p256dh).length !== 65) return false
  try {
    const own = createECDH(curve)
    own.generateKeys()
    own.computeSecret(bytesOf(p256dh))
    return true
  } catch {
    return false
  }
}

export function makeVapidKeys(): VapidKeys {
  const pair = createECDH(curve)
  const publicKey = pair.generateKeys().toString('base64url')
  return { publicKey, privateKey: padded(pair.getPrivateKey()) }
}

/** One record of `aes128gcm` that only that browser can read (RFC 8291). */
export function encrypt(
  text: string,
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  { salt = randomBytes(16), privateKey }: { salt?: Buffer; privateKey?: Buffer } = {},
): Buffer {
  const own = createECDH(curve)
  if (privateKey) own.setPrivateKey(privateKey)
  else own.generateKeys()
  const [ownPublic, theirPublic] = [own.getPublicKey(), bytesOf(p256dh)]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirPublic, ownPublic])
  const secret = derive(own.computeSecret(theirPublic), bytesOf(auth), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The octet 2 ends the last record.
  const sealed = Buffer.concat([cipher.update(text), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()])
  const head = Buffer.alloc(21)
  salt.copy(head)
  head.writeUInt32BE(recordSize, 16)
  head.writeUInt8(ownPublic.length, 20)
  return Buffer.concat([head, ownPublic, sealed])
}

/** Who sends it, signed for the push service of the endpoint alone (RFC 8292). */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, subject, now }: { endpoint: string; subject: string; now: Date },
): string {
  const expires = Math.floor(now.getTime() / 1000) + tokenHours * 3600
  const claims = { aud: new URL(endpoint).origin, exp: expires, sub: subject }
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encodedJson).join('.')
  const key = createPrivateKey({ key: jwkOf(publicKey, privateKey), format: 'jwk' })
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}

function jwkOf(publicKey: string, privateKey: Buffer) {
  const point = bytesOf(publicKey)
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url')
  return { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65), d: privateKey.toString('base64url') }
}

const encodedJson = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** A key may begin with zeros, which are not written out. */
const padded = (key: Buffer) => Buffer.concat([Buffer.alloc(32 - key.length), key])
