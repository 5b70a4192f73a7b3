/** A position in a picture, in pixels from its top left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A face in a picture. */
export interface Face {
  /** The 468 points of MediaPipe's face mesh, in its order. `face-points.ts` names those in use. */
  readonly points: readonly Point[]
  /** How sure the model is that it is a face, 0 to 1. */
  readonly confidence: number
}
