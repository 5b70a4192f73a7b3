import type { FacialFeature, FacialType, NeckLength, ShoulderWidth } from './survey.ts'

/**
 * Marks that explain an answer over its picture: SVG paths in mm of the head. A dashed line shows
 * the usual, a tint what is fuller, an arrow what is measured.
 */
export interface SurveyMarks {
  readonly line?: string
  readonly dashed?: string
  readonly tint?: string
}

/** Draws a vertical double arrow; `head` is the length of its heads. */
const upright = (x: number, top: number, bottom: number, head: number) =>
  `M${x} ${top}V${bottom}M${x - head} ${top + head}L${x} ${top}L${x + head} ${top + head}M${x - head} ${bottom - head}L${x} ${bottom}L${x + head} ${bottom - head}`
const level = (y: number, half: number, head: number) =>
  `M${-half} ${y}H${half}M${head - half} ${y - head}L${-half} ${y}L${head - half} ${y + head}M${half - head} ${y - head}L${half} ${y}L${half - head} ${y + head}`

/** A vertical line below the nose, where an ordinary chin ends. */
const CHIN_LINE = 'M-88 72V116'

export const typeMarks: Readonly<Record<FacialType, SurveyMarks>> = {
  긴얼굴: { line: upright(98, -84, 121, 8) },
  중간얼굴_볼살: {
    tint: 'M-62 44C-40 40-32 62-44 82C-54 78-64 62-62 44ZM62 44C40 40 32 62 44 82C54 78 64 62 62 44Z',
    line: 'M-76 44C-76 66-66 86-52 98M76 44C76 66 66 86 52 98',
  },
  원형: { dashed: 'M-92 6A92 92 0 1 1 92 6A92 92 0 1 1-92 6Z' },
  주걱턱: { dashed: CHIN_LINE },
  무턱: { dashed: CHIN_LINE },
  주걱비대칭: { dashed: 'M0-96V130' },
}

export const featureMarks: Readonly<Record<FacialFeature, SurveyMarks>> = {
  넓은이마: { line: upright(0, -90, -28, 7) },
  좁은이마: { line: upright(0, -68, -28, 7) },
  꺼진눈: {
    tint: 'M17.5-7C24-13 28-14.6 33.5-14.6S46-12 50.5-6.4C44-9 38-9.6 32-9.6S22-7 17.5-7Z',
    dashed: 'M17.5-7C24-13 28-14.6 33.5-14.6S46-12 50.5-6.4',
  },
  포말눈: {
    tint: 'M18-5C24-11 28-12.6 34-12.6S46-10 50-3.6C42-9 26-10 18-5ZM19.5 10C28 15 40 14 46 9C44 15 26 17 19.5 10Z',
    line: 'M18-5C24-11 28-12.6 34-12.6S46-10 50-3.6M19.5 10C28 15.4 40 14.4 46 9',
  },
  튀어나온: { dashed: 'M-86-12C-93-6-93 8-87 14' },
  돌출입: { dashed: 'M-100 40L-88 108' },
  중안부매: { line: upright(50, 6, 66, 6) },
  진한눈매: {},
  홑꺼풀: { line: 'M17.5-.2C20-3.6 24-6.7 33.5-6.3' },
  쌍꺼풀: { line: 'M17.6-2C20.6-6.6 24.6-9.9 32-9.9S45-7 48.8-3.2' },
  짙은코: { dashed: 'M-88-8C-92 10-96 22-104 34' },
  무쌍: {},
}

/** Top of the shirt. */
const collars: Readonly<Record<NeckLength, number>> = { short: 168, normal: 182, long: 196 }
export const neckMark = (neck: NeckLength): SurveyMarks => ({
  line: upright(0, 112, collars[neck], 8),
})

const halfShoulders: Readonly<Record<ShoulderWidth, number>> = {
  narrow: 128,
  normal: 144,
  wide: 162,
}
export const shoulderMark = (shoulders: ShoulderWidth): SurveyMarks => ({
  line: level(206, halfShoulders[shoulders], 14),
})
