import type { ReportHead } from '#contract/reports.ts'
import type { Language } from '#domain/languages/languages.ts'
import { type FittedText, fitText, writeFitted } from '#server/reports/pdf/fit-text.ts'
import { writeLineTo } from '#server/reports/pdf/flow.ts'
import { inks, looks, type Paper } from '#server/reports/pdf/paper.ts'
import { writePosterHeader } from '#server/reports/pdf/poster/poster-header.ts'
import { posterPage } from '#server/reports/pdf/poster/poster-page.ts'
import { writePosterSignature } from '#server/reports/pdf/poster/poster-signature.ts'
import { cutPlanIn } from '#texts/cut-plans.ts'
import { reportTexts } from '#texts/reports.ts'
import { hairPaperTexts } from '../paper-texts.ts'
import type { BestStyle, HairContent } from '../report-content.ts'
import { hairTexts } from '../texts.ts'
import { listHeight, writePlanList } from './plan-list.ts'
import { notesHeight, planNotes, writePlanNotes } from './plan-notes.ts'
import { drawPlanPhoto, drawPlanViews, planOf, planViews, viewsHeight } from './plan-views.ts'
import type { PrintedBestStyle } from './printed-style.ts'

const TITLE = { ...looks.title, size: 34, leading: 1.2 } as const
const NOTE = { ...looks.small, size: 9.3, leading: 1.5 } as const
const DESCRIPTION = { ...looks.body, size: 10, leading: 1.6 } as const
const DRY = { ...looks.small, size: 8.4 } as const
const { side, right, width } = posterPage
const TITLE_FIT = { width, maxLines: 2, smallest: 20 } as const
/** Font size below which a title is set on two lines. */
const SMALLEST_SINGLE_LINE = 26
const TITLE_Y = 62
const FOOT_Y = 803
const CONTENT_BOTTOM = FOOT_Y - 34
const GAP = 18
const MOST_PHOTO_HEIGHT = 360
/** Greatest space above the notes of a short plan, beyond the gap. */
const MOST_AIR = 40
/** Text scales, preferred first: the hairdresser reads from an arm's length. */
const SCALES = [1.5, 1.4, 1.3, 1.2, 1.1, 1.05]
const SIGNATURE_WIDTH = 150

interface PlanHead {
  readonly head: ReportHead
  readonly consultant: string
  readonly language: Language
}

/** Returns whether a style has a page for the salon: whether it contains anything to cut by. */
export const hasPlanPage = (style: BestStyle | undefined): boolean => {
  if (!style) return false
  const { drawing, image_url, cutting, avoid, styling } = style
  return [drawing, image_url, cutting, avoid, styling].some(Boolean)
}

/**
 * Draws a page for the hairdresser: three views with measures, each measure in words, notes, and
 * the plan in another salon's language.
 */
export function drawPlanPage(
  paper: Paper,
  style: PrintedBestStyle,
  { head, consultant, language, face }: PlanHead & { readonly face: HairContent['type_analysis'] },
) {
  const { card } = hairTexts[language].report
  const plan = style.drawing ? planOf(style.drawing, face) : []
  const lines = cutPlanIn(language, plan)
  const notes = planNotes(style, plan, language)

  writePosterHeader(paper, [head.diagnosis_number, head.customer_name, consultant], language)
  let y = writeFitted(paper, titleOf(paper, card.title(style.name)), side, TITLE_Y, 'H2')
  y = writeFitted(paper, fitText(paper, card.scale, NOTE, TITLE_FIT), side, y + 4) + GAP / 2

  const description = fitText(paper, style.drawing ? '' : style.description, DESCRIPTION, {
    width,
    maxLines: 16,
    smallest: 8.4,
  })
  const views = style.drawing && planViews(style.drawing, face)
  const fullHeight = views ? viewsHeight(views, width) : MOST_PHOTO_HEIGHT
  const room = CONTENT_BOTTOM - y - 2 * GAP
  const wordsHeight = (scale: number) =>
    style.drawing ? listHeight(paper, lines, scale) : description.height
  const restOf = (scale: number) => room - wordsHeight(scale) - notesHeight(paper, notes, scale)
  const scale = SCALES.find((each) => restOf(each) > fullHeight) ?? 1
  const free = restOf(scale)
  const height = Math.min(free, fullHeight)
  const box = { x: side, y, width, height }
  if (views) drawPlanViews(paper, views, { box, language, alt: style.alt })
  else drawPlanPhoto(paper, style.picture, box, style.alt)
  rule(paper, y + height)
  y = style.drawing
    ? writePlanList(paper, lines, {
        top: y + height,
        room: wordsHeight(scale) + free - height,
        scale,
      })
    : writeFitted(paper, description, side, y + height + GAP / 2)
  const left = CONTENT_BOTTOM - y - GAP - notesHeight(paper, notes, scale)
  writePlanNotes(paper, notes, { y: y + GAP + Math.max(0, Math.min(MOST_AIR, left / 2)), scale })
  writeFoot(paper, consultant, language)
}

/** Fits the title on one line if it stays large enough; otherwise breaks it after its clauses. */
function titleOf(paper: Paper, title: string): FittedText {
  const single = fitText(paper, title, TITLE, {
    width,
    maxLines: 1,
    smallest: SMALLEST_SINGLE_LINE,
  })
  if (single.lines.length === 1) return single
  return fitText(paper, title.replace(/,\s+(?=[^,]*$)/, ',\n'), TITLE, TITLE_FIT)
}

function writeFoot(paper: Paper, consultant: string, language: Language) {
  if (consultant) {
    const signature = reportTexts[language].report.consultant(consultant)
    writePosterSignature(paper, signature, { x: side, width: SIGNATURE_WIDTH, y: FOOT_Y })
  }
  writeLineTo(paper, hairPaperTexts[language].finishedLength, DRY, right, FOOT_Y - 14)
}

function rule(paper: Paper, y: number) {
  paper.undash().lineWidth(0.6).strokeColor(inks.ink).strokeOpacity(1)
  paper.moveTo(side, y).lineTo(right, y).stroke()
}
