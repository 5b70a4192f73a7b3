import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { namedStyles, type StyleName } from '#domain/drawings/styles/style.ts'
import { houseFace } from '../pictures/house-face.ts'
import { colourOf, type Place, portraitSvg } from '../pictures/svg.ts'

type Face = NonNullable<PortraitChoices['face']>

/** Faces of the people in the pictures of the base content. */
export const faces = {
  house: houseFace,
  round: { outline: 'round', lids: 'inner', brows: 'straight', eyeSize: 108 },
  freckled: { outline: 'diamond', freckles: 60, brows: 'arched', expression: 'halfSmile' },
  bespectacled: { outline: 'heart', glasses: 'round', lips: 'bow', expression: 'smile' },
  son: { outline: 'long', masculinity: 85, blush: 10, lids: 'single', age: 'young' },
} as const satisfies Readonly<Record<string, Face>>

export interface Look {
  readonly who: keyof typeof faces
  readonly style: StyleName
  readonly face?: Face
  readonly hair?: PortraitChoices['hair']
  readonly picture?: PortraitChoices['picture']
  /** Name of a colour token. */
  readonly cloth?: string
}

const dressed = ({ who, style, face, hair, picture, cloth = 'ink' }: Look) =>
  ({
    face: { ...faces[who], ...face },
    hair: { ...namedStyles[style], ...hair },
    picture: { clothesColour: colourOf(cloth), ...picture },
  }) satisfies PortraitChoices

export const person = (place: Place, look: Look) => portraitSvg(place, dressed(look))
