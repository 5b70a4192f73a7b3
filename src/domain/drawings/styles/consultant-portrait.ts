import { brandColours } from '../parameters/brand-colours.ts'
import type { FaceOutlineName } from '../parameters/face-fields.ts'
import type { PortraitChoices } from '../parameters/portrait.ts'
import { namedStyles, type StyleName } from './style.ts'

/** Whoever writes the result sheets, as pages introduce them and as the settings show them. */
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
