/** A colour by its name among the design tokens; what it looks like is for the page or the PDF. */
export type DrawingColour = 'ink' | 'clay' | 'sand' | 'paper'

/** One path of a drawing. Lines have round ends; the first stroke lies at the bottom. */
export interface Stroke {
  /** SVG path data in the units of the drawing's view box. */
  readonly path: string
  readonly stroke?: DrawingColour
  readonly fill?: DrawingColour
  /** Of the line, in units of the view box; 0 where there is only a fill. */
  readonly width: number
  readonly opacity: number
  /** Lengths of dash and gap; a whole line when absent. */
  readonly dash?: readonly [dash: number, gap: number]
}

export interface Drawing {
  /** As SVG wants it: left, top, width, height. */
  readonly viewBox: string
  readonly strokes: readonly Stroke[]
}

interface LineLook {
  readonly stroke?: DrawingColour
  readonly width?: number
  readonly opacity?: number
  readonly dash?: readonly [dash: number, gap: number]
}

/** A line, in ink and of ordinary weight unless said otherwise. */
export const line = (path: string, look: LineLook = {}): Stroke => ({
  path,
  stroke: 'ink',
  width: 1.4,
  opacity: 1,
  ...look,
})

/** A surface without an outline. */
export const surface = (path: string, fill: DrawingColour, opacity = 1): Stroke => ({
  path,
  fill,
  width: 0,
  opacity,
})
