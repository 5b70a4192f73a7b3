import type { PictureParameters } from '../parameters/portrait.ts'
import type { Body } from './body.ts'
import { drawCape } from './cape.ts'
import type { CapeFolds } from './cape-folds.ts'
import { drawKnit } from './knit.ts'
import { drawNeck } from './neck.ts'
import { drawNecklace } from './necklace.ts'
import { drawShirt } from './shirt.ts'
import { drawTurtleneck } from './turtleneck.ts'

/** Number of points of the shoulder line that are drawn as skin. */
const bareLine = { knit: 5, turtleneck: 4, shirt: 5, none: 11, cape: 5 } as const

const draw = {
  knit: drawKnit,
  turtleneck: drawTurtleneck,
  shirt: drawShirt,
  none: () => {},
} as const

/** Draws neck, shoulders and clothes. */
export function drawClothes(
  body: Body,
  { clothes, metalColour }: Pick<PictureParameters, 'clothes' | 'metalColour'>,
  folds: CapeFolds,
) {
  drawNeck(body, bareLine[clothes])
  if (metalColour && folds.isFine) drawNecklace(body, metalColour)
  if (clothes === 'cape') drawCape(body, folds)
  else draw[clothes](body)
}
