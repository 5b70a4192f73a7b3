import { faceFields } from './face-fields.ts'
import { type Fields, isValid, type ValuesOf } from './field.ts'
import { hairFields } from './hair-fields.ts'
import { pictureFields } from './picture-fields.ts'

export const portraitFields = {
  face: faceFields,
  hair: hairFields,
  picture: pictureFields,
} as const satisfies Readonly<Record<string, Fields>>

export type FaceParameters = ValuesOf<typeof faceFields>
export type HairParameters = ValuesOf<typeof hairFields>
export type PictureParameters = ValuesOf<typeof pictureFields>

/** All parameters of a portrait. */
export interface Portrait {
  readonly face: FaceParameters
  readonly hair: HairParameters
  readonly picture: PictureParameters
}

/** Parameters that differ from the defaults. */
export interface PortraitChoices {
  readonly face?: Partial<FaceParameters>
  readonly hair?: Partial<HairParameters>
  readonly picture?: Partial<PictureParameters>
}

export type PortraitGroup = keyof Portrait

/**
 * Completes choices with the defaults. A parameter that does not exist is left out, and a value
 * outside of its bounds counts as the default: sheets store choices for years, and one whose option
 * was removed since must still be drawn.
 */
export const portraitOf = (choices: PortraitChoices = {}): Portrait => ({
  face: completed(faceFields, choices.face),
  hair: completed(hairFields, choices.hair),
  picture: completed(pictureFields, choices.picture),
})

const completed = <F extends Fields>(fields: F, choices: Partial<ValuesOf<F>> = {}) =>
  // Each value comes from its own field, which TypeScript cannot follow through the entries.
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = choices[name]
      return [name, isValid(field, value) ? value : field.default]
    }),
  ) as ValuesOf<F>
