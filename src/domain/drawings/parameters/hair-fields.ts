import { amount, choice, colour } from './field.ts'
import { clientSides } from './sides.ts'

const hairCuts = ['falling', 'pixie', 'twoBlock', 'dandy', 'crop', 'middlePart', 'swept'] as const
export type HairCut = (typeof hairCuts)[number]

export const fringes = ['none', 'seeThrough', 'full', 'curtain', 'side'] as const
export type FringeKind = (typeof fringes)[number]

export const hairColours = [
  'black',
  'darkBrown',
  'brown',
  'ash',
  'copper',
  'blond',
  'grey',
  'white',
  'plan',
] as const
export type HairColourName = (typeof hairColours)[number]

/** Heights are in mm below the chin, negative above it; other amounts are percent. */
// biome-ignore format: a table reads by columns
export const hairFields = {
  cut:          choice('ha', hairCuts),
  /** End of the longest strands. */
  length:       amount('hb', -72, 260, 60),
  parting:      choice('hc', ['5:5', '6:4', '7:3', '8:2', 'none']),
  /** The narrow side of the parting. */
  partingSide:  choice('hd', clientSides),
  fringe:       choice('he', fringes),
  /** How much lower than usual the fringe ends, in mm. */
  fringeDrop:   amount('hf', -25, 40),
  /** End of the shortest layer. */
  layersStart:  amount('hg', -110, 200, -40),
  layers:       amount('hh', 0, 100),
  ends:         choice('hi', ['blunt', 'thinned', 'cCurl', 'flick']),
  wave:         choice('hj', ['straight', 'sWave', 'perm']),
  /** Width of the waves. */
  waveSize:     amount('hk', 0, 100, 50),
  crown:        amount('hl', 0, 100, 40),
  sides:        amount('hm', 0, 100, 35),
  /** How much shorter the strands beside the face are, in mm. */
  faceFrame:    amount('hn', 0, 80),
  tucked:       choice('ho', ['none', 'left', 'right', 'both']),
  tied:         choice('hp', ['none', 'ponytail', 'lowBun', 'halfUp']),
  colour:       choice('hq', hairColours),
  /** Replaces the named colour. */
  dye:          colour('hr'),
} as const
