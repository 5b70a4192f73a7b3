import { createHmac, timingSafeEqual } from 'node:crypto'
import { PHOTO_LINK_VALID_MINUTES } from '#domain/limits/limits.ts'

export type PhotoSize = 'full' | 'thumbnail'

const LINK_VALID_SECONDS = PHOTO_LINK_VALID_MINUTES * 60

/**
 * Signs the URL of a photo, valid for {@link PHOTO_LINK_VALID_MINUTES}. Anyone who has it sees that
 * photo.
 */
export function signPhotoLink(secret: string, id: string, size: PhotoSize, at: Date): string {
  const expires = String(Math.floor(at.getTime() / 1_000) + LINK_VALID_SECONDS)
  const signature = signatureOf(secret, id, size, expires).toString('base64url')
  return `/v1/photos/${id}?${new URLSearchParams({ size, expires, signature })}`
}

interface LinkParts {
  readonly id: string
  readonly size: PhotoSize
  readonly expires: string
  readonly signature: string
}

/** Checks a link. A tampered one is forged, however old it is. */
export function checkPhotoLink(
  secret: string,
  { id, size, expires, signature }: LinkParts,
  at: Date,
): 'VALID' | 'EXPIRED' | 'FORGED' {
  const expected = signatureOf(secret, id, size, expires)
  const received = Buffer.from(signature, 'base64url')
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return 'FORGED'
  return at.getTime() / 1_000 > Number(expires) ? 'EXPIRED' : 'VALID'
}

const signatureOf = (secret: string, ...parts: readonly string[]) =>
  createHmac('sha256', secret)
    .update(['photo', ...parts].join('\n'))
    .digest()
