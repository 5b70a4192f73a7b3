import sharp from 'sharp'
import { itemAt } from '#domain/collections/lists.ts'
import { seededRandom } from '#domain/drawings/geometry/random.ts'
import { readPicture } from '#server/platform/pictures.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { heicOf } from '#tests/support/heic.ts'
import { type Drill, inMs, quantile } from './drill.ts'

const PICTURES = 10_000
const SHORT_PICTURES = 150
const SEED = 20_261_126
/** The decoder's own limit, and time to start it. */
const LIMIT_MS = 20_000
/** Above the size at which pictures are decoded in this process. */
const LARGE = { width: 1_600, height: 1_200 }
const SMALL = { width: 160, height: 120 }

/** Decodes pictures of every format with random damage. Each must be read or refused in time. */
export const pictures: Drill = async ({ isShort, amount }) => {
  const count = amount ?? (isShort ? SHORT_PICTURES : PICTURES)
  const random = seededRandom(SEED)
  const originals = await originalPictures()
  const outcomes = new Map<string, number>()
  const times: number[] = []
  const failures: string[] = []
  const before = process.memoryUsage().rss
  let next = 0

  async function decodeInTurn(worker: number) {
    while (next < count) {
      const at = next++
      const file = damaged(itemAt(originals, at % originals.length), random)
      const startedAt = performance.now()
      const outcome = await readPicture(file, `worker ${worker}`).then(
        () => 'read',
        (error: unknown) => (error instanceof Refusal ? error.code : `fault: ${String(error)}`),
      )
      times.push(performance.now() - startedAt)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      if (outcome.startsWith('fault') || outcome === 'UNAVAILABLE') {
        failures.push(`picture ${at}: ${outcome}`)
      }
    }
  }
  // Both queues, of small and of large pictures, stay busy.
  await Promise.all([decodeInTurn(1), decodeInTurn(2), decodeInTurn(3)])

  const longest = Math.max(...times)
  if (longest > LIMIT_MS) failures.push(`a picture took ${inMs(longest)}`)
  const grownMb = (process.memoryUsage().rss - before) / 1024 ** 2
  const parts = [...outcomes].map(([outcome, number]) => `${number} ${outcome}`).join(', ')
  const figures = `${count} pictures, seed ${SEED}: ${parts}; p50 ${inMs(quantile(times, 0.5))}, longest ${inMs(longest)}; this process grew by ${grownMb.toFixed(0)} MB`
  return { figures, failures }
}

async function originalPictures(): Promise<readonly Buffer[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const drawn = ({ width, height }: typeof SMALL) =>
    sharp({ create: { width, height, channels: 3, background: '#b04a2f', noise } })
  return Promise.all([
    drawn(SMALL).jpeg().toBuffer(),
    drawn(SMALL).png().toBuffer(),
    drawn(SMALL).webp().toBuffer(),
    drawn(SMALL).tiff().toBuffer(),
    drawn(SMALL).gif().toBuffer(),
    drawn(SMALL).avif({ effort: 0 }).toBuffer(),
    heicOf({}),
    drawn(LARGE).jpeg({ progressive: true }).toBuffer(),
    drawn(SMALL)
      .withExif({ IFD0: { Orientation: '6' } })
      .jpeg()
      .toBuffer(),
  ])
}

/** Flips bytes, most of them in the header, cuts, repeats or removes a part. */
function damaged(original: Buffer, random: () => number): Buffer {
  const file = Buffer.from(original)
  const at = (end: number) => Math.floor(random() * end)
  const headerBytes = Math.min(file.length, 512)
  for (let flips = at(8); flips >= 0; flips -= 1) {
    const place = random() < 0.6 ? at(headerBytes) : at(file.length)
    file[place] = random() < 0.3 ? 0xff : at(256)
  }
  const cut = at(file.length)
  const kind = random()
  if (kind < 0.15) return file.subarray(0, cut)
  if (kind < 0.25) return Buffer.concat([file.subarray(0, cut), file.subarray(at(cut + 1))])
  if (kind < 0.3) return Buffer.concat([file, file.subarray(cut)])
  return file
}
