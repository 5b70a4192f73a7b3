import libheif from 'libheif-js/wasm-bundle.js'
import sharp from 'sharp'
import { itemAt } from '#domain/collections/lists.ts'
import type { PictureProblem } from './answer.ts'
import { LONGEST_SIDE_PX, within } from './encode-picture.ts'
import { DECODING_MAX_BYTES } from './limits.ts'
import { tiffOf } from './tiff.ts'

/** Allows a phone's largest photos, which have 48 million pixels. */
const HEIC_MAX_PIXELS = 50_000_000
const PAGE_BYTES = 65_536
const CHANNELS = 3
const RGB = 1
/** Interleaved RGB; libheif uses this number as a chroma and as a channel. */
const INTERLEAVED = 10
const LIMIT_EXCEEDED = 1_000

/** Field offsets in `heif_security_limits`, `heif_decoding_options` and `heif_error`. */
const AT = { maxPixels: 8, toEightBits: 20, code: 0, subcode: 4 } as const

interface Decoded {
  readonly width: number
  readonly height: number
  /** View of the decoder's memory, which avoids a second copy of 48 million pixels. */
  readonly pixels: Uint8Array
  readonly profile: Uint8Array
}

/**
 * Converts a HEIC to a TIFF of at most {@link LONGEST_SIDE_PX} pixels per side, upright, with its
 * colour profile and no other metadata. Blocks while decoding: call it in a separate process.
 */
export async function heicToTiff(file: Uint8Array): Promise<Uint8Array | PictureProblem> {
  limitMemory(DECODING_MAX_BYTES)
  const decoded = decode(file)
  if (typeof decoded === 'string') return decoded
  const { width, height, pixels, profile } = decoded
  const raw = { width, height, channels: CHANNELS } as const
  const { data, info } = await sharp(pixels, { raw, limitInputPixels: HEIC_MAX_PIXELS })
    .resize(within(LONGEST_SIDE_PX))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return tiffOf({ width: info.width, height: info.height, data, profile })
}

/** Limits the decoder's memory by intercepting the only call that grows it. */
function limitMemory(maxBytes: number) {
  const grow = WebAssembly.Memory.prototype.grow
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > maxBytes)
      throw new RangeError('out of memory')
    return grow.call(this, pages)
  }
}

/** Decodes the primary picture with its rotation and mirroring. */
function decode(file: Uint8Array): Decoded | PictureProblem {
  const error = libheif._malloc(16)
  const result = libheif._malloc(4)
  const failed = () => libheif.HEAP32[(error + AT.code) >> 2] !== 0
  const why = () =>
    libheif.HEAP32[(error + AT.subcode) >> 2] === LIMIT_EXCEEDED
      ? 'IMAGE_TOO_MANY_PIXELS'
      : 'IMAGE_BROKEN'
  const pointed = () => itemAt(libheif.HEAP32, result >> 2)

  const context = libheif._heif_context_alloc()
  const limits = libheif._heif_context_get_security_limits(context)
  libheif.HEAP32.set([HEIC_MAX_PIXELS, 0], (limits + AT.maxPixels) >> 2)
  const bytes = libheif._malloc(file.length)
  libheif.HEAPU8.set(file, bytes)
  libheif._heif_context_read_from_memory_without_copy(error, context, bytes, file.length, 0)
  if (failed()) return why()
  libheif._heif_context_get_primary_image_handle(error, context, result)
  if (failed()) return why()
  const handle = pointed()
  const named =
    libheif._heif_image_handle_get_width(handle) * libheif._heif_image_handle_get_height(handle)
  if (named > HEIC_MAX_PIXELS) return 'IMAGE_TOO_MANY_PIXELS'
  const profile = profileOf(handle, error)

  const options = libheif._heif_decoding_options_alloc()
  libheif.HEAPU8[options + AT.toEightBits] = 1
  libheif._heif_decode_image(error, handle, result, RGB, INTERLEAVED, options)
  if (failed()) return why()
  const image = pointed()
  const width = libheif._heif_image_get_width(image, INTERLEAVED)
  const height = libheif._heif_image_get_height(image, INTERLEAVED)
  const plane = libheif._heif_image_get_plane_readonly(image, INTERLEAVED, result)
  if (plane === 0 || width <= 0 || height <= 0) return 'IMAGE_BROKEN'
  return { width, height, pixels: withoutPadding(plane, pointed(), width, height), profile }
}

function profileOf(handle: number, error: number): Uint8Array {
  const size = libheif._heif_image_handle_get_raw_color_profile_size(handle)
  if (size === 0) return new Uint8Array()
  const to = libheif._malloc(size)
  libheif._heif_image_handle_get_raw_color_profile(error, handle, to)
  return libheif.HEAPU8.slice(to, to + size)
}

/** Removes the padding between rows of `stride` bytes, in place. */
function withoutPadding(plane: number, stride: number, width: number, height: number): Uint8Array {
  const bytes = width * CHANNELS
  for (let row = 1; row < height; row += 1) {
    const from = plane + row * stride
    libheif.HEAPU8.copyWithin(plane + row * bytes, from, from + bytes)
  }
  return libheif.HEAPU8.subarray(plane, plane + bytes * height)
}
