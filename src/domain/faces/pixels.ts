/** Pixels of a picture. */
export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue and opacity of each pixel, 0 to 255, by rows from the top. */
  readonly data: Uint8ClampedArray
}
