import { inks, mixed } from '../colour.ts'
import { power, sin } from '../geometry/deterministic-math.ts'
import { lerp } from '../geometry/numbers.ts'
import { resample } from '../geometry/polyline.ts'
import { drawAroundMouth } from './around-mouth.ts'
import { blendBetween, softLayers } from './blend.ts'
import type { FaceContext, Spot } from './face-context.ts'
import { lipColours, lipForms, lipHeight } from './lips.ts'

/** Colour that deepens lips towards the line where they meet. */
const LIP_DEPTH = '#4a0f16'

export function drawMouth(context: FaceContext) {
  const { sketch, face, head, manly, detail, isYoung, put } = context
  const form = lipForms[face.lips]
  const smile = face.expression === 'smile' ? 1 : face.expression === 'halfSmile' ? 0.75 : 0
  const width =
    lerp(19.2, 21.6, manly) *
    form.width *
    (face.mouthWidth / 100) *
    (1 + 0.12 * smile) *
    (isYoung ? 0.95 : 1)
  const tall = lipHeight(context) * (1 - 0.1 * smile)
  const corner = (side: number) => (face.expression === 'halfSmile' && side < 0 ? 0.12 : smile)
  // Corners rise for a smile and sink slightly with age.
  const rise = (x: number) =>
    -4.6 * corner(x) * power(Math.abs(x) / 21, 1.7) +
    (context.isOlder ? 1.1 : 0) * power(Math.abs(x) / 21, 2)
  const lip = (spots: readonly (readonly [number, number])[]) =>
    put(
      spots.map(
        ([x, y]): Spot => [(x * width) / 21, head.mouthY + y * tall + rise(x), 3 - (x * x) / 60],
      ),
    )
  const bow = form.bow
  const upper = lip([
    [-21, -0.6],
    [-12, -4.4],
    [-4.6, -6.4 - 0.5 * bow],
    [0, -6.2 + 0.55 * bow],
    [4.6, -6.4 - 0.5 * bow],
    [12, -4.4],
    [21, -0.6],
  ])
  const middle = lip([
    [-21, -0.6],
    [-10, -0.3],
    [-3.5, 0.7],
    [0, 0.3 + 0.5 * bow],
    [3.5, 0.7],
    [10, -0.3],
    [21, -0.6],
  ])
  const lower = lip([
    [-21, -0.6],
    [-12, 5.4],
    [0, 8.9],
    [12, 5.4],
    [21, -0.6],
  ])
  const colours = lipColours(context)
  sketch.area([upper, [...middle].reverse()], colours.upper, colours.opacity[0])
  sketch.area([middle, [...lower].reverse()], colours.lower, colours.opacity[1])
  if (face.makeUp === 'blended' && face.lipColour && detail !== 'thumbnail') {
    const depth = {
      colour: mixed(face.lipColour, LIP_DEPTH, 0.5),
      opacity: 0.5,
      layers: softLayers[detail] - 1,
    }
    blendBetween(sketch, middle, upper, depth)
    blendBetween(sketch, middle, lower, depth)
  }
  if (detail === 'full' && face.masculinity < 60) {
    sketch.brush(
      lip([
        [-7, 4.4],
        [0, 5.4],
        [7, 4.4],
      ]),
      (s) => 0.15 + 0.5 * sin(Math.PI * s),
      { colour: inks.white, opacity: face.lipColour ? 0.35 : 0.25 },
    )
  }
  const seam = [...lip([[-23, -1.6]]), ...middle.slice(1, -1), ...lip([[23, -1.6]])]
  sketch.brush(
    resample(seam, detail === 'thumbnail' ? 5 : 9),
    (s) => 0.2 + 0.42 * sin(Math.PI * s),
    { colour: colours.between },
  )
  drawAroundMouth(context, width, rise, tall)
}
