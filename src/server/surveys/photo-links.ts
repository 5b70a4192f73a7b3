import { createHmac, timingSafeEqual } from 'node:crypto'
import { PHOTO_LINK_VALID_MINUTES } from '#domain/limits/limits.ts'

export type PhotoSize = 'full' | 'thumbnail'

const LINK_VALID_SECONDS = PHOTO_LINK_VALID_MINUTES * 60

/** The address of a photo for {@link PHOTO_LINK_VALID_MINUTES}. Whoever has it sees that photo. */
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

/** What a link is worth. One that was tampered with is forged, however old it is. */
export function checkPhotoLink(
  secret: string,
  { id, size, expires, signature }: LinkParts,
  at: Date,
): 'VALID' | 'EXPIRED' | 'FORGED' {
  const expected = signatureOf(secret, id, size, expires)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'FORGED'
  return at.getTime() / 1_000 > Number(expires) ? 'EXPIRED' : 'VALID'
}

const signatureOf = (secret: string, ...parts: readonly string[]) =>
  createHmac('sha256', secret)
    .update(['photo', ...parts].join('\n'))
    .digest()
