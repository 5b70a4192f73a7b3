import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** How a passkey answers; every part can be wrong. */
export interface PasskeyAnswer {
  readonly challenge: string
  readonly origin?: string
  readonly rpId?: string
  /** Whether the person was verified (fingerprint, face, PIN). */
  readonly isUserVerified?: boolean
  readonly counter?: number
}

const ORIGIN = 'http://gyeol.test'
const RP_ID = 'gyeol.test'

/** A passkey in software (ES256, WebAuthn level 2), as a browser would answer with it. */
export function softwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }
  return {
    id: credential.id,
    create(answer: PasskeyAnswer) {
      const keyOfCredential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(publicKey),
      ])
      const authData = Buffer.concat([authenticatorData(answer, 0x40), keyOfCredential])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData),
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', answer).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      }
    },
    use(answer: PasskeyAnswer) {
      const authData = authenticatorData(answer, 0)
      const client = clientData('webauthn.get', answer)
      const hash = createHash('sha256').update(client).digest()
      const signed = createSign('sha256').update(authData).update(hash).sign(privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signed.toString('base64url'),
        },
      }
    },
  }
}

export type SoftwarePasskey = ReturnType<typeof softwarePasskey>

const clientData = (type: string, { challenge, origin = ORIGIN }: PasskeyAnswer) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

function authenticatorData(answer: PasskeyAnswer, moreFlags: number) {
  const { rpId = RP_ID, isUserVerified = true, counter = 0 } = answer
  const tail = Buffer.alloc(5)
  tail.writeUInt8(0x01 | (isUserVerified ? 0x04 : 0) | moreFlags)
  tail.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), tail])
}

const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])

/** COSE key of P-256: kty 2, alg -7, crv 1, x, y. */
function coseKey(key: KeyObject) {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ])
}
