import { brandColours } from '../parameters/brand-colours.ts'
import type { FaceOutlineName } from '../parameters/face-fields.ts'
import type { PortraitChoices } from '../parameters/portrait.ts'
import { namedStyles, type StyleName } from './style.ts'

/** Returns the portrait of the consultant, for pages and the settings. */
export const consultantPortrait = ({
  style,
  face_shape,
}: {
  readonly style: StyleName
  readonly face_shape: FaceOutlineName
}): Required<PortraitChoices> => ({
  face: { outline: face_shape, expression: 'halfSmile' },
  hair: namedStyles[style],
  picture: {
    view: 'threeQuarterLeft',
    clothes: 'turtleneck',
    clothesColour: brandColours.clay,
  },
})
