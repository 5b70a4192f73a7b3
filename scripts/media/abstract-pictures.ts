import { itemAt } from '#domain/collections/lists.ts'
import { colours } from '../pictures/svg.ts'
import { bandSvg } from './bands.ts'

/** Draws personal colours as stripes behind a person. */
export function colourFan({ width, height }: { width: number; height: number }, person: string) {
  const swatches = Object.entries(colours).filter(([name]) =>
    /^(spring|summer|autumn|winter)-/.test(name),
  )
  const stripe = width / swatches.length
  const stripes = swatches.map(
    ([, colour], i) =>
      `<rect x="${i * stripe}" width="${stripe + 0.5}" height="${height}" fill="${colour}"/>`,
  )
  return stripes.join('') + person
}

const tones = ['autumn-3', 'autumn-2', 'clay', 'autumn-1', 'sand', 'autumn-2', 'autumn-3']
const DYED_STRANDS = 84

export const dyedStrands = () =>
  bandSvg({
    strands: DYED_STRANDS,
    from: [-60, 330],
    to: [1_260, 560],
    swing: 105,
    spread: [520, 860],
    turns: 0.85,
    ink: (index) => ({
      colour: itemAt(tones, Math.floor((index / DYED_STRANDS) * tones.length)),
      width: 3 + ((index * 7) % 5) * 0.6,
      opacity: 0.62 + ((index * 3) % 4) * 0.11,
    }),
  })

/** Draws three open rings, for the article on refunds. */
export const wayBack = () =>
  bandSvg({
    strands: 40,
    from: [-40, 690],
    to: [1_240, 610],
    swing: 34,
    spread: [240, 330],
    turns: 0.9,
    ink: () => ({ colour: 'sand', width: 2, opacity: 1 }),
  }) +
  ring(190, 'ink') +
  ring(228, 'clay') +
  ring(266, 'ink')

const ring = (radius: number, colour: string) =>
  `<path d="M${600 + radius} 450A${radius} ${radius} 0 1 1 ${600 + radius * 0.5} ${450 - radius * 0.866}" stroke="${colours[colour]}" stroke-width="9"/>`
