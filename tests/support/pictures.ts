import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { heicOf } from './heic.ts'

/** Creates a JPEG photo (default: 320 by 240 pixels). */
export const givenPhoto = (width = 320, height = 240, colour = '#b04a2f'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

/**
 * Creates a rotated photo with GPS data: stored as 400 by 300 pixels with a dark right half, to be turned
 * by 90° clockwise. Upright it is 300 by 400 with a dark lower half.
 */
export async function givenTurnedPhotoWithPlace(): Promise<Buffer> {
  const right = await sharp({
    create: { width: 200, height: 300, channels: 3, background: '#000000' },
  })
    .png()
    .toBuffer()
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#ffffff' } })
    .composite([{ input: right, left: 200, top: 0 }])
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Make: 'Gyeol Phone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 30/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** Creates a rotated HEIC with GPS data, stored as 64 by 48 pixels. */
export async function givenTurnedHeicWithPlace(): Promise<Buffer> {
  const { exif } = await sharp(await givenTurnedPhotoWithPlace()).metadata()
  return heicOf({ exif: exif! })
}

export const givenSvg = (): Buffer =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>')

/** Creates the first part of a photo, as after an interrupted upload. */
export async function givenTruncatedPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const whole = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#ffffff', noise },
  })
    .jpeg()
    .toBuffer()
  return whole.subarray(0, Math.floor(whole.length / 3))
}

/** Creates a small PNG file that decodes to `side` by `side` black pixels. */
export const givenPixelBomb = (side: number): Buffer => pngOf(side)

/** Creates a black PNG with one bit per pixel and extra chunks before the pixels. */
export function pngOf(side: number, chunks: readonly (readonly [string, Buffer])[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8) // one bit per pixel, grey
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * side), { level: 9 })
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    ...chunks.map(([type, data]) => pngChunk(type, data)),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Head and shoulders in NASA's portrait, and skin over its fringe, which covers the forehead. */
const head = { left: 92, top: 0, width: 270, height: 340 }
const freeForehead =
  '<svg width="270" height="340"><linearGradient id="skin"><stop stop-color="#e0c5ac"/><stop offset="1" stop-color="#cbab90"/></linearGradient><ellipse cx="134" cy="75" rx="46" ry="17" fill="url(#skin)"/></svg>'

/** Returns a phone's photo of a face with a free forehead, from a portrait in the public domain. */
export async function portraitPhoto(): Promise<Buffer> {
  const cut = await sharp('tests/pictures/astronaut.jpg')
    .extract(head)
    .composite([{ input: Buffer.from(freeForehead) }])
    .png()
    .toBuffer()
  return sharp(cut).resize(960, 1_208).jpeg().toBuffer()
}

/** Returns a photo of two faces side by side; the left one is the larger, by as much as `width` is less than 960. */
export async function photoOfTwo(width = 860): Promise<Buffer> {
  const one = await portraitPhoto()
  const other = await sharp(one).resize({ width }).flop().toBuffer()
  return sharp({ create: { width: 1_820, height: 1_208, channels: 3, background: '#a8a39b' } })
    .composite([
      { input: one, left: 0, top: 0 },
      { input: other, left: 960, top: 0 },
    ])
    .jpeg()
    .toBuffer()
}
