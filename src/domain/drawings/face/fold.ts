import { power, sin } from '../geometry/deterministic-math.ts'
import { resample } from '../geometry/polyline.ts'
import type { FaceContext, Spot } from './face-context.ts'

/** Draws a fold of the skin: a brush stroke that fades at both ends. `halfWidth` is in mm. */
export function drawFold(
  { sketch, put }: Pick<FaceContext, 'sketch' | 'put'>,
  spots: readonly Spot[],
  { halfWidth, opacity }: { halfWidth: number; opacity: number },
) {
  sketch.brush(
    resample(put(spots), 6),
    (share) => 0.04 + halfWidth * power(sin(Math.PI * share), 0.8),
    { opacity },
  )
}
