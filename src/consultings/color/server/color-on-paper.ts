import type { Language } from '#domain/languages/languages.ts'
import { drawAccessiblePortrait } from '#server/reports/pdf/draw-accessible-portrait.ts'
import { HEADING_WITH_TEXT, type SheetOnPaper } from '#server/reports/pdf/sheet-on-paper.ts'
import { backdropOf } from '../backdrop.ts'
import { drawLook } from '../draw-customer.ts'
import type { ColorContent, Occasion } from '../sheet-content.ts'
import { pairsHeight, writePairs } from './avoided-section.ts'
import { bestHeight, writeBest } from './best-section.ts'
import type { FacePicture } from './face-picture.ts'
import { linesHeight, writeLines } from './lines-section.ts'
import { looksHeight, writeLooks } from './looks-section.ts'
import { writeMakeUp } from './make-up-section.ts'
import { markedFace } from './marked-face.ts'
import { drawPoster } from './poster.ts'
import { seasonHeading, writeSeason } from './season-section.ts'
import { sheetWords } from './sheet-words.ts'

/**
 * Candidate heights of the pictures, preferred first: the set that fills the pages best is chosen.
 */
const BEST = [118, 142, 100]
const PAIRS = [82, 104, 64]
const FACE = [300, 350]
const LOOKS = [264, 300, 220]

export const colorOnPaper: SheetOnPaper<ColorContent> = {
  subject: (language) => sheetWords(language).subject,
  async prepare(sheet, _storage, language) {
    const texts = sheetWords(language)
    const face = markedFace(sheet, language)
    const faces = {
      daily: faceOf(sheet, 'daily', language),
      special: faceOf(sheet, 'special', language),
    }
    return {
      sizes: BEST.flatMap((best) =>
        PAIRS.flatMap((pairs) =>
          FACE.flatMap((face) => LOOKS.map((looks) => ({ best, pairs, face, looks }))),
        ),
      ),
      fullPages: [(paper, head) => drawPoster(paper, sheet, { head, language })],
      write(flow, section, sizes) {
        const bestLook = { texts, language, height: sizes.best! }
        const pairsLook = { texts, language, height: sizes.pairs! }
        const faceLook = { texts, language, height: sizes.face! }
        const looksLook = { texts, faces, height: sizes.looks! }

        section(seasonHeading(sheet, language), HEADING_WITH_TEXT, () =>
          writeSeason(flow, sheet, language),
        )
        section(texts.sections.lines, linesHeight(flow, sheet), () =>
          writeLines(flow, sheet, texts),
        )
        if (sheet.best.length > 0)
          section(texts.sections.best, bestHeight(flow, sheet.best, bestLook), () =>
            writeBest(flow, sheet.best, bestLook),
          )
        if (sheet.avoided.length > 0)
          section(texts.sections.avoided, pairsHeight(flow, sheet, pairsLook), () =>
            writePairs(flow, sheet, pairsLook),
          )
        section(texts.sections.makeUp, sizes.face!, () =>
          writeMakeUp(flow, sheet.make_up, face, faceLook),
        )
        section(texts.sections.looks, looksHeight(flow, sheet, looksLook), () =>
          writeLooks(flow, sheet, looksLook),
        )
      },
    }
  },
}

/** Index of the colour behind each face; different, so that the two faces are distinguishable. */
const backdropPlace: Readonly<Record<Occasion, number>> = { daily: 6, special: 4 }

const faceOf = (sheet: ColorContent, occasion: Occasion, language: Language): FacePicture => ({
  ...drawAccessiblePortrait({ ...drawLook(sheet, occasion), picture: { frame: 'face' } }, language),
  backdrop: backdropOf(sheet.best, backdropPlace[occasion]),
})
