import type { ReportHead } from '#contract/reports.ts'
import type { Language } from '#domain/languages/languages.ts'
import { balanced, fitText, writeFitted } from '#server/reports/pdf/fit-text.ts'
import { writeLineTo } from '#server/reports/pdf/flow.ts'
import { inks, looks, type Paper } from '#server/reports/pdf/paper.ts'
import { posterFacts, writePosterHeader } from '#server/reports/pdf/poster/poster-header.ts'
import { writePosterName } from '#server/reports/pdf/poster/poster-syllables.ts'
import { reportTexts } from '#texts/reports.ts'
import type { ColorContent } from '../report-content.ts'
import { seasonNames } from '../season-names.ts'
import { otherNames } from './other-names.ts'
import { drawPosterFace, faceBox, posterFace } from './poster-face.ts'
import { drawPosterFoot, signPoster } from './poster-foot.ts'
import { poster } from './poster-layout.ts'
import { writeStripes } from './poster-stripes.ts'

const HEADLINE = { ...looks.title, size: 31, leading: 1.22 } as const
const SEASON = { ...looks.heading, size: 21, leading: 1.25 } as const
const OTHER_SEASON = { ...looks.small, size: 8.6, leading: 1.5 } as const
const SEASON_WIDTH = 128
const GAP = 20

interface PosterHead {
  readonly head: ReportHead
  readonly language: Language
}

/**
 * Draws the poster: the customer's name, the customer in the best colours, and what to remember.
 */
export function drawPoster(paper: Paper, content: ColorContent, { head, language }: PosterHead) {
  const face = posterFace(content, language)
  const { customer_name: name } = head
  const title = reportTexts[language].report.title(name)
  writePosterName(paper, name, { drawing: face.drawing, box: faceBox }, title)
  drawPosterFace(paper, face)
  writeStripes(paper, face.folds, language)
  writePosterHeader(paper, posterFacts(head, language), language)
  writeHeadline(paper, content)
  writeSeason(paper, content, language)
  paper.undash().lineWidth(0.6).strokeColor(inks.ink).strokeOpacity(1)
  paper.moveTo(poster.side, poster.ruleY).lineTo(poster.right, poster.ruleY).stroke()
  drawPosterFoot(paper, content, language)
  if (content.consultant_name) {
    const signature = reportTexts[language].report.consultant(content.consultant_name)
    signPoster(paper, signature)
  }
}

function writeHeadline(paper: Paper, { headline }: ColorContent) {
  const width = poster.width - SEASON_WIDTH - GAP
  const fit = { width, maxLines: 2, smallest: 15 }
  const fitted = balanced(paper, headline, fitText(paper, headline, HEADLINE, fit), width)
  const room = poster.ruleY - poster.headlineY
  writeFitted(paper, fitted, poster.side, poster.headlineY + (room - 8 - fitted.height) / 2)
}

function writeSeason(paper: Paper, { season }: ColorContent, language: Language) {
  if (!season) return
  const names = seasonNames[season]
  const fit = { width: SEASON_WIDTH, maxLines: 1, smallest: 12 }
  const { look, height } = fitText(paper, names[language], SEASON, fit)
  writeLineTo(paper, names[language], look, poster.right, poster.headlineY + 6)
  for (const [index, name] of otherNames(names, language).entries()) {
    const y = poster.headlineY + 6 + height + 2 + index * OTHER_SEASON.size * OTHER_SEASON.leading
    writeLineTo(paper, name, OTHER_SEASON, poster.right, y)
  }
}
