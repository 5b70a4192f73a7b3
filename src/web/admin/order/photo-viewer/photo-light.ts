/** How light is shown, from -100 to 100 each; for viewing only, nothing is stored. */
export interface PhotoLight {
  readonly brightness: number
  /** Below 0 cooler, above 0 warmer. */
  readonly warmth: number
}

export const AS_TAKEN: PhotoLight = { brightness: 0, warmth: 0 }
export const LIGHT_RANGE = 100

/** Exposure values of the whole range of brightness. */
const MOST_EXPOSURE = 1.5
/** Exposure values by which red and blue are moved against each other. */
const MOST_WARMTH = 0.6
/** Parts of red, green and blue in the luminance (Rec. 709). */
const LUMINANCE = { red: 0.2126, green: 0.7152, blue: 0.0722 }

export const isAsTaken = ({ brightness, warmth }: PhotoLight) => brightness === 0 && warmth === 0

/**
 * Returns the matrix of `feColorMatrix`, which works on linear light. Warmth keeps the luminance of
 * grey, so that it does not act as a second brightness.
 */
export function lightMatrix({ brightness, warmth }: PhotoLight): string {
  const exposure = 2 ** ((brightness / LIGHT_RANGE) * MOST_EXPOSURE)
  const ratio = 2 ** ((warmth / LIGHT_RANGE) * MOST_WARMTH)
  const luminance = LUMINANCE.red * ratio + LUMINANCE.green + LUMINANCE.blue / ratio
  const [red, green, blue] = [ratio, 1, 1 / ratio].map((gain) =>
    ((gain * exposure) / luminance).toFixed(4),
  )
  return `${red} 0 0 0 0 0 ${green} 0 0 0 0 0 ${blue} 0 0 0 0 0 1 0`
}
