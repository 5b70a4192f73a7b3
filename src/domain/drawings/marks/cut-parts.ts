import type { HairParameters } from '../parameters/portrait.ts'

/** What a hairdresser is told of a cut, in the order in which it is done. */
export const cutParts = [
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

/** Hair of one length has fewer layers than this, in percent. */
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

/** The parts that this hair has. Their places are their numbers in picture and list, from 1. */
export const partsOf = (hair: HairParameters): readonly CutPart[] =>
  cutParts.filter((part) => says[part](hair))
