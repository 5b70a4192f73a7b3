import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'authenticator app secrets', 32))

/**
 * Encrypts bytes for the database, so that a copy of it alone gives no codes. `owner` is bound to the
 * result: a row copied to another member cannot be decrypted.
 */
export function encryptSecret(secret: string, owner: string, plain: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  return sealed.toString('base64url')
}

/** Decrypts {@link encryptSecret}; null if `secret` or `owner` is another. */
export function decryptSecret(secret: string, owner: string, sealed: string): Uint8Array | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, keyOf(secret), nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const plain = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
    return Buffer.concat([plain, decipher.final()])
  } catch {
    return null
  }
}
