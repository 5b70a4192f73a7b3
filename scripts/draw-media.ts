/**
 * `node scripts/draw-media.ts`: draws the pictures of the base content into src/server/seeds/media.
 * File names contain a hash of the content, since browsers cache a name forever.
 */
import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { addressOf, pictureName, SMALL_WIDTH_PX, smallNameOf } from '#domain/media/media-address.ts'
import { bannerPicture, pictures } from './media/pictures.ts'

/** Low quality: the first page waits for the banner, and its flat colours hide the loss. */
const qualities = {
  banner: { picture: 50, small: 40 },
  other: { picture: 82, small: 55 },
} as const
const OUTPUT = join(import.meta.dirname, '../src/server/seeds/media')

await rm(OUTPUT, { recursive: true, force: true })
await mkdir(OUTPUT)
const drawn = { ...pictures(), banner: bannerPicture() }
for (const [name, svg] of Object.entries(drawn)) await writePicture(name, svg)

async function writePicture(name: string, svg: string) {
  const picture = await sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true })
  const quality = qualities[name === 'banner' ? name : 'other']
  const data = await sharp(picture.data).webp({ quality: quality.picture, effort: 6 }).toBuffer()
  const small = await sharp(picture.data)
    .resize({ width: SMALL_WIDTH_PX })
    .avif({ quality: quality.small, effort: 9 })
    .toBuffer()
  const file = pictureName(`${name}-${hash(data)}`, picture.info)
  await writeFile(join(OUTPUT, file), data)
  await writeFile(join(OUTPUT, smallNameOf(file)), small)
  process.stdout.write(`${addressOf(file)} ${data.length} ${small.length}\n`)
}

function hash(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 10)
}
