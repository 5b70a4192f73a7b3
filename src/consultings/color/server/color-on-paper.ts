import type { Language } from '#domain/languages/languages.ts'
import { drawAccessiblePortrait } from '#server/reports/pdf/draw-accessible-portrait.ts'
import {
  HEADING_WITH_TEXT,
  type ReportOnPaper,
  type WriteSections,
} from '#server/reports/pdf/report-on-paper.ts'
import { backdropOf } from '../backdrop.ts'
import { drawLook } from '../draw-customer.ts'
import type { ColorContent, Occasion } from '../report-content.ts'
import { pairsHeight, writePairs } from './avoided-section.ts'
import { bestHeight, writeBest } from './best-section.ts'
import type { FacePicture } from './face-picture.ts'
import { linesHeight, writeLines } from './lines-section.ts'
import { looksHeight, writeLooks } from './looks-section.ts'
import { writeMakeUp } from './make-up-section.ts'
import { markedFace } from './marked-face.ts'
import { drawPoster } from './poster.ts'
import { reportWords } from './report-words.ts'
import { seasonHeading, writeSeason } from './season-section.ts'

/**
 * Candidate heights of the pictures, preferred first: the set that fills the pages best is chosen.
 */
const BEST = [118, 142, 100]
const PAIRS = [82, 104, 64]
const FACE = [300, 350]
const LOOKS = [264, 300, 220]

export const colorOnPaper: ReportOnPaper<ColorContent> = {
  subject: (language) => reportWords(language).subject,
  async prepare(report, _storage, language) {
    const texts = reportWords(language)
    const face = markedFace(report, language)
    const faces = {
      daily: faceOf(report, 'daily', language),
      special: faceOf(report, 'special', language),
    }
    const layoutWith =
      (heights: Record<'best' | 'pairs' | 'face' | 'looks', number>): WriteSections =>
      (flow, section) => {
        const bestLook = { texts, language, height: heights.best }
        const pairsLook = { texts, language, height: heights.pairs }
        const faceLook = { texts, language, height: heights.face }
        const looksLook = { texts, faces, height: heights.looks }

        section(seasonHeading(report, language), HEADING_WITH_TEXT, () =>
          writeSeason(flow, report, language),
        )
        section(texts.sections.lines, linesHeight(flow, report), () =>
          writeLines(flow, report, texts),
        )
        if (report.best.length > 0)
          section(texts.sections.best, bestHeight(flow, report.best, bestLook), () =>
            writeBest(flow, report.best, bestLook),
          )
        if (report.avoided.length > 0)
          section(texts.sections.avoided, pairsHeight(flow, report, pairsLook), () =>
            writePairs(flow, report, pairsLook),
          )
        section(texts.sections.makeUp, heights.face, () =>
          writeMakeUp(flow, report.make_up, face, faceLook),
        )
        section(texts.sections.looks, looksHeight(flow, report, looksLook), () =>
          writeLooks(flow, report, looksLook),
        )
      }
    return {
      layouts: BEST.flatMap((best) =>
        PAIRS.flatMap((pairs) =>
          FACE.flatMap((face) => LOOKS.map((looks) => layoutWith({ best, pairs, face, looks }))),
        ),
      ),
      fullPages: [(paper, head) => drawPoster(paper, report, { head, language })],
    }
  },
}

/** Index of the colour behind each face; different, so that the two faces are distinguishable. */
const backdropPlace: Readonly<Record<Occasion, number>> = { daily: 6, special: 4 }

const faceOf = (report: ColorContent, occasion: Occasion, language: Language): FacePicture => ({
  ...drawAccessiblePortrait(
    { ...drawLook(report, occasion), picture: { frame: 'face' } },
    language,
  ),
  backdrop: backdropOf(report.best, backdropPlace[occasion]),
})
