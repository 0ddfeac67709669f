import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { PasskeyAssertion, PasskeyRegistration } from '@materia/contract'

const origin = 'http://localhost:3000'
const rpIdHash = createHash('sha256').update('localhost').digest()
const flags = { present: 1, verified: 4, hasKey: 64 }

interface Ceremony {
  challenge: string
  origin?: string
  isVerified?: boolean
}

/** A passkey in memory: ES256, without attestation, its counter going up. */
export function softwareAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let counter = 0

  const authData = (flag: number, rest: Buffer[] = []) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([rpIdHash, Buffer.from([flag]), count, ...rest])
  }
  const clientData = (type: string, { challenge, origin: from = origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const presence = ({ isVerified = true }: Ceremony) => flags.present | (isVerified ? flags.verified : 0)

  return {
    /** Sets the counter, as a copy of the key would have it. */
    rewind: (to: number) => {
      counter = to
    },
    register(ceremony: Ceremony): PasskeyRegistration {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const coordinate = (key: number, text: string) => [Buffer.from([key, 0x58, 32]), Buffer.from(text, 'base64url')]
      const coseKey = Buffer.concat([
        Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]),
        ...coordinate(0x21, x),
        ...coordinate(0x22, y),
      ])
      const idLength = Buffer.from([0, credentialId.length])
      const data = authData(presence(ceremony) | flags.hasKey, [Buffer.alloc(16), idLength, credentialId, coseKey])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign(ceremony: Ceremony): PasskeyAssertion {
      counter += 1
      const data = authData(presence(ceremony))
      const said = clientData('webauthn.get', ceremony)
      const signed = Buffer.concat([data, createHash('sha256').update(said).digest()])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: said.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        },
      }
    },
  }
}

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
