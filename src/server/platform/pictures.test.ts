import sharp from 'sharp'
import { expect, test } from 'vitest'
import { heicOf, largeStream } from '#tests/support/heic.ts'
import {
  givenPhoto,
  givenPixelBomb,
  givenSvg,
  givenTruncatedPhoto,
  givenTurnedHeicWithPlace,
  givenTurnedPhotoWithPlace,
} from '#tests/support/pictures.ts'
import { readPicture as readPictureOf } from './pictures.ts'

const readPicture = (file: Uint8Array) => readPictureOf(file, 'somebody')

test('[SRV-06] stores a rotated photo upright', async () => {
  const picture = await readPicture(await givenTurnedPhotoWithPlace())

  expect(picture).toMatchObject({ width: 300, height: 400 })
  expect(await brightness(picture.data, 0.1)).toBeGreaterThan(230)
  expect(await brightness(picture.data, 0.9)).toBeLessThan(25)
  expect(await brightness(picture.thumbnail, 0.1)).toBeGreaterThan(230)
})

test('[SRV-06] stores no location, camera or orientation data', async () => {
  const photo = await givenTurnedPhotoWithPlace()
  expect((await sharp(photo).metadata()).exif?.includes('Gyeol Phone')).toBe(true)

  const { data, thumbnail } = await readPicture(photo)

  for (const stored of [data, thumbnail]) {
    const { exif, orientation, icc, xmp } = await sharp(stored).metadata()
    expect({ exif, orientation, icc, xmp }).toEqual({})
  }
})

test('[SRV-06] stores a rotated HEIC upright and without metadata', async () => {
  const heic = await givenTurnedHeicWithPlace()
  expect(heic.includes('Gyeol Phone')).toBe(true)

  const picture = await readPicture(heic)

  expect(picture).toMatchObject({ width: 48, height: 64 })
  expect(await brightness(picture.data, 0.1)).toBeGreaterThan(230)
  expect(await brightness(picture.data, 0.9)).toBeLessThan(25)
  for (const stored of [picture.data, picture.thumbnail]) {
    const { format, exif, orientation, icc, xmp } = await sharp(stored).metadata()
    expect({ format, exif, orientation, icc, xmp }).toEqual({ format: 'jpeg' })
    expect(Buffer.from(stored).includes('Gyeol Phone')).toBe(false)
  }
})

test('[SRV-06] limits the longer side to 2400 pixels, a thumbnail’s to 480', async () => {
  const { width, height, thumbnail } = await readPicture(await givenPhoto(4_800, 1_200))

  expect([width, height]).toEqual([2_400, 600])
  expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 480, height: 120 })
})

test('[SRV-06] does not enlarge a small photo', async () => {
  expect(await readPicture(await givenPhoto(40, 30))).toMatchObject({ width: 40, height: 30 })
})

test.each(['png', 'webp', 'avif', 'jpeg'] as const)('[SRV-06] %s is read', async (format) => {
  const photo = await sharp(await givenPhoto())
    .toFormat(format)
    .toBuffer()

  expect((await sharp((await readPicture(photo)).data).metadata()).format).toBe('jpeg')
})

test('[SRV-06] replaces transparency with white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const photo = await sharp({ create: { width: 9, height: 9, channels: 4, background: clear } })
    .png()
    .toBuffer()

  expect(await brightness((await readPicture(photo)).data, 0.5)).toBeGreaterThan(250)
})

const jpegStart = [0xff, 0xd8, 0xff, 0xe0]
const gif = () => sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).gif()
const tiff = () => sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).tiff()

const bombOf = (width: number, height: number) => heicOf({ width, height })
const noiseAfterHeic = () =>
  Buffer.concat([
    heicOf().subarray(0, 40),
    Buffer.from(Array.from({ length: 999 }, (_, i) => i * 31)),
  ])

test.each<[what: string, file: () => Uint8Array | Promise<Uint8Array>, code: string]>([
  ['a text', () => Buffer.from('not a picture at all'), 'IMAGE_NOT_SUPPORTED'],
  ['an SVG', givenSvg, 'IMAGE_NOT_SUPPORTED'],
  ['a GIF', () => gif().toBuffer(), 'IMAGE_NOT_SUPPORTED'],
  ['a TIFF', () => tiff().toBuffer(), 'IMAGE_NOT_SUPPORTED'],
  ['a HEIC’s first bytes', () => heicOf().subarray(0, 24), 'IMAGE_BROKEN'],
  ['a HEIC’s first bytes before noise', noiseAfterHeic, 'IMAGE_BROKEN'],
  ['half a HEIC', () => heicOf().subarray(0, -30), 'IMAGE_BROKEN'],
  ['a HEIC that says 400 megapixels', () => bombOf(20_000, 20_000), 'IMAGE_TOO_MANY_PIXELS'],
  ['a HEIC that says 4 gigapixels', () => bombOf(65_535, 65_535), 'IMAGE_TOO_MANY_PIXELS'],
  ['an empty file', () => new Uint8Array(), 'IMAGE_BROKEN'],
  ['half a JPEG', givenTruncatedPhoto, 'IMAGE_BROKEN'],
  ['a JPEG’s first bytes', () => Uint8Array.from(jpegStart), 'IMAGE_BROKEN'],
  [
    'a JPEG’s first bytes before noise',
    () => Uint8Array.from([...jpegStart, ...Array.from({ length: 999 }, (_, i) => (i * 31) % 256)]),
    'IMAGE_BROKEN',
  ],
  ['a picture of 400 megapixels', () => givenPixelBomb(20_000), 'IMAGE_TOO_MANY_PIXELS'],
])('[SRV-06] %s is refused', async (_what, file, code) => {
  await expect(readPicture(await file())).rejects.toMatchObject({ code })
})

test('[SRV-06] a picture of 99 megapixels is read within the memory of a small machine', async () => {
  const picture = await readPicture(givenPixelBomb(9_950))

  expect(picture).toMatchObject({ width: 2_400, height: 2_400 })
})

const largeHeic = (width = 4_096, height = 3_072) => heicOf({ stream: largeStream, width, height })

test('[SRV-06] a HEIC of 12 megapixels is read', async () => {
  expect(await readPicture(largeHeic())).toMatchObject({ width: 1_800, height: 2_400 })
})

test('[SRV-06] refuses a HEIC whose header understates its size', async () => {
  await expect(readPicture(largeHeic(64, 48))).rejects.toMatchObject({
    code: 'IMAGE_TOO_MANY_PIXELS',
  })
})

test('[SRV-06] a broken picture does not block the queue', async () => {
  const files = [await givenTruncatedPhoto(), await givenPhoto()]
  const results = await Promise.allSettled(files.map((file) => readPicture(file)))

  expect(results.map((result) => result.status)).toEqual(['rejected', 'fulfilled'])
})

/** Brightness (0 to 255) of the middle pixel at a share of the height. */
async function brightness(picture: Uint8Array, share: number): Promise<number> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const row = Math.floor(info.height * share)
  return data[(row * info.width + Math.floor(info.width / 2)) * info.channels]!
}
