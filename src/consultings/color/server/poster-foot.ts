import type { Language } from '#domain/languages/languages.ts'
import { fitText, writeFitted } from '#server/reports/pdf/fit-text.ts'
import { widthOf } from '#server/reports/pdf/flow.ts'
import { looks, type Paper } from '#server/reports/pdf/paper.ts'
import { writePosterSignature } from '#server/reports/pdf/poster/poster-signature.ts'
import { colorPaperTexts } from '../paper-texts.ts'
import { areas, type ColorContent, lines } from '../report-content.ts'
import { drawAvoided } from './crossed-out.ts'
import { drawLineScale } from './draw-line-scale.ts'
import { poster } from './poster-layout.ts'
import { type ColorReportWords, reportWords } from './report-words.ts'
import { fillShade } from './shade-fill.ts'

const HEADING = { ...looks.name, size: 10, leading: 1.3 } as const
const LABEL = { ...looks.small, size: 6.4, leading: 1.3, ink: 'ink' } as const
const CONTENT_Y = poster.footY + 19

const LINES = { x: poster.side, width: 146, mostLabelWidth: 50, row: 12.2 } as const
const AVOIDED = { x: 196, width: 33, height: 21.4, gap: 2, columns: 3 } as const
const SHADES = { x: 320, width: 27, gap: 4.4, height: 16, shown: 2 } as const

/** Draws the poster's foot: the four lines, what to avoid, and the shades on the face. */
export function drawPosterFoot(paper: Paper, content: ColorContent, language: Language) {
  const texts = reportWords(language)
  drawLines(paper, content, texts)
  drawAvoidedColours(paper, content, language)
  drawShades(paper, content, texts)
}

const heading = (paper: Paper, text: string, x: number, width: number) =>
  writeFitted(
    paper,
    fitText(paper, text, HEADING, { width, maxLines: 1, smallest: 6.5 }),
    x,
    poster.footY,
  )

function drawLines(paper: Paper, content: ColorContent, texts: ColorReportWords) {
  heading(paper, texts.sections.lines, LINES.x, LINES.width)
  const labels = lines.map((line) => texts.lines[line].name)
  const natural = Math.max(...labels.map((label) => widthOf(paper, label, LABEL)))
  const labelWidth = Math.min(LINES.mostLabelWidth, natural + 8)
  for (const [index, line] of lines.entries()) {
    const y = CONTENT_Y + index * LINES.row
    const fit = { width: labelWidth - 6, maxLines: 1, smallest: 4.5 }
    const label = fitText(paper, texts.lines[line].name, LABEL, fit)
    writeFitted(paper, label, LINES.x, y + 5 - label.height / 2)
    drawLineScale(paper, line, content.lines[line].position, {
      x: LINES.x + labelWidth,
      y: y + 5,
      width: LINES.width - labelWidth,
      height: 4,
      chip: 10,
    })
  }
}

function drawAvoidedColours(paper: Paper, { avoided }: ColorContent, language: Language) {
  if (avoided.length === 0) return
  const { x, width, height, gap, columns } = AVOIDED
  heading(paper, colorPaperTexts[language].avoided, x, columns * (width + gap))
  for (const [index, { colour }] of avoided.entries()) {
    const column = index % columns
    const row = Math.floor(index / columns)
    const place = { x: x + column * (width + gap), y: CONTENT_Y + row * (height + gap) }
    drawAvoided(paper, colour.hex, { ...place, width, height })
  }
}

function drawShades(paper: Paper, { make_up }: ColorContent, texts: ColorReportWords) {
  const shown = areas.filter((area) => make_up[area].shades.length > 0)
  if (shown.length === 0) return
  const { x, width, gap, height } = SHADES
  heading(paper, texts.sections.makeUp, x, areas.length * (width + gap))
  for (const [index, area] of shown.entries()) {
    const left = x + index * (width + gap)
    const shades = make_up[area].shades.slice(0, SHADES.shown)
    for (const [at, { hex }] of shades.entries()) {
      fillShade(paper, hex, area, { x: left, y: CONTENT_Y + at * height, width, height })
    }
    const label = fitText(paper, texts.makeUp.areas[area], LABEL, {
      width: width + gap - 1,
      maxLines: 1,
      smallest: 4.5,
    })
    writeFitted(paper, label, left, CONTENT_Y + SHADES.shown * height + 3)
  }
}

/** Writes the consultant's name over a line at the right of the foot. */
export function signPoster(paper: Paper, name: string) {
  const x = SHADES.x + areas.length * (SHADES.width + SHADES.gap) + 12
  const y = CONTENT_Y + SHADES.shown * SHADES.height + 3
  writePosterSignature(paper, name, { x, width: poster.right - x, y })
}
