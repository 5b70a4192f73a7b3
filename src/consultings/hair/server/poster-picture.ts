import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import { headMeasures } from '#domain/drawings/head/measures.ts'
import { type CutStep, cutPlanOf } from '#domain/drawings/marks/cut-plan.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { stylePortrait } from '#domain/drawings/styles/report-portraits.ts'
import { page } from '#server/reports/pdf/paper.ts'
import type { PosterPicture } from '#server/reports/pdf/poster/poster-room.ts'
import type { HairContent } from '../report-content.ts'

const TOP = 44
/** Margin below the ends of long hair, in mm. */
const BELOW_ENDS = 24

export interface HairPosterPicture extends PosterPicture {
  /** In mm of the drawing. */
  readonly chinY: number
  readonly plan: readonly CutStep[]
}

/**
 * Draws the customer in the first style, down to the ends of the hair, above a height of the page.
 */
export function hairPosterPicture(content: HairContent, bottom: number): HairPosterPicture {
  const { type_analysis: face, best_hair } = content
  const choices = stylePortrait(face, best_hair[0]?.drawing ?? null, { list: 'best', at: 0 })
  const portrait = portraitOf({ ...choices, picture: { frame: 'poster' } })
  const { box, ...drawing } = drawPortrait(portrait)
  const { chinY } = headMeasures(portrait.face)
  const plan = cutPlanOf(portrait)
  const ends = plan.flatMap((step) => (step.part === 'length' ? [chinY + step.mm] : []))
  const height = Math.max(box.height, ...ends.map((y) => y + BELOW_ENDS - box.top))
  return {
    drawing: { ...drawing, box: { ...box, height } },
    box: { x: 0, y: TOP, width: page.width, height: bottom - TOP },
    chinY,
    plan,
  }
}
