import type { HairParameters } from '../parameters/portrait.ts'

/** Parts of a cut in a hairdresser's plan, in working order. */
const cutParts = [
  'parting',
  'fringe',
  'layers',
  'length',
  'short',
  'tied',
  'volume',
  'wave',
] as const
export type CutPart = (typeof cutParts)[number]

/** Layering in percent below which hair counts as of one length. */
const ONE_LENGTH = 5

export const isLayered = ({ layers }: HairParameters) => layers > ONE_LENGTH

const isTiedUp = ({ tied }: HairParameters) => tied === 'ponytail' || tied === 'lowBun'
const falls = (hair: HairParameters) => hair.cut === 'falling' && !isTiedUp(hair)

const says: Readonly<Record<CutPart, (hair: HairParameters) => boolean>> = {
  parting: ({ parting }) => parting !== 'none',
  fringe: ({ fringe }) => fringe !== 'none',
  layers: (hair) => falls(hair) && isLayered(hair),
  length: falls,
  short: (hair) => hair.cut !== 'falling' && hair.tied === 'none',
  tied: ({ tied }) => tied !== 'none',
  volume: (hair) => !isTiedUp(hair),
  wave: (hair) => hair.wave !== 'straight' && !isTiedUp(hair),
}

/** Returns the parts that this hair has. Position plus 1 is the number in picture and list. */
export const partsOf = (hair: HairParameters): readonly CutPart[] =>
  cutParts.filter((part) => says[part](hair))
