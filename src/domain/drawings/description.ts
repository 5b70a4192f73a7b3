import type { FaceOutlineName } from './parameters/face-fields.ts'
import type { FringeKind, HairColourName, HairCut } from './parameters/hair-fields.ts'
import type { View } from './parameters/picture-fields.ts'
import type { HairParameters, Portrait } from './parameters/portrait.ts'
import type { ClientSide } from './parameters/sides.ts'
import { type StyleName, styleOf } from './styles/style.ts'

/** A portrait's content, for a text alternative. */
export interface PortraitDescription {
  readonly view: View
  readonly age: 'young' | 'middle' | 'older'
  readonly outline: FaceOutlineName
  /** Null if the hair is described part by part. */
  readonly style: StyleName | null
  readonly cut: HairCut
  /** Length of falling hair, in mm below the chin. */
  readonly lengthMm: number | null
  readonly wave: HairParameters['wave']
  readonly layered: boolean
  readonly fringe: FringeKind
  readonly tied: HairParameters['tied']
  readonly parting: { readonly ratio: string; readonly side: ClientSide | null } | null
  readonly colour: HairColourName | null
}

/** Lists the parts of a portrait; the texts form a sentence from them. */
export function describePortrait({ face, hair, picture }: Portrait): PortraitDescription {
  const isFalling = hair.cut === 'falling' && (hair.tied === 'none' || hair.tied === 'halfUp')
  return {
    view: picture.view,
    age: face.age,
    outline: face.outline,
    style: styleOf(hair),
    cut: hair.cut,
    lengthMm: isFalling ? hair.length : null,
    wave: hair.wave,
    layered: hair.layers > 25,
    fringe: hair.fringe,
    tied: hair.tied,
    parting:
      hair.parting === 'none'
        ? null
        : { ratio: hair.parting, side: hair.parting === '5:5' ? null : hair.partingSide },
    colour: hair.dye ? null : hair.colour,
  }
}
