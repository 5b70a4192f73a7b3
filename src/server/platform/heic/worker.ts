import { parentPort, workerData } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'
import type { HeicAnswer, HeicTask } from './decode-heic.ts'
import { tiffOf } from './tiff.ts'

const PAGE_BYTES = 65_536
const CHANNELS = 3
const RGB = 1
/** Red, green and blue of each pixel beside each other; the same number as a chroma and as a channel. */
const INTERLEAVED = 10
const LIMIT_EXCEEDED = 1_000

/** Where things stand in `heif_security_limits`, `heif_decoding_options` and `heif_error`. */
const AT = { maxPixels: 8, toEightBits: 20, code: 0, subcode: 4 } as const

const { file, maxPixels, maxBytes }: HeicTask = workerData
limitMemory(maxBytes)
const answer = decode()
parentPort?.postMessage(answer, typeof answer === 'string' ? [] : [answer.buffer as ArrayBuffer])

/** The decoder's memory grows through here alone; refused, the decoder runs out of it and gives up. */
function limitMemory(most: number) {
  const grow = WebAssembly.Memory.prototype.grow
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > most) throw new RangeError('out of memory')
    return grow.call(this, pages)
  }
}

/** The main picture, turned and mirrored as the file says, as a TIFF with its colour profile. */
function decode(): HeicAnswer {
  const error = libheif._malloc(16)
  const result = libheif._malloc(4)
  const failed = () => libheif.HEAP32[(error + AT.code) >> 2] !== 0
  const why = () =>
    libheif.HEAP32[(error + AT.subcode) >> 2] === LIMIT_EXCEEDED ? 'tooManyPixels' : 'broken'
  const pointed = () => libheif.HEAP32[result >> 2]!

  const context = libheif._heif_context_alloc()
  const limits = libheif._heif_context_get_security_limits(context)
  libheif.HEAP32.set([maxPixels, 0], (limits + AT.maxPixels) >> 2)
  const bytes = libheif._malloc(file.length)
  libheif.HEAPU8.set(file, bytes)
  libheif._heif_context_read_from_memory_without_copy(error, context, bytes, file.length, 0)
  if (failed()) return why()
  libheif._heif_context_get_primary_image_handle(error, context, result)
  if (failed()) return why()
  const handle = pointed()
  const named =
    libheif._heif_image_handle_get_width(handle) * libheif._heif_image_handle_get_height(handle)
  if (named > maxPixels) return 'tooManyPixels'
  const profile = profileOf(handle, error)

  const options = libheif._heif_decoding_options_alloc()
  libheif.HEAPU8[options + AT.toEightBits] = 1
  libheif._heif_decode_image(error, handle, result, RGB, INTERLEAVED, options)
  if (failed()) return why()
  const image = pointed()
  const width = libheif._heif_image_get_width(image, INTERLEAVED)
  const height = libheif._heif_image_get_height(image, INTERLEAVED)
  const plane = libheif._heif_image_get_plane_readonly(image, INTERLEAVED, result)
  if (plane === 0 || width <= 0 || height <= 0) return 'broken'
  return tiffOf({ width, height, data: rowsAt(plane, pointed(), width, height), profile })
}

function profileOf(handle: number, error: number): Uint8Array {
  const size = libheif._heif_image_handle_get_raw_color_profile_size(handle)
  if (size === 0) return new Uint8Array()
  const to = libheif._malloc(size)
  libheif._heif_image_handle_get_raw_color_profile(error, handle, to)
  return libheif.HEAPU8.slice(to, to + size)
}

/** The decoder pads its rows to `stride` bytes. */
function rowsAt(plane: number, stride: number, width: number, height: number): Uint8Array {
  const bytes = width * CHANNELS
  const rows = new Uint8Array(bytes * height)
  for (let row = 0; row < height; row += 1) {
    const from = plane + row * stride
    rows.set(libheif.HEAPU8.subarray(from, from + bytes), row * bytes)
  }
  return rows
}
