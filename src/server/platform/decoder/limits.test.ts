import { readdirSync, readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { heicGridOf } from '#tests/support/heic.ts'
import {
  avifOf,
  avifWithSmallHead,
  jpegWithNotes,
  pngWithPackedNotes,
  progressiveJpeg,
  webpOfFrames,
} from '#tests/support/hostile-pictures.ts'
import { jpegOfManyScans } from '#tests/support/jpeg-of-many-scans.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { readPicture as readPictureOf } from '../pictures.ts'
import { runDecoder } from './run-decoder.ts'

const readPicture = (file: Uint8Array) => readPictureOf(file, 'somebody')

test('[A-01] reads a HEIC of 48 megapixels within the memory of the decoder', async () => {
  const photo = heicGridOf({ width: 8_064, height: 6_048 })

  expect(await readPicture(photo)).toMatchObject({ width: 2_400, height: 1_800 })
})

test('[A-01] reads an AVIF and a progressive JPEG of 12 megapixels', async () => {
  const size = { width: 4_000, height: 3_000 }

  for (const photo of [await avifOf(size), await progressiveJpeg(size)]) {
    expect(await readPicture(photo)).toMatchObject({ width: 2_400, height: 1_800 })
  }
})

test.each<[what: string, file: () => Promise<Buffer>]>([
  ['an AVIF of 24 megapixels', () => avifOf({ width: 6_000, height: 4_000 })],
  ['an AVIF behind a small head', () => avifWithSmallHead({ width: 6_000, height: 4_000 })],
])('[A-01] refuses %s, which would take too much memory', async (_what, file) => {
  await expect(readPicture(await file())).rejects.toMatchObject({ code: 'IMAGE_TOO_MANY_PIXELS' })
})

test('[A-01] refuses an AVIF of 24 megapixels by its header, also without a memory limit', async () => {
  const file = await avifOf({ width: 6_000, height: 4_000 })
  const task = { file, format: 'avif', form: 'photo' } as const

  const answer = await runDecoder(task, { maxBytes: 4 * 1024 ** 3 })

  expect(answer).toBe('IMAGE_TOO_MANY_PIXELS')
})

test.runIf(process.platform === 'linux')(
  '[SEC-01] the decoder’s process knows no secret of the server',
  async () => {
    process.env.SESSION_SECRET = 'a-secret-that-no-decoder-may-know'
    onTestFinished(() => {
      delete process.env.SESSION_SECRET
    })
    const file = jpegOfManyScans({ width: 2_400, height: 2_400 })
    const decoding = runDecoder({ file, format: 'jpeg', form: 'photo' }, { maxCpuSeconds: 2 })

    const environments = environmentsOfChildren()

    expect(environments.filter((it) => it.includes('VIPS_CONCURRENCY'))).not.toEqual([])
    expect(environments.filter((it) => it.includes('a-secret'))).toEqual([])
    await decoding
  },
)

test('[A-01] refuses a JPEG of 2,647 scans after the limit of processor time', async () => {
  const file = jpegOfManyScans({ width: 2_400, height: 2_400 })
  const task = { file, format: 'jpeg', form: 'photo' } as const

  expect(await runDecoder(task, { maxCpuSeconds: 1 })).toBe('IMAGE_BROKEN')
})

test.each<[what: string, file: () => Promise<Buffer>]>([
  ['an AVIF', () => avifOf({ width: 2_400, height: 2_400 })],
  ['a progressive JPEG', () => progressiveJpeg({ width: 2_400, height: 2_400 })],
  ['a WebP of several frames', webpOfFrames],
])('[A-01] a small photo does not wait behind %s', async (_what, file) => {
  const [large, small] = [await file(), await givenPhoto(40, 30)]

  const read = [large, small].map((each) => readPicture(each))
  expect(await Promise.race(read)).toMatchObject({ width: 40, height: 30 })
  await Promise.all(read)
})

test.each<[what: string, file: () => Buffer | Promise<Buffer>]>([
  ['9 MB of notes', () => jpegWithNotes(9_000_000)],
  ['a profile of 100 MB', () => pngWithPackedNotes('iCCP', 100_000_000)],
  ['a text of 100 MB', () => pngWithPackedNotes('zTXt', 100_000_000)],
])('[A-01] reads a picture with %s and keeps nothing of it', async (_what, file) => {
  const { data } = await readPicture(await file())

  expect(data.length).toBeLessThan(10_000)
})

test.each([
  ['time on a busy machine', { maxMs: 0 }, 'UNAVAILABLE'],
  ['memory for its pixels', { maxBytes: 160 * 1024 * 1024 }, 'IMAGE_TOO_MANY_PIXELS'],
  ['memory for itself', { maxBytes: 1024 * 1024 }, 'IMAGE_BROKEN'],
])(
  '[A-01] refuses when the decoder runs out of %s, and decodes the next picture',
  async (_what, limits, code) => {
    const file = await avifOf({ width: 4_000, height: 3_000 })
    const task = { file, format: 'avif', form: 'photo' } as const

    expect(await runDecoder(task, limits)).toBe(code)
    expect(await runDecoder(task)).toMatchObject({ width: 2_400 })
  },
)

/** Environments of the processes that this one started, as the kernel shows them. */
const environmentsOfChildren = (): string[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8')
        const isChild = status.includes(`PPid:\t${process.pid}\n`)
        return isChild ? [readFileSync(`/proc/${pid}/environ`, 'utf8')] : []
      } catch {
        return [] // ended meanwhile
      }
    })
