/**
 * Generates the pictures with fixed names: icons for tabs and home screens, and the preview picture of
 * shared links. Runs before every build; does nothing while they are unchanged.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { maskable, readIcon, sharingPicture } from './pictures/drawings.ts'

const OUTPUT = join(import.meta.dirname, '../public')
const STAMP = join(import.meta.dirname, '../build/pictures')

const icon = await readIcon()
const sources = [
  { name: 'favicon.png', width: 32, svg: icon },
  { name: 'apple-touch-icon.png', width: 180, svg: icon },
  { name: 'icon-192.png', width: 192, svg: icon },
  { name: 'icon-512.png', width: 512, svg: icon },
  { name: 'icon-maskable.png', width: 512, svg: maskable(icon) },
  { name: 'sharing.png', width: 1200, svg: sharingPicture() },
]
const stamp = createHash('sha256').update(JSON.stringify(sources)).digest('hex')
const isMade = sources.every(({ name }) => existsSync(join(OUTPUT, name)))

if (isMade && existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === stamp) {
  console.log('Pictures are up to date.')
} else {
  for (const folder of [OUTPUT, dirname(STAMP)]) await mkdir(folder, { recursive: true })
  for (const { name, width, svg } of sources) {
    await sharp(Buffer.from(svg), { density: 300 })
      .resize({ width })
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(OUTPUT, name))
  }
  await writeFile(STAMP, stamp)
  console.log(`Made ${sources.length} pictures.`)
}
