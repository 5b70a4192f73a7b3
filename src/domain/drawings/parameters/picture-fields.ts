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
 * Parts of the plane. Close-ups show one part of the face, so that a difference of a millimetre is
 * seen in a picture of 90 pixels. New ones are added at the end: addresses contain the position.
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

/** The detail that is worth its bytes where a bust is so many CSS pixels wide. */
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
   * Lines by which a face is measured: its thirds, and its widest place from the front. Or the marks
   * of a cutting plan, for a hairdresser.
   */
  measures:     choice('pi', ['none', 'lines', 'plan']),
  /** The folds of a cape from our left to our right; without them it is of one colour. */
  capeColours:  colours('pj', 12),
  /** The metal of a fine necklace. */
  metalColour:  colour('pk'),
} as const
