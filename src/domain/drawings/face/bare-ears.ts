import { isSide, isThreeQuarter, type Projection } from '../head/view.ts'
import type { HairParameters } from '../parameters/portrait.ts'
import { type ClientSide, isOnSide, sideAt } from '../parameters/sides.ts'
import { turnedEarX } from './draw-face.ts'
import { drawTurnedEar, type EarContext } from './ears.ts'
import { drawSideEar } from './side-ear.ts'

const isBare = ({ tied, tucked }: HairParameters, x: number) =>
  tied === 'ponytail' || tied === 'lowBun' || isOnSide(tucked, x)

/**
 * Draws the near ear over hair that is tied back or tucked behind it. In the front view, where the
 * face covers the ear's root, ears stay below the hair.
 */
export function drawBareEars(
  context: EarContext,
  hair: HairParameters,
  projection: Projection,
  shown: ClientSide,
) {
  const { view } = projection
  if (!isBare(hair, shown === sideAt(1) ? 1 : -1)) return
  if (isSide(view)) drawSideEar(context)
  if (isThreeQuarter(view)) drawTurnedEar(context, turnedEarX(context, projection))
}
