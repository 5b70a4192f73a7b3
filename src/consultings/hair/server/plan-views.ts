import { itemAt } from '#domain/collections/lists.ts'
import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import type { Drawing } from '#domain/drawings/drawing.ts'
import { type CutStep, cutPlanOf } from '#domain/drawings/marks/cut-plan.ts'
import { type Portrait, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { stylePortrait } from '#domain/drawings/styles/report-portraits.ts'
import type { StyleChoices } from '#domain/drawings/styles/style-choices.ts'
import type { Language } from '#domain/languages/languages.ts'
import { type Box, drawDrawing } from '#server/reports/pdf/draw-drawing.ts'
import { writeLine } from '#server/reports/pdf/flow.ts'
import { inks, looks, type Paper } from '#server/reports/pdf/paper.ts'
import type { ReportPicture } from '#server/reports/pdf/report-picture.ts'
import { tagged } from '#server/reports/pdf/tags.ts'
import type { HairContent } from '../report-content.ts'
import { hairTexts } from '../texts.ts'

const views = ['front', 'left', 'back'] as const
const VIEW_NAME = { ...looks.small, size: 8.4 } as const

type Face = HairContent['type_analysis']

/**
 * Draws a style with a hairdresser's marks; hair and clothes are pale, so that the marks stand out.
 */
function planPortrait(drawing: StyleChoices, face: Face, view: (typeof views)[number]): Portrait {
  const styled = stylePortrait(face, drawing, { list: 'best', at: 0 })
  return portraitOf({
    face: styled.face,
    hair: { ...styled.hair, colour: 'plan', dye: null },
    picture: { view, frame: 'printedPlan', measures: 'plan', clothesColour: inks.paper },
  })
}

/** Returns the steps whose numbers are in the views. */
export const planOf = (drawing: StyleChoices, face: Face): readonly CutStep[] =>
  cutPlanOf(planPortrait(drawing, face, 'front'))

/** Draws front, side and back. */
export const planViews = (drawing: StyleChoices, face: Face): readonly Drawing[] =>
  views.map((view) => drawPortrait(planPortrait(drawing, face, view)))

/** Measures the height of the views when they fill a width. */
export const viewsHeight = (drawings: readonly Drawing[], width: number): number =>
  Math.max(...drawings.map(({ box }) => (box.height * width) / drawings.length / box.width))

interface ViewsPlace {
  readonly box: Box
  readonly language: Language
  /** Text alternative of all views together. */
  readonly alt: string
}

/** Draws the views at one scale, so that heights align across them. */
export function drawPlanViews(
  paper: Paper,
  drawings: readonly Drawing[],
  { box, language, alt }: ViewsPlace,
) {
  const { views: names } = hairTexts[language].report
  const width = box.width / drawings.length
  for (const [index, drawing] of drawings.entries()) {
    const x = box.x + index * width
    const view = names[itemAt(views, index)]
    drawDrawing(paper, drawing, { ...box, x, width }, `${alt}: ${view}`)
    writeLine(paper, view, VIEW_NAME, x + 4, box.y)
    if (index === 0) continue
    paper.undash().lineWidth(0.5).strokeColor(inks.sand).strokeOpacity(1)
    paper
      .moveTo(x, box.y)
      .lineTo(x, box.y + box.height)
      .stroke()
  }
}

/** Draws an uploaded picture, uncropped and centred in its box. */
export function drawPlanPhoto(paper: Paper, picture: ReportPicture, box: Box, alt: string) {
  if (picture.kind === 'drawing') return drawDrawing(paper, picture.drawing, box, alt)
  const fit: [number, number] = [box.width, box.height]
  const options = { fit, align: 'center', valign: 'center' } as const
  tagged(paper, 'Figure', () => paper.image(picture.jpeg, box.x, box.y, options), { alt })
}
