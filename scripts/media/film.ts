import sharp from 'sharp'
import { areaSvg } from '../pictures/svg.ts'
import { type Look, person } from './people.ts'

/** Haircuts of the film's woman in their order, from long to tied. */
const haircuts: readonly Pick<Look, 'style' | 'hair'>[] = [
  { style: 'longStraight' },
  { style: 'softWaves' },
  { style: 'seeThroughLayers' },
  { style: 'layeredBob' },
  { style: 'fullFringeBob' },
  { style: 'lowBun' },
]

const FRAMES_PER_HAIRCUT = 44
const FRAMES_OF_CHANGE = 20

export const film = {
  width: 1_280,
  height: 720,
  framesPerSecond: 24,
} as const

/** How many pixel rows the old and the new hair share while one turns into the other. */
const SOFT_ROWS = 150

/** The picture that stands before the film, which begins and ends with it. */
export const poster = (): string => still(0)

/** The film's frames as RGB pixels: hair stays for a while, then changes from the crown down. */
export async function* frames(): AsyncGenerator<Buffer> {
  const stills = await Promise.all(haircuts.map((_, index) => pixelsOf(still(index))))
  for (const [index, pixels] of stills.entries()) {
    const next = stills[(index + 1) % stills.length]!
    for (let i = 0; i < FRAMES_PER_HAIRCUT - FRAMES_OF_CHANGE; i++) yield pixels
    for (let i = 1; i <= FRAMES_OF_CHANGE; i++) yield changed(pixels, next, i / FRAMES_OF_CHANGE)
  }
}

function changed(from: Buffer, to: Buffer, share: number): Buffer {
  const pixels = Buffer.from(from)
  const rowBytes = film.width * 3
  const edge = smooth(share) * (film.height + SOFT_ROWS)
  for (let at = 0; at < pixels.length; at++) {
    if (from[at] === to[at]) continue
    const row = Math.floor(at / rowBytes)
    const weight = smooth(Math.max(0, Math.min(1, (edge - row) / SOFT_ROWS)))
    pixels[at] = Math.round(from[at]! + (to[at]! - from[at]!) * weight)
  }
  return pixels
}

const smooth = (share: number) => share * share * (3 - 2 * share)

const pixelsOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()

function still(index: number): string {
  const look = { who: 'house', cloth: 'clay', ...haircuts[index]! } as const
  const clothes = 'turtleneck'
  const side = person(
    { x: 690, y: 330, scale: 1.2 },
    { ...look, picture: { view: 'left', clothes } },
  )
  const front = person({ x: 1_046, y: 330, scale: 1.2 }, { ...look, picture: { clothes } })
  return areaSvg({ ...film, ground: 'sand' }, side + front)
}
