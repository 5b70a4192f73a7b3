import type { FacialFeature } from '#domain/surveys/survey-options.ts'
import { type Drawing, line, type Stroke, surface } from './drawing.ts'
import { doubleLid, noFold, puffyEye, singleFold, strongEye, sunkenEye } from './eye-drawings.ts'
import { SIDE_VIEW_BOX, sideOfHead } from './facial-type-drawing.ts'
import { profileLipsPath, profileNosePath, profilePath } from './profile.ts'

const BOX = '0 0 120 120'
const INK = { width: 2.2 } as const
const CLAY = { stroke: 'clay', width: 2.4 } as const

const drawings: Readonly<Record<FacialFeature, () => Drawing>> = {
  넓은이마: () => boxed(forehead(18)),
  좁은이마: () => boxed(forehead(47)),
  꺼진눈: () => boxed(sunkenEye()),
  포말눈: () => boxed(puffyEye()),
  튀어나온: () => boxed(prominentEye()),
  돌출입: () => ({ viewBox: SIDE_VIEW_BOX, strokes: prominentMouth() }),
  중안부매: () => boxed(longMidface()),
  진한눈매: () => boxed(strongEye()),
  홑꺼풀: () => boxed(singleFold()),
  쌍꺼풀: () => boxed(doubleLid()),
  짙은코: () => ({ viewBox: SIDE_VIEW_BOX, strokes: strongNose() }),
  무쌍: () => boxed(noFold()),
}

/** A feature to choose by: what sets it apart is in clay. */
export const featureDrawing = (feature: FacialFeature): Drawing => drawings[feature]()

const boxed = (strokes: readonly Stroke[]): Drawing => ({ viewBox: BOX, strokes })

/** The upper half of a face, with the height from the brows to the hairline. */
const forehead = (hairlineY: number): Stroke[] => [
  line(
    `M14 112C10 92 12 ${hairlineY + 30} 24 ${hairlineY + 14}C38 ${hairlineY - 4.7} 82 ${hairlineY - 4.7} 96 ${hairlineY + 14}C108 ${hairlineY + 30} 110 92 106 112`,
    INK,
  ),
  line('M28 84Q40 75 53 82M92 84Q80 75 67 82', INK),
  line('M30 96Q40 104 52 97M90 96Q80 104 68 97', { width: 1.6, opacity: 0.6 }),
  line(
    `M60 ${hairlineY + 7}V74M54 ${hairlineY + 13}L60 ${hairlineY + 6}L66 ${hairlineY + 13}M54 69L60 76L66 69`,
    CLAY,
  ),
]

/** An eyeball seen from the side that stands out before the lids. */
const prominentEye = (): Stroke[] => [
  line('M64 12C72 22 74 30 71 38M70 88C76 96 84 104 92 110', INK),
  line('M71 38C58 40 46 46 34 52M70 88C58 88 46 82 34 74', { width: 1.6, opacity: 0.6 }),
  line('M66 42C78 45 84 54 84 63C84 72 79 80 68 84', INK),
  line('M40 62C50 50 58 45 66 42M40 62C50 74 58 81 68 84', INK),
  surface('M80 53C85 58 85 68 80 73C76 69 76 57 80 53Z', 'ink'),
  line('M84 40C95 47 99 56 99 63C99 70 96 79 87 86', { ...CLAY, dash: [3, 5] }),
]

const prominentMouth = (): Stroke[] => [
  ...sideOfHead(),
  line(profilePath({ lips: 9 }), { width: 1.8 }),
  line(profileLipsPath({ lips: 9 }), { stroke: 'clay', width: 2.4 }),
  line('M97 58V96', { stroke: 'clay', width: 1.6, dash: [3, 4] }),
]

/** A long way from the brows to the lips. */
const longMidface = (): Stroke[] => [
  line('M22 18C14 66 36 112 60 112C84 112 106 66 98 18', { ...INK, opacity: 0.75 }),
  line('M30 26Q40 19 51 25M90 26Q80 19 69 25', INK),
  line('M32 37Q41 44 51 38M88 37Q79 44 69 38', INK),
  line('M58 38C57 54 51 66 53 71Q60 76 66 71', INK),
  line('M47 90Q60 97 73 90', INK),
  line('M84 48V84M79 53L84 47L89 53M79 79L84 85L89 79', CLAY),
]

const strongNose = (): Stroke[] => [
  ...sideOfHead(),
  line(profilePath({ nose: 7 }), { width: 1.8 }),
  line(profileNosePath({ nose: 7 }), { stroke: 'clay', width: 2.8 }),
]
