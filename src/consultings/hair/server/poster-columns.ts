import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { stylePortrait } from '#domain/drawings/styles/report-portraits.ts'
import type { Language } from '#domain/languages/languages.ts'
import { drawDrawing } from '#server/reports/pdf/draw-drawing.ts'
import { writeLine } from '#server/reports/pdf/flow.ts'
import { leadingLines } from '#server/reports/pdf/leading-lines.ts'
import { looks, type Paper } from '#server/reports/pdf/paper.ts'
import { posterPage } from '#server/reports/pdf/poster/poster-page.ts'
import { tagged, taggedGroup } from '#server/reports/pdf/tags.ts'
import { writeLines } from '#server/reports/pdf/write-lines.ts'
import type { HairContent } from '../report-content.ts'
import { hairTexts } from '../texts.ts'

const HEADING = { ...looks.name, size: 12, leading: 1.3 } as const
const BODY = { ...looks.body, size: 8.4, leading: 1.55 } as const
const NUMBER = { ...BODY, ink: 'clay' } as const
const GAP = 16
const HEADING_HEIGHT = 42
const NUMBER_WIDTH = 12
const HEAD_WIDTH = 62
const BESIDE_HEAD = 6
const HEADING_LINE = HEADING.size * HEADING.leading
const LINE = BODY.size * BODY.leading

interface Column {
  readonly heading: string
  /** Relative width. */
  readonly share: number
  /** Whether a small head is at its right. */
  readonly hasHead?: true
  write(x: number, y: number, width: number): void
}

interface ColumnsPlace {
  readonly language: Language
  readonly top: number
  readonly bottom: number
}

/** Draws columns for both styles, what to avoid and the morning; empty ones are omitted. */
export function drawPosterColumns(paper: Paper, content: HairContent, place: ColumnsPlace) {
  const columns = columnsOf(paper, content, place)
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const free = posterPage.width - GAP * (columns.length - 1)
  let x: number = posterPage.side
  for (const { heading, share, hasHead, write } of columns) {
    const width = (free * share) / shares
    const bottom = place.top + HEADING_HEIGHT
    const fit = { width: hasHead ? width - HEAD_WIDTH - BESIDE_HEAD : width, maxLines: 2 }
    const title = leadingLines(paper, heading, HEADING, fit)
    writeLines(paper, title, HEADING, { x, y: bottom - 4 - title.length * HEADING_LINE, tag: 'H2' })
    write(x, bottom, width)
    x += width + GAP
  }
}

export const hasPosterColumns = ({ best_hair, worst_hair, morning }: HairContent): boolean =>
  best_hair.some(({ name }) => name) ||
  worst_hair.some(({ name }) => name) ||
  morning.some(({ title }) => title)

function columnsOf(
  paper: Paper,
  content: HairContent,
  { language, top, bottom }: ColumnsPlace,
): Column[] {
  const { sections } = hairTexts[language].report
  const [first, second] = content.best_hair
  const maxLines = Math.floor((bottom - top - HEADING_HEIGHT) / LINE)
  const paragraph = (text: string) => (x: number, y: number, width: number) =>
    writeLines(paper, leadingLines(paper, text, BODY, { width, maxLines }), BODY, { x, y })
  const avoided = content.worst_hair.map(({ name }) => name).filter(Boolean)
  const steps = content.morning.map(({ title }) => title).filter(Boolean)
  const columns: Column[] = [
    { heading: first?.name ?? '', share: 1, write: paragraph(first?.description ?? '') },
    {
      heading: second?.name ?? '',
      share: 1.5,
      hasHead: true,
      write(x, y, width) {
        paragraph(second?.description ?? '')(x, y, width - HEAD_WIDTH - BESIDE_HEAD)
        drawSecondHead(paper, content, { x: x + width - HEAD_WIDTH, y: top, bottom, language })
      },
    },
    {
      heading: avoided.length ? sections.worstHair : '',
      share: 1,
      write: paragraph(avoided.join('\n')),
    },
    {
      heading: steps.length ? sections.morning : '',
      share: 1.1,
      write(x, y, width) {
        let at = y
        let free = maxLines
        const writeStep = (step: string, index: number) =>
          tagged(paper, 'LBody', () => {
            const most = Math.min(2, free - (steps.length - 1 - index))
            const room = { width: width - NUMBER_WIDTH, maxLines: Math.max(1, most) }
            const lines = leadingLines(paper, step, BODY, room)
            free -= lines.length
            writeLine(paper, `${index + 1} `, NUMBER, x, at)
            at = writeLines(paper, lines, BODY, { x: x + NUMBER_WIDTH, y: at })
          })
        taggedGroup(paper, 'L', () => {
          for (const [index, step] of steps.entries())
            taggedGroup(paper, 'LI', () => writeStep(step, index))
        })
      },
    },
  ]
  return columns.filter(({ heading }) => heading)
}

interface SecondHeadPlace {
  readonly x: number
  readonly y: number
  readonly bottom: number
  readonly language: Language
}

function drawSecondHead(
  paper: Paper,
  { type_analysis: face, best_hair }: HairContent,
  { x, y, bottom, language }: SecondHeadPlace,
) {
  const choices = stylePortrait(face, best_hair[1]?.drawing ?? null, { list: 'best', at: 1 })
  const picture = { frame: 'head', detail: 'medium' } as const
  const drawing = drawPortrait(portraitOf({ ...choices, picture }))
  const box = { x, y, width: HEAD_WIDTH, height: Math.min(bottom - y, 82) }
  drawDrawing(paper, drawing, box, hairTexts[language].report.style(best_hair[1]?.name ?? ''))
}
