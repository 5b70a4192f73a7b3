import type { Language } from '#domain/languages/languages.ts'
import { type FittedText, fitText, writeFitted } from '#server/reports/pdf/fit-text.ts'
import { writeLineTo } from '#server/reports/pdf/flow.ts'
import { inks, looks, type Paper, page } from '#server/reports/pdf/paper.ts'
import { posterPage } from '#server/reports/pdf/poster/poster-page.ts'
import { pageY, reachAt } from '#server/reports/pdf/poster/poster-room.ts'
import { type CutMark, cutMarksIn } from '#texts/cut-plans.ts'
import { drawingTexts } from '#texts/drawings.ts'
import type { HairPosterPicture } from './poster-picture.ts'

const NAME = { ...looks.small, size: 9, leading: 1.35, ink: 'clay' } as const
const TEXT = { ...looks.small, size: 8.4, leading: 1.35, ink: 'clay' } as const
const CENTIMETRES = { ...looks.small, size: 11, leading: 1.3, ink: 'clay' } as const
const TEXT_X = 492
const TEXT_WIDTH = posterPage.right - TEXT_X
/** Horizontal position of the measured distance from the chin. */
const MEASURE_X = 474
/** Greatest distance from the middle that counts as hair; beyond it are shoulders. */
const MOST_REACH = 150
/** Range above and below a height that surely contains a point of the outline. */
const AROUND = 14
const BESIDE_HAIR = 5
const BETWEEN = 8
/** Distance in mm below which there is no room for its number. */
const LEAST_DISTANCE = 12

interface PlacedMark {
  readonly mark: CutMark
  readonly texts: readonly [name: FittedText, text: FittedText]
  /** Position of the mark and of its text on the page. */
  readonly y: number
  readonly textY: number
}

/**
 * Draws where layers begin and hair ends, in cm from the chin, at the right of the hair and below
 * `top`.
 */
export function drawPosterMarks(
  paper: Paper,
  picture: HairPosterPicture,
  { language, top }: { readonly language: Language; readonly top: number },
) {
  paper.undash().lineWidth(0.8).strokeColor(inks.clay).strokeOpacity(1)
  for (const placed of placedMarks(paper, picture, { language, top })) {
    drawLeader(paper, picture, placed)
    let y = placed.textY
    for (const text of placed.texts) y = writeFitted(paper, text, TEXT_X, y)
    if (placed.mark.part === 'length') drawDistance(paper, picture, placed, language)
  }
}

function placedMarks(
  paper: Paper,
  picture: HairPosterPicture,
  { language, top }: { readonly language: Language; readonly top: number },
): PlacedMark[] {
  const lowest = picture.box.y + picture.box.height
  let free = top
  const marks = [...cutMarksIn(language, picture.plan)].sort((a, b) => a.belowChin - b.belowChin)
  return marks.map((mark) => {
    const y = pageY(picture, picture.chinY + mark.belowChin)
    const texts: PlacedMark['texts'] = [
      fitText(paper, mark.name, NAME, { width: TEXT_WIDTH, maxLines: 1, smallest: 7 }),
      fitText(paper, mark.text, TEXT, { width: TEXT_WIDTH, maxLines: 3, smallest: 7 }),
    ]
    const height = texts.reduce((sum, text) => sum + text.height, 0)
    const wanted = Math.min(y - texts[0].height / 2, lowest - height - BETWEEN)
    const textY = Math.max(free, wanted)
    free = textY + height + BETWEEN
    return { mark, texts, y, textY }
  })
}

/**
 * Draws a line from the hair to the text; if the text is lower than the mark, down along the hair
 * and then across.
 */
function drawLeader(paper: Paper, picture: HairPosterPicture, { y, textY, texts }: PlacedMark) {
  const lineY = textY + texts[0].height / 2
  const [top, bottom] = [Math.min(y, lineY) - AROUND, Math.max(y, lineY) + AROUND]
  const reach = Math.min(MOST_REACH, reachAt(picture, { top, bottom }))
  const x = page.width / 2 + reach + BESIDE_HAIR
  paper.moveTo(x - BESIDE_HAIR, y).lineTo(x, y)
  paper
    .lineTo(x, lineY)
    .lineTo(TEXT_X - 4, lineY)
    .stroke()
}

/** Draws the chin as a dashed line, and the distance from it to the ends. */
function drawDistance(
  paper: Paper,
  picture: HairPosterPicture,
  { mark: { belowChin }, y }: PlacedMark,
  language: Language,
) {
  if (Math.abs(belowChin) < LEAST_DISTANCE) return
  const chin = pageY(picture, picture.chinY)
  const start =
    page.width / 2 +
    Math.min(MOST_REACH, reachAt(picture, { top: chin - AROUND, bottom: chin + AROUND }))
  paper
    .dash(3, { space: 3 })
    .moveTo(start + BESIDE_HAIR, chin)
    .lineTo(MEASURE_X + 8, chin)
    .stroke()
  paper.undash().moveTo(MEASURE_X, chin).lineTo(MEASURE_X, y).stroke()
  const height = CENTIMETRES.size * CENTIMETRES.leading
  const distance = drawingTexts[language].measures.measure(Math.abs(belowChin))
  writeLineTo(paper, distance, CENTIMETRES, MEASURE_X - 4, (chin + y - height) / 2)
}
