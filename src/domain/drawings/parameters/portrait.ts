import { faceFields } from './face-fields.ts'
import { type Fields, fieldProblem, type ValuesOf } from './field.ts'
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

/** Thrown for an unknown parameter or a value outside of its bounds. */
export class PortraitError extends RangeError {
  override readonly name = 'PortraitError'
  readonly parameter: string

  constructor(parameter: string, problem: string) {
    super(`${parameter} ${problem}`)
    this.parameter = parameter
  }
}

/**
 * Completes choices with the defaults.
 *
 * @throws PortraitError for an unknown parameter or a value outside of its bounds.
 */
export const portraitOf = (choices: PortraitChoices = {}): Portrait => ({
  face: completed('face', faceFields, choices.face),
  hair: completed('hair', hairFields, choices.hair),
  picture: completed('picture', pictureFields, choices.picture),
})

function completed<F extends Fields>(
  group: PortraitGroup,
  fields: F,
  choices: Partial<ValuesOf<F>> = {},
): ValuesOf<F> {
  for (const name of Object.keys(choices)) {
    if (!Object.hasOwn(fields, name)) throw new PortraitError(`${group}.${name}`, 'does not exist')
  }
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = choices[name] ?? field.default
    const problem = fieldProblem(field, value)
    if (problem) throw new PortraitError(`${group}.${name}`, problem)
    values[name] = value
  }
  return values as ValuesOf<F>
}
