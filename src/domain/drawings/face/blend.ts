import { lightnessOf, mixed, multiplied } from '../colour.ts'
import { power } from '../geometry/deterministic-math.ts'
import { lerp, smoothstep } from '../geometry/numbers.ts'
import { type Point, resample } from '../geometry/polyline.ts'
import type { Sketch } from '../geometry/sketch.ts'
import type { Detail } from '../parameters/picture-fields.ts'

/** How many layers make a soft edge: more than a small picture shows would only weigh. */
export const softLayers = { full: 4, medium: 3, thumbnail: 1 } as const satisfies Record<
  Detail,
  number
>

interface Blend {
  readonly colour: string
  /** Where all layers lie on each other. */
  readonly opacity: number
  readonly layers: number
}

/** Colour that is whole along one line and fades towards another. */
export function blendBetween(
  sketch: Sketch,
  whole: readonly Point[],
  faded: readonly Point[],
  { colour, opacity, layers }: Blend,
) {
  const count = Math.max(whole.length, faded.length)
  const [from, to] = [whole, faded].map((line) =>
    line.length === count ? line : resample(line, count),
  ) as [Point[], Point[]]
  for (let layer = layers; layer > 0; layer--) {
    const share = layer / layers
    const edge = from.map(([x, y], i): Point => {
      const [toX, toY] = to[i]!
      return [lerp(x, toX, share), lerp(y, toY, share)]
    })
    sketch.area([edge, [...from].reverse()], colour, opacityOfLayer(opacity, layers))
  }
}

/** A cloud of colour, whole in its middle and faded at its edge. */
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

/** Of equal layers that cover `opacity` together. */
const opacityOfLayer = (opacity: number, layers: number) => 1 - power(1 - opacity, 1 / layers)

/**
 * Powder on a cheek. Deep colours are taken more lightly, and on deep skin powder grows warm and deep
 * instead of lying on it as a pale stain.
 */
export function powderOn(skin: string, colour: string): Pick<Blend, 'colour' | 'opacity'> {
  const depth = smoothstep(0.78, 0.45, lightnessOf(skin))
  return {
    colour: mixed(colour, multiplied(colour, skin), depth),
    opacity: lerp(0.26, 0.54, Math.max(depth, smoothstep(0.45, 0.8, lightnessOf(colour)))),
  }
}
