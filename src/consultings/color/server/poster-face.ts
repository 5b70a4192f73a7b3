import type { Language } from '#domain/languages/languages.ts'
import { type DescribedDrawing, describedPortrait } from '#server/reports/pdf/described-portrait.ts'
import { drawDrawing } from '#server/reports/pdf/draw-drawing.ts'
import { type Paper, page } from '#server/reports/pdf/paper.ts'
import { drawInCape } from '../draw-customer.ts'
import { sideBySide } from '../groups.ts'
import type { ColorContent, Swatch } from '../sheet-content.ts'
import { poster } from './poster-layout.ts'

/** Fewer than two colours make no folds. */
const FEWEST_FOLDS = 2
/** Longer hair, from the chin downwards, would hide what the stripes are called. */
const LONGEST_HAIR_MM = 104

export interface PosterFace extends DescribedDrawing {
  /** The colours of the cape from left to right; empty while there are too few for folds. */
  readonly folds: readonly Swatch[]
}

/** The made-up customer in a cape of the best colours, as wide as the page. */
export function posterFace(content: ColorContent, language: Language): PosterFace {
  const best = content.best.length < FEWEST_FOLDS ? [] : content.best
  const { face, hair, picture } = drawInCape({ ...content, best }, { frame: 'poster' })
  const shorter = Math.min(hair.length ?? 0, LONGEST_HAIR_MM)
  const portrait = { face, hair: hair.length ? { ...hair, length: shorter } : hair, picture }
  return {
    ...describedPortrait(portrait, language),
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
