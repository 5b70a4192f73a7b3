import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

const WIDTH = 5_100
const HEIGHT = 3_400
const channels = 3
/** Right half and left half as stored: full red and a dark grey, in the colours of Display P3. */
const RED = { r: 255, g: 0, b: 0 }
const GREY = { r: 40, g: 40, b: 40 }

/**
 * Creates a photo as a phone's camera writes it at its best quality: some 40 MB, stored lying and to
 * be turned by 90° clockwise, with a place, in Display P3. Noise makes it as hard to compress as a
 * photo can be. Upright, its upper edge is grey and its lower edge red.
 */
export async function givenPhonePhoto(): Promise<Buffer> {
  const noise = randomBytes(WIDTH * HEIGHT * channels)
  const edge = (background: typeof RED) =>
    sharp({ create: { width: 600, height: HEIGHT, channels, background } })
      .png()
      .toBuffer()
  const pixels = await sharp(noise, { raw: { width: WIDTH, height: HEIGHT, channels } })
    .composite([
      { input: await edge(GREY), left: 0, top: 0 },
      { input: await edge(RED), left: WIDTH - 600, top: 0 },
    ])
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .withExif({
      IFD0: { Make: 'Gyeol Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 30/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return withProfile(pixels, await displayP3())
}

/** Names another profile without converting the colours. */
export const withProfile = (jpeg: Buffer, profile: Buffer): Buffer => {
  const segment = Buffer.concat([
    Buffer.from([0xff, 0xe2, 0, 0]),
    Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'),
    profile,
  ])
  segment.writeUInt16BE(segment.length - 2, 2)
  const exifEnd = jpeg[3] === 0xe1 ? 4 + jpeg.readUInt16BE(4) : 2
  return Buffer.concat([jpeg.subarray(0, exifEnd), segment, jpeg.subarray(exifEnd)])
}

/** Returns the colour profile of Display P3. */
export async function displayP3(): Promise<Buffer> {
  const flat = sharp({ create: { width: 8, height: 8, channels, background: RED } })
  const { icc } = await sharp(await flat.withIccProfile('p3').jpeg().toBuffer()).metadata()
  if (!icc) throw new Error('a picture has no colour profile')
  return icc
}
