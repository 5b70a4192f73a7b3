/** One path of a drawing, in units of its layer. Lines have round ends. */
export interface Shape {
  /** SVG path data. */
  readonly path: string
  /** A colour as `#rrggbb`. */
  readonly fill?: string | undefined
  readonly stroke?: string | undefined
  /** Width of the line in mm. */
  readonly width?: number | undefined
  readonly opacity?: number | undefined
  /** Dash and gap in mm. */
  readonly dash?: readonly [dash: number, gap: number] | undefined
}

/** Paths on one grid. A finer grid makes longer paths. */
export interface Layer {
  readonly unitsPerMm: number
  readonly shapes: readonly Shape[]
}

export interface Label {
  readonly text: string
  /** Position of the baseline in mm. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly colour: string
  /** Colour of the outline that separates the letters from lines below. */
  readonly halo?: string | undefined
}

/** The visible part of the plane, in mm. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A picture as data: layers from bottom to top, labels above them. */
export interface Drawing {
  readonly box: Box
  readonly layers: readonly Layer[]
  readonly labels: readonly Label[]
}
