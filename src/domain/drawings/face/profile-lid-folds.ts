import type { Point } from '../geometry/polyline.ts'
import type { ProfileEyePlacer } from './eye-placer.ts'
import type { FaceContext } from './face-context.ts'

/** Draws folds, hollows, swellings and wrinkles around an eye seen from the side. */
export function drawProfileLidFolds(context: FaceContext, place: ProfileEyePlacer, drop: number) {
  const { sketch, face, isOlder } = context
  // biome-ignore format: a fold a line
  const folds = {
    double: [[-75.6, -8.4], [-68, -8.8], [-57.6, -2.8 + drop * 2]],
    inner: [[-75.6, -8.2], [-70, -8.6], [-65, -6.8]],
    single: [],
  } as const satisfies Record<string, readonly Point[]>
  const fold = folds[face.lids]
  if (face.eyes === 'open' && fold.length) sketch.line(place(fold), 0.42, { opacity: 0.8 })
  // biome-ignore format: a fold a line
  const hollow: Point[] = [[-78, -12], [-68, -15.4], [-54, -9]]
  if (face.eyeDepth < -20) sketch.line(place(hollow), 0.6, { opacity: 0.5 })
  if (face.puffiness > 20) {
    // biome-ignore format: a fold a line
    const swellings: Point[][] = [
      [[-77, -10], [-68, -13.6], [-55, -6]],
      [[-74, 10], [-66, 11.6], [-59, 8]],
    ]
    sketch.lines(swellings.map(place), 0.42, { opacity: face.puffiness / 160 })
  }
  if (isOlder) {
    // biome-ignore format: a wrinkle a line
    const wrinkles: Point[][] = [
      [[-72, 10], [-65, 13], [-58, 11]],
      [[-53, 1.6], [-49, 0.4], [-45.6, -1.4]],
      [[-53, 4.4], [-48.6, 5.4]],
    ]
    sketch.lines(wrinkles.map(place), 0.32, { opacity: 0.5 })
  }
}
