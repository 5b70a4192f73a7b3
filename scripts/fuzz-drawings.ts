/**
 * `node scripts/run.mjs scripts/fuzz-drawings.ts [COUNT] [SEED]`: draws random portraits at every
 * level of detail, counts those that are broken or too large, and prints sizes and times.
 */
import { performance } from 'node:perf_hooks'
import { gzipSync } from 'node:zlib'
import { itemAt } from '#domain/collections/lists.ts'
import { drawPortrait } from '../src/domain/drawings/draw-portrait.ts'
import { seededRandom } from '../src/domain/drawings/geometry/random.ts'
import { decodePortrait, encodePortrait } from '../src/domain/drawings/parameters/encoding.ts'
import { type Detail, details } from '../src/domain/drawings/parameters/picture-fields.ts'
import { randomPortrait } from '../src/domain/drawings/parameters/random-portrait.ts'
import { drawingProblem } from '../src/domain/drawings/problem.ts'
import { toSvg } from '../src/domain/drawings/svg.ts'

const MAX_BYTES: Readonly<Record<Detail, number>> = {
  full: 20_000,
  medium: 14_000,
  thumbnail: 4_000,
}

const count = Number(process.argv[2] ?? 3000)
const random = seededRandom(Number(process.argv[3] ?? 1))
const bytes: Record<Detail, number[]> = { full: [], medium: [], thumbnail: [] }
const times: Record<Detail, number[]> = { full: [], medium: [], thumbnail: [] }
let broken = 0
let tooLarge = 0

for (let i = 0; i < count; i++) {
  const { face, hair, picture } = randomPortrait(random)
  const detail = itemAt(details, i % details.length)
  const portrait = { face, hair, picture: { ...picture, detail } }
  const text = encodePortrait(portrait)
  const start = performance.now()
  const drawing = drawPortrait(portrait)
  const svg = toSvg(drawing)
  times[detail].push(performance.now() - start)
  const size = gzipSync(svg, { level: 9 }).length
  bytes[detail].push(size)
  const problem =
    drawingProblem(drawing) ??
    (encodePortrait(decodePortrait(text)) === text ? null : 'does not come back from its text')
  if (problem) {
    broken++
    if (broken <= 5) console.log(`${text}: ${problem}`)
  }
  if (size > MAX_BYTES[detail]) {
    tooLarge++
    if (tooLarge <= 5) console.log(`${text}: ${size} bytes as ${detail}`)
  }
}

for (const detail of details) {
  console.log(`${detail}: gzip ${spread(bytes[detail], 0)} bytes, ${spread(times[detail], 2)} ms`)
}
console.log(`${count} portraits, ${broken} broken, ${tooLarge} too large`)
process.exitCode = broken || tooLarge ? 1 : 0

function spread(values: number[], digits: number): string {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) =>
    itemAt(sorted, Math.min(sorted.length - 1, Math.floor(share * sorted.length))).toFixed(digits)
  return `median ${at(0.5)}, 9 in 10 ${at(0.9)}, 99 in 100 ${at(0.99)}, most ${at(1)}`
}
