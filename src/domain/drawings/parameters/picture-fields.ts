import { amount, choice, colour, colours } from './field.ts'

/** Views are named by the client's side that they show. */
export const views = [
  'front',
  'threeQuarterLeft',
  'threeQuarterRight',
  'left',
  'right',
  'back',
] as const
export type View = (typeof views)[number]

export const details = ['full', 'medium', 'thumbnail'] as const
export type Detail = (typeof details)[number]

/**
 * Visible parts of the plane. Close-ups show one part of the face, so that a millimetre is visible
 * at 90 pixels. Append new ones: URLs contain the index.
 */
export const frames = [
  'bust',
  'face',
  'plan',
  'head',
  'hair',
  'forehead',
  'eye',
  'midface',
  'nose',
  'mouth',
  'jaw',
  'neck',
  'shoulders',
  'avatar',
  'cover',
  'poster',
  'printedPlan',
] as const
export type Frame = (typeof frames)[number]

/** Returns the detail that is worth its bytes for a bust of this width in CSS pixels. */
export const detailForWidth = (pixels: number): Detail =>
  pixels < 140 ? 'thumbnail' : pixels < 300 ? 'medium' : 'full'

// biome-ignore format: a table reads by columns
export const pictureFields = {
  view:         choice('pa', views),
  detail:       choice('pb', details),
  frame:        choice('pc', frames),
  seed:         amount('pd', 0, 9999, 7),
  clothes:      choice('pe', ['knit', 'turtleneck', 'shirt', 'none', 'cape']),
  clothesColour: colour('pf'),
  /** A disc behind the head. */
  disc:         colour('pg'),
  background:   colour('ph'),
  /**
   * Guide lines (thirds, and in the front view the widest point), or a hairdresser's marks of a
   * cutting plan.
   */
  measures:     choice('pi', ['none', 'lines', 'plan']),
  /** Folds of a cape from our left to our right; without them, the cape has one colour. */
  capeColours:  colours('pj', 12),
  /** Metal of a fine necklace. */
  metalColour:  colour('pk'),
} as const
