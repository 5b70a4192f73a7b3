import { bodyOf } from './clothes/body.ts'
import { foldsOf } from './clothes/cape.ts'
import { drawClothes } from './clothes/draw-clothes.ts'
import { inks, lightnessOf, mixed } from './colour.ts'
import type { Box, Drawing, Layer } from './drawing.ts'
import { drawBareEars } from './face/bare-ears.ts'
import { drawFace } from './face/draw-face.ts'
import { faceContext } from './face/face-context.ts'
import { boxOf } from './frame.ts'
import { seededRandom } from './geometry/random.ts'
import { Sketch } from './geometry/sketch.ts'
import { drawHair } from './hair/draw-hair.ts'
import { hairInks } from './hair/hair-colour.ts'
import { haircutOf } from './hair/haircut.ts'
import { headMeasures } from './head/measures.ts'
import { hairlineOf } from './head/skull.ts'
import { looksRight, projectionOf, shownSide } from './head/view.ts'
import { drawMarks } from './marks/draw-marks.ts'
import { drawMeasureLines } from './marks/measure-lines.ts'
import type { View } from './parameters/picture-fields.ts'
import type { FaceParameters, Portrait } from './parameters/portrait.ts'

const FACE_UNITS = { full: 8, medium: 6, thumbnail: 3 } as const

/** Draws a portrait. Deterministic in its parameters. */
export function drawPortrait({ face, hair, picture }: Portrait): Drawing {
  const { view, detail } = picture
  const random = seededRandom(picture.seed)
  const head = headMeasures(face)
  const hairline = hairlineOf(face, head.forehead)
  const cut = haircutOf({ hair, detail, random, hairline, chinY: head.chinY })
  const hairPicture = drawHair(cut, {
    projection: projectionOf(view),
    inks: hairInks(hair),
    detail,
    random,
    hairline,
  })

  const flipped = looksRight(view)
  const skin = face.skinColour ?? inks.paper
  const clothes = new Sketch(clothesUnits(picture), flipped)
  const cloth = picture.clothesColour ?? inks.sand
  const seam = lightnessOf(cloth) < 0.4 ? mixed(cloth, inks.paper, 0.4) : inks.ink
  const box = boxOf(picture, hair)
  const body = bodyOf(face, head, {
    sketch: clothes,
    view,
    skin,
    shade: shadeOf(skin),
    cloth,
    seam,
  })
  drawClothes(body, picture, foldsOf(picture, cloth, box))

  const faceSketch = new Sketch(FACE_UNITS[detail], flipped)
  const seenFace = flipped ? mirroredFace(face) : face
  const projection = projectionOf(lookingLeft(view))
  drawFace(
    faceContext({ sketch: faceSketch, face: seenFace, head, detail, skin, projection }),
    projection,
  )

  const ears = new Sketch(FACE_UNITS[detail], flipped)
  drawBareEars({ sketch: ears, face, head, skin }, hair, projection, shownSide(view))

  const layers = [
    background(picture, box),
    hairPicture.behind,
    clothes.layer,
    hairPicture.beside,
    faceSketch.layer,
    hairPicture.before,
    ears.layer,
    ...(picture.measures === 'lines' ? [drawMeasureLines({ face, head, hairline }, view)] : []),
  ]
  // A thumbnail has no room for figures.
  const marked =
    picture.measures === 'plan' && detail !== 'thumbnail'
      ? drawMarks({ hair, head, cut, projection: projectionOf(view), box })
      : undefined
  return {
    box,
    layers: [...layers, ...(marked?.layers ?? [])].filter(({ shapes }) => shapes.length),
    labels: marked?.labels ?? [],
  }
}

/** A cape in a small picture has many edges and no detail, so whole millimetres suffice. */
const clothesUnits = ({ clothes, detail }: Portrait['picture']) =>
  clothes === 'cape' && detail === 'thumbnail' ? 1 : FACE_UNITS[detail]

function background({ disc, background: colour }: Portrait['picture'], box: Box): Layer {
  const sketch = new Sketch(1)
  const right = Math.max(400, box.left + box.width)
  if (colour)
    sketch.polygon(
      [
        [-400, -400],
        [right, -400],
        [right, 700],
        [-400, 700],
      ],
      { fill: colour },
    )
  if (disc) sketch.ellipse([0, -10], 150, 150, { fill: disc })
  return sketch.layer
}

const shadeOf = (skin: string) => (skin === inks.paper ? '#efe6da' : mixed(skin, '#7a4a34', 0.16))

const lookingLeft = (view: View): View =>
  view === 'threeQuarterRight' ? 'threeQuarterLeft' : view === 'right' ? 'left' : view

/** Mirrors a face: a face that looks right is drawn looking left, then flipped. */
const mirroredFace = (face: FaceParameters): FaceParameters => ({
  ...face,
  asymmetry: -face.asymmetry,
})
