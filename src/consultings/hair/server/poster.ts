import type { ReportHead } from '#contract/reports.ts'
import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { measuredPortrait } from '#domain/drawings/styles/report-portraits.ts'
import type { Language } from '#domain/languages/languages.ts'
import { drawDrawing } from '#server/reports/pdf/draw-drawing.ts'
import { balanced, fitText, writeFitted } from '#server/reports/pdf/fit-text.ts'
import { writeLineTo } from '#server/reports/pdf/flow.ts'
import { inks, looks, type Paper, page } from '#server/reports/pdf/paper.ts'
import { posterFacts, writePosterHeader } from '#server/reports/pdf/poster/poster-header.ts'
import { posterPage } from '#server/reports/pdf/poster/poster-page.ts'
import { writePosterSignature } from '#server/reports/pdf/poster/poster-signature.ts'
import { placePosterName, writePosterName } from '#server/reports/pdf/poster/poster-syllables.ts'
import { reportTexts } from '#texts/reports.ts'
import { hairPaperTexts } from '../paper-texts.ts'
import type { HairContent } from '../report-content.ts'
import { hairTexts } from '../texts.ts'
import { hasPlanPage } from './plan-page.ts'
import { drawPosterColumns, hasPosterColumns } from './poster-columns.ts'
import { drawPosterMarks } from './poster-marks.ts'
import { hairPosterPicture } from './poster-picture.ts'

const HEADLINE = { ...looks.title, size: 30, leading: 1.24 } as const
const FACE_TYPE = { ...looks.name, size: 13, leading: 1.3 } as const
const MEASUREMENT = { ...looks.small, size: 8.4, leading: 1.5, ink: 'ink' } as const
const TURN_OVER = { ...looks.small, size: 8.4 } as const
const { side, right } = posterPage
const PICTURE_BOTTOM = 552
const COLUMNS_HEIGHT = 108
/** Height of the part between the picture and the columns. */
const MIDDLE_HEIGHT = 118
const HEADLINE_WIDTH = 306
const FACE = { x: 358, width: 66, height: 92 } as const
const FACE_TEXT_X = FACE.x + FACE.width + 10
/** Overlap beyond the page, which has margins on paper other than A4. */
const BLEED = 30
const FOOT_Y = 803
const SIGNATURE_WIDTH = 150

interface PosterHead {
  readonly head: ReportHead
  readonly language: Language
}

/**
 * Draws the poster: the name, the customer in the first style with its measures, and what to
 * remember.
 */
export function drawHairPoster(paper: Paper, content: HairContent, { head, language }: PosterHead) {
  const hasColumns = hasPosterColumns(content)
  const bottom = PICTURE_BOTTOM + (hasColumns ? 0 : COLUMNS_HEIGHT)
  const picture = hairPosterPicture(content, bottom)
  const columnTexts = hairTexts[language].report
  const title = reportTexts[language].report.title(head.customer_name)
  writePosterName(paper, head.customer_name, picture, title)
  const alt = columnTexts.style(content.best_hair[0]?.name ?? '')
  drawDrawing(paper, picture.drawing, picture.box, alt)
  const atRight = placePosterName(paper, head.customer_name, picture).filter(
    ({ x }) => x > page.width / 2,
  )
  const top = Math.max(picture.box.y, ...atRight.map(({ text, y }) => y + text.height))
  drawPosterMarks(paper, picture, { language, top })
  writePosterHeader(paper, posterFacts(head, language), language)
  rule(paper, -BLEED, page.width + BLEED, bottom)
  writeHeadline(paper, content, bottom)
  writeFace(paper, content, { top: bottom, alt: columnTexts.face(content.type_analysis.face_type) })
  if (hasColumns) {
    const columnsTop = bottom + MIDDLE_HEIGHT
    rule(paper, side, right, columnsTop)
    drawPosterColumns(paper, content, {
      language,
      top: columnsTop,
      bottom: columnsTop + COLUMNS_HEIGHT,
    })
  }
  if (content.consultant_name) {
    const signature = reportTexts[language].report.consultant(content.consultant_name)
    writePosterSignature(paper, signature, { x: side, width: SIGNATURE_WIDTH, y: FOOT_Y })
  }
  if (hasPlanPage(content.best_hair[0]))
    writeLineTo(paper, hairPaperTexts[language].turnOver, TURN_OVER, right, FOOT_Y - 14)
}

function rule(paper: Paper, from: number, to: number, y: number) {
  paper.undash().lineWidth(0.6).strokeColor(inks.ink).strokeOpacity(1)
  paper.moveTo(from, y).lineTo(to, y).stroke()
}

/** Writes the headline; one of two clauses has a line for each. */
function writeHeadline(paper: Paper, { headline }: HairContent, top: number) {
  if (!headline) return
  const clauses = headline.split(/(?<=,)\s+/)
  const text = clauses.length === 2 ? clauses.join('\n') : headline
  const fit = { width: HEADLINE_WIDTH, maxLines: 2, smallest: 19 }
  const fitted = balanced(paper, text, fitText(paper, text, HEADLINE, fit), HEADLINE_WIDTH)
  writeFitted(paper, fitted, side, top + (MIDDLE_HEIGHT - fitted.height) / 2)
}

/** Draws the measured face beside its type and measurements. */
function writeFace(
  paper: Paper,
  { type_analysis: analysis }: HairContent,
  { top, alt }: { readonly top: number; readonly alt: string },
) {
  const portrait = measuredPortrait(analysis)
  const picture = { ...portrait.picture, detail: 'medium' as const }
  const drawing = drawPortrait(portraitOf({ ...portrait, picture }))
  const y = top + (MIDDLE_HEIGHT - FACE.height) / 2
  drawDrawing(paper, drawing, { ...FACE, y }, alt)
  const width = right - FACE_TEXT_X
  const texts = [
    fitText(paper, analysis.face_type, FACE_TYPE, { width, maxLines: 2, smallest: 9 }),
    ...analysis.measurements.map(({ label, value }) =>
      fitText(paper, `${label}  ${value}`, MEASUREMENT, { width, maxLines: 1, smallest: 7 }),
    ),
  ]
  let at = y + 2
  for (const text of texts) {
    if (at + text.height > top + MIDDLE_HEIGHT - 4) break
    at = writeFitted(paper, text, FACE_TEXT_X, at)
  }
}
