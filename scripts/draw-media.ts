/**
 * Draws the pictures and the film of the base content into src/server/seeds/media: with ffmpeg at
 * hand, `node scripts/draw-media.ts`. A file's name carries what is in it, since what is served under
 * a name never changes.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { addressOf, pictureName, SMALL_SIDE_PX, smallNameOf } from '#domain/media/media-address.ts'
import { film, frames, poster } from './media/film.ts'
import { bannerPicture, pictures } from './media/pictures.ts'

const OUTPUT = join(import.meta.dirname, '../src/server/seeds/media')

await rm(OUTPUT, { recursive: true, force: true })
await mkdir(OUTPUT)
const drawn = { ...pictures(), banner: bannerPicture(), 'film-poster': poster() }
for (const [name, svg] of Object.entries(drawn)) await writePicture(name, svg)
await writeFilm()

async function writePicture(name: string, svg: string) {
  const picture = await sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true })
  const data = await sharp(picture.data).webp({ quality: 82, effort: 6 }).toBuffer()
  const small = await sharp(picture.data)
    .resize({ width: SMALL_SIDE_PX })
    .webp({ quality: 80, effort: 6 })
    .toBuffer()
  const file = pictureName(`${name}-${hash(data)}`, picture.info)
  await writeFile(join(OUTPUT, file), data)
  await writeFile(join(OUTPUT, smallNameOf(file)), small)
  process.stdout.write(`${addressOf(file)} ${data.length} ${small.length}\n`)
}

async function writeFilm() {
  const folder = await mkdtemp(join(tmpdir(), 'film-'))
  const path = join(folder, 'film.mp4')
  const size = `${film.width}x${film.height}`
  const rate = String(film.framesPerSecond)
  const encoder = spawn(
    'ffmpeg',
    [
      ...[
        '-y',
        '-loglevel',
        'error',
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgb24',
        '-s',
        size,
        '-r',
        rate,
      ],
      ...['-i', '-', '-an', '-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation'],
      ...['-crf', process.argv[2] ?? '30', '-pix_fmt', 'yuv420p', '-profile:v', 'high'],
      ...['-movflags', '+faststart', path],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  for await (const pixels of frames()) {
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  const [code] = await once(encoder, 'exit')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  const data = await readFile(path)
  await writeFile(join(OUTPUT, `film-${hash(data)}.mp4`), data)
  await rm(folder, { recursive: true })
  process.stdout.write(`film ${data.length}\n`)
}

function hash(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 10)
}
