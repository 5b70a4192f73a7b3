/**
 * `node scripts/draw-media.ts`: draws the pictures of the base content into src/server/seeds/media.
 * File names contain a hash of the content, since browsers cache a name forever.
 */
import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { addressOf, pictureName, SMALL_SIDE_PX, smallNameOf } from '#domain/media/media-address.ts'
import { bannerPicture, pictures } from './media/pictures.ts'

/** Low quality: the first page waits for this picture, and its flat colours hide the loss. */
const BANNER_QUALITY = 50
const OUTPUT = join(import.meta.dirname, '../src/server/seeds/media')

await rm(OUTPUT, { recursive: true, force: true })
await mkdir(OUTPUT)
const drawn = { ...pictures(), banner: bannerPicture() }
for (const [name, svg] of Object.entries(drawn)) await writePicture(name, svg)

async function writePicture(name: string, svg: string) {
  const picture = await sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true })
  const quality = name === 'banner' ? BANNER_QUALITY : 82
  const data = await sharp(picture.data).webp({ quality, effort: 6 }).toBuffer()
  const small = await sharp(picture.data)
    .resize({ width: SMALL_SIDE_PX, height: SMALL_SIDE_PX, fit: 'inside' })
    .webp({ quality: Math.min(quality, 80), effort: 6 })
    .toBuffer()
  const file = pictureName(`${name}-${hash(data)}`, picture.info)
  await writeFile(join(OUTPUT, file), data)
  await writeFile(join(OUTPUT, smallNameOf(file)), small)
  process.stdout.write(`${addressOf(file)} ${data.length} ${small.length}\n`)
}

function hash(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 10)
}
