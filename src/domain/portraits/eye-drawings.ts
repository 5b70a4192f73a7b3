import { line, type Stroke, surface } from './drawing.ts'
import { ellipse } from './path.ts'

/** Eyes in a box of 120 units, looking straight on; the fold or hollow that matters in clay. */
const INK = { width: 2.2 } as const
const CLAY = { stroke: 'clay', width: 2.4 } as const

const UPPER_LID = 'M20 67C34 46 76 40 101 62'
const LOWER_LID = 'M101 62C84 80 42 82 20 67'

const openEye = (): Stroke[] => [
  line(UPPER_LID, { width: 2.6 }),
  line(LOWER_LID, { ...INK, width: 1.8 }),
  ...iris(61, 63),
]

const iris = (x: number, y: number): Stroke[] => [
  line(ellipse([x, y], 10), { width: 1.8 }),
  surface(ellipse([x, y], 4.6), 'ink'),
]

export const doubleLid = (): Stroke[] => [...openEye(), line('M15 60C30 33 78 26 105 54', CLAY)]

/** One fold, close to the nose and soon lost in the lid. */
export const singleFold = (): Stroke[] => [...openEye(), line('M18 60C24 48 36 42 50 40', CLAY)]

/** No fold: the lid itself, lower and smooth, is what one sees. */
export const noFold = (): Stroke[] => [
  line('M20 67C36 52 76 47 101 62', { ...CLAY, width: 3 }),
  line('M101 62C84 78 42 80 20 67', { width: 1.8 }),
  line('M51.5 59C49.5 67 54 73.5 61 73.5C68 73.5 72.5 67 70.5 58', { width: 1.8 }),
  surface(ellipse([61, 63], 4.6), 'ink'),
]

export const strongEye = (): Stroke[] => [
  line('M20 67C34 45 76 39 101 61', { width: 5.4 }),
  line('M101 61L114 51', { ...CLAY, width: 4 }),
  line(LOWER_LID, { width: 2.6 }),
  line('M36 53L30 43M50 47L46 36M65 45L65 33M80 47L84 36', { ...CLAY, width: 2.2 }),
  ...iris(61, 63),
]

/** Sunken: a shade and a broken line under the brow. */
export const sunkenEye = (): Stroke[] => [
  surface('M14 58C28 30 80 24 107 54C78 40 36 44 14 58Z', 'clay', 0.16),
  ...openEye(),
  line('M14 56C28 27 80 21 107 52', { ...CLAY, dash: [3, 5] }),
]

/** Puffy: the lids swell above and below. */
export const puffyEye = (): Stroke[] => [
  surface('M18 66C20 30 92 22 103 60C80 42 36 46 18 66Z', 'clay', 0.14),
  surface('M26 74C40 100 82 96 97 70C82 80 46 83 26 74Z', 'clay', 0.14),
  ...openEye(),
  line('M17 62C20 29 92 21 104 56', CLAY),
  line('M30 80C46 98 78 95 93 76', CLAY),
]
