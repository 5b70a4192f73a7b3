import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { heicGridOf, heicOf, largeStream } from './heic.ts'
import { jpegOfManyScans } from './jpeg-of-many-scans.ts'
import { givenPixelBomb, givenSvg, givenTruncatedPhoto, pngOf } from './pictures.ts'

type Raster = { readonly width: number; readonly height: number; readonly alpha?: boolean }

const grey = { r: 120, g: 110, b: 100 }
const flat = ({ width, height, alpha = false }: Raster) =>
  sharp({
    create: { width, height, channels: alpha ? 4 : 3, background: { ...grey, alpha: 0.5 } },
    limitInputPixels: false,
  })
/** Draws squares of different colours, so that a lossless file is not trivial. */
const patchwork = async ({ width, height }: Raster) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const seed = sharp({ create: { width: 256, height: 256, channels: 3, background: grey, noise } })
  return sharp(await seed.png().toBuffer()).resize(width, height, {
    kernel: 'nearest',
    fit: 'fill',
  })
}

const avifs = new Map<string, Promise<Buffer>>()

/** Encodes an AVIF once per size, since large ones take seconds; returns a copy. */
export async function avifOf(size: Raster, bitdepth: 8 | 10 | 12 = 8): Promise<Buffer> {
  const key = JSON.stringify({ ...size, bitdepth })
  const encoded = avifs.get(key) ?? flat(size).avif({ effort: 0, bitdepth }).toBuffer()
  avifs.set(key, encoded)
  return Buffer.from(await encoded)
}

/** An AVIF whose header claims 64 by 64 pixels. */
export async function avifWithSmallHead(size: Raster): Promise<Buffer> {
  const file = await avifOf(size)
  const at = file.indexOf('ispe') + 8
  file.writeUInt32BE(64, at)
  file.writeUInt32BE(64, at + 4)
  return file
}

export const progressiveJpeg = (size: Raster) =>
  flat(size).jpeg({ quality: 10, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()

/** A JPEG with `bytes` of metadata before its pixels. */
export async function jpegWithNotes(bytes: number): Promise<Buffer> {
  const file = await flat({ width: 400, height: 300 }).jpeg().toBuffer()
  const segment = Buffer.alloc(65_535 + 2, 0x41)
  segment.set([0xff, 0xe1, 0xff, 0xff, ...Buffer.from('Exif\0\0')])
  const segments = Array.from({ length: Math.floor(bytes / segment.length) }, () => segment)
  return Buffer.concat([file.subarray(0, 2), ...segments, file.subarray(2)])
}

/** A PNG with a colour profile or a text of `bytes` when decompressed. */
export const pngWithPackedNotes = (chunk: 'iCCP' | 'zTXt', bytes: number): Buffer =>
  pngOf(400, [[chunk, Buffer.concat([Buffer.from('notes\0\0'), deflateSync(Buffer.alloc(bytes))])]])

export async function webpOfFrames(size: Raster = { width: 1_000, height: 800 }, count = 5) {
  const frame = await flat(size).png().toBuffer()
  // Equal frames would be merged.
  const frames = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      sharp(frame)
        .linear(1, (at % 6) * 20)
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .webp({ effort: 0 })
    .toBuffer()
}

/** Pictures that exhaust memory or time, by description. */
export const hostilePictures: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  'AVIF, 100 megapixels': () => avifOf({ width: 10_000, height: 10_000 }),
  'AVIF, 24 megapixels, 10 bits': () => avifOf({ width: 6_000, height: 4_000 }, 10),
  'AVIF, 12 megapixels, 12 bits, transparent': () =>
    avifOf({ width: 4_000, height: 3_000, alpha: true }, 12),
  'AVIF, 24 megapixels behind a small head': () =>
    avifWithSmallHead({ width: 6_000, height: 4_000 }),
  'HEIC in tiles, 48 megapixels': () => heicGridOf({ width: 8_064, height: 6_048 }),
  'HEIC in tiles, 400 megapixels': () => heicGridOf({ width: 20_000, height: 20_000 }),
  'HEIC, 12 megapixels behind a small head': () => heicOf({ stream: largeStream }),
  'JPEG, 100 megapixels, progressive': () => progressiveJpeg({ width: 10_000, height: 10_000 }),
  'JPEG, 45 megapixels, progressive': () => progressiveJpeg({ width: 9_000, height: 5_000 }),
  'JPEG, CMYK, 12 megapixels, progressive': () =>
    flat({ width: 4_000, height: 3_000 })
      .toColourspace('cmyk')
      .jpeg({ quality: 10, progressive: true })
      .toBuffer(),
  'JPEG of 2,647 scans': () => jpegOfManyScans({ width: 6_000, height: 6_000 }),
  'JPEG with 9 MB of notes': () => jpegWithNotes(9_000_000),
  'PNG, 99 megapixels of one bit': () => givenPixelBomb(9_950),
  'PNG, 400 megapixels': () => givenPixelBomb(20_000),
  'PNG, 100 megapixels, interlaced': () =>
    flat({ width: 10_000, height: 10_000 }).png({ progressive: true }).toBuffer(),
  'PNG, 36 megapixels of 16 bits, interlaced': () =>
    flat({ width: 6_000, height: 6_000, alpha: true })
      .toColourspace('rgb16')
      .png({ progressive: true })
      .toBuffer(),
  'PNG with a profile of 500 MB': () => pngWithPackedNotes('iCCP', 500_000_000),
  'PNG with a text of 500 MB': () => pngWithPackedNotes('zTXt', 500_000_000),
  'WebP, 100 megapixels': () =>
    flat({ width: 10_000, height: 10_000 }).webp({ lossless: true, effort: 0 }).toBuffer(),
  'WebP, 24 megapixels, lossless': async () =>
    (await patchwork({ width: 6_000, height: 4_000 }))
      .webp({ lossless: true, effort: 0 })
      .toBuffer(),
  'WebP of 40 frames': () => webpOfFrames({ width: 2_000, height: 1_500 }, 40),
  'TIFF, 25 megapixels': () =>
    flat({ width: 5_000, height: 5_000 }).tiff({ compression: 'deflate' }).toBuffer(),
  GIF: () => flat({ width: 5_000, height: 5_000 }).gif().toBuffer(),
  SVG: givenSvg,
  'half a JPEG': givenTruncatedPhoto,
}
