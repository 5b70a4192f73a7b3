import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ownBytes } from './own-bytes.ts'
import { rememberResults } from './remember-results.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Smaller bodies are sent as they are. */
export const COMPRESSION_THRESHOLD_BYTES = 1_024

/** A body with its encodings, each created on first use. */
export interface EncodedBody {
  /** Approximate memory use in bytes, encodings included. */
  readonly bytes: number
  /** Strong ETag of this body in this encoding. */
  tagOf(encoding: Encoding): string
  bodyIn(encoding: Encoding): Promise<Buffer>
}

const BROTLI_QUALITY = 6
const encoders: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: async (plain) =>
    ownBytes(
      await promisify(brotliCompress)(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      }),
    ),
  gzip: async (plain) => ownBytes(await promisify(gzip)(plain)),
  identity: async (plain) => plain,
}

export function encodedBody(text: string): EncodedBody {
  const plain = Buffer.from(text)
  let hash: string | undefined
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    bytes: 2 * plain.length,
    tagOf(encoding) {
      hash ??= createHash('sha256').update(plain).digest('base64url').slice(0, 27)
      return `"${hash}-${encoding}"`
    },
    bodyIn(encoding) {
      const body = made.get(encoding) ?? encoders[encoding](plain)
      made.set(encoding, body)
      return body
    },
  }
}

/** Chooses the smallest encoding that the request's `Accept-Encoding` allows. */
export const encodingFor = ({ headers }: { readonly headers: IncomingHttpHeaders }): Encoding =>
  smallestOf(String(headers['accept-encoding'] ?? ''))

const smallestOf = rememberResults((header: string): Encoding => {
  const accepted = header
    .toLowerCase()
    .split(',')
    .filter((wish) => !/;\s*q\s*=\s*0(\.0*)?\s*$/.test(wish))
    .map((wish) => wish.replace(/;.*/s, '').trim())
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity'
})

/** True if `If-None-Match` contains this ETag. */
export const matchesEtag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag)
