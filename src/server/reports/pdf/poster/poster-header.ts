import type { ReportHead } from '#contract/reports.ts'
import type { Language } from '#domain/languages/languages.ts'
import { formatFor } from '#texts/format.ts'
import { reportTexts } from '#texts/reports.ts'
import { writeLine, writeLineTo } from '../flow.ts'
import { looks, type Paper } from '../paper.ts'
import { drawStrands } from '../strands.ts'
import { posterPage } from './poster-page.ts'

const STUDIO = { ...looks.name, size: 14, leading: 1.2 } as const
const FACTS = { ...looks.small, size: 7.6 } as const
const BESIDE_STRANDS = 18

/** Writes the studio's name at the left and facts at the right, at the top of a full page. */
export function writePosterHeader(paper: Paper, facts: readonly string[], language: Language) {
  const { side, right, headerY } = posterPage
  drawStrands(paper, { x: side, y: headerY, height: STUDIO.size * STUDIO.leading })
  writeLine(paper, reportTexts[language].pdf.author, STUDIO, side + BESIDE_STRANDS, headerY)
  writeLineTo(paper, facts.filter(Boolean).join('  ·  '), FACTS, right, headerY + 3)
}

/** Facts of a poster: its sheet and date. */
export const posterFacts = (head: ReportHead, language: Language): readonly string[] => [
  head.diagnosis_number,
  formatFor(language).date(head.published_at ?? head.purchase_date),
]
