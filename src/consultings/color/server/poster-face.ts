import type { Language } from '#domain/languages/languages.ts'
import {
  type AccessibleDrawing,
  drawAccessiblePortrait,
} from '#server/reports/pdf/draw-accessible-portrait.ts'
import { drawDrawing } from '#server/reports/pdf/draw-drawing.ts'
import { type Paper, page } from '#server/reports/pdf/paper.ts'
import { drawInCape } from '../draw-customer.ts'
import { sideBySide } from '../groups.ts'
import type { ColorContent, Swatch } from '../report-content.ts'
import { poster } from './poster-layout.ts'

/** Least number of colours that make folds. */
const FEWEST_FOLDS = 2
/** Length below the chin (mm) above which hair would hide the stripes' texts. */
const LONGEST_HAIR_MM = 104

interface PosterFace extends AccessibleDrawing {
  /** The cape's colours from left to right; empty if there are too few for folds. */
  readonly folds: readonly Swatch[]
}

/** Builds the made-up customer in a cape of the best colours, as wide as the page. */
export function posterFace(content: ColorContent, language: Language): PosterFace {
  const best = content.best.length < FEWEST_FOLDS ? [] : content.best
  const { face, hair, picture } = drawInCape({ ...content, best }, { frame: 'poster' })
  const shorter = Math.min(hair.length ?? 0, LONGEST_HAIR_MM)
  const portrait = { face, hair: hair.length ? { ...hair, length: shorter } : hair, picture }
  return {
    ...drawAccessiblePortrait(portrait, language),
    folds: sideBySide(best).map(({ colour }) => colour),
  }
}

export const faceBox = {
  x: 0,
  y: 0,
  width: page.width,
  height: poster.stripesBottom,
} as const

export const drawPosterFace = (paper: Paper, { drawing, alt }: PosterFace) =>
  drawDrawing(paper, drawing, faceBox, alt)
