import { itemAt } from '#domain/collections/lists.ts'
import { lightnessOf, mixed, multiplied } from '../colour.ts'
import { power } from '../geometry/deterministic-math.ts'
import { lerp, smoothstep } from '../geometry/numbers.ts'
import { type Point, resample } from '../geometry/polyline.ts'
import type { Sketch } from '../geometry/sketch.ts'
import type { Detail } from '../parameters/picture-fields.ts'

/** Number of layers of a soft edge, by detail; more would be invisible in a small picture. */
export const softLayers = { full: 4, medium: 3, thumbnail: 1 } as const satisfies Record<
  Detail,
  number
>

interface Blend {
  readonly colour: string
  /** Opacity where all layers overlap. */
  readonly opacity: number
  readonly layers: number
}

/** Draws colour that is full along one line and fades towards another. */
export function blendBetween(
  sketch: Sketch,
  whole: readonly Point[],
  faded: readonly Point[],
  { colour, opacity, layers }: Blend,
) {
  const count = Math.max(whole.length, faded.length)
  const resampled = (line: readonly Point[]) =>
    line.length === count ? line : resample(line, count)
  const [from, to] = [resampled(whole), resampled(faded)]
  for (let layer = layers; layer > 0; layer--) {
    const share = layer / layers
    const edge = from.map(([x, y], i): Point => {
      const [toX, toY] = itemAt(to, i)
      return [lerp(x, toX, share), lerp(y, toY, share)]
    })
    sketch.area([edge, [...from].reverse()], colour, opacityOfLayer(opacity, layers))
  }
}

/** Draws a cloud of colour, full in its middle and faded at its edge. */
export function blendAround(
  sketch: Sketch,
  centre: Point,
  { rx, ry, leaning }: { readonly rx: number; readonly ry: number; readonly leaning: number },
  { colour, opacity, layers }: Blend,
) {
  for (let layer = layers; layer > 0; layer--) {
    const size = (layer / layers) * (1.12 - (0.12 * layer) / layers)
    sketch.ellipse(
      centre,
      rx * size,
      ry * size,
      { fill: colour, opacity: opacityOfLayer(opacity, layers) },
      leaning,
    )
  }
}

/** Opacity of each of several equal layers that reach `opacity` together. */
const opacityOfLayer = (opacity: number, layers: number) => 1 - power(1 - opacity, 1 / layers)

/**
 * Returns colour and opacity of powder on a cheek. Deep colours are applied lightly; on deep skin
 * powder becomes warmer and deeper, instead of a pale stain.
 */
export function powderOn(skin: string, colour: string): Pick<Blend, 'colour' | 'opacity'> {
  const depth = smoothstep(0.78, 0.45, lightnessOf(skin))
  return {
    colour: mixed(colour, multiplied(colour, skin), depth),
    opacity: lerp(0.26, 0.54, Math.max(depth, smoothstep(0.45, 0.8, lightnessOf(colour)))),
  }
}
