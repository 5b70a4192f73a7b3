import './no-eval-in-browsers.ts'
import { z } from 'zod'
import { faceFields } from '#domain/drawings/parameters/face-fields.ts'
import {
  type Field,
  type Fields,
  isValid,
  type ValuesOf,
} from '#domain/drawings/parameters/field.ts'
import { hairFields } from '#domain/drawings/parameters/hair-fields.ts'

type ChoicesOf<F extends Fields> = Partial<ValuesOf<F>>

/**
 * Builds the schema of a drawing's parameters: each optional, within the bounds of the table of
 * fields, and no other key. Omitted ones take the table's default.
 *
 * zod reads the shape when a value is first checked, so that pages which draw and check nothing
 * build no schema per parameter.
 */
function choicesSchema<F extends Fields>(fields: F): z.ZodType<ChoicesOf<F>, ChoicesOf<F>> {
  const shape = {}
  for (const [name, field] of Object.entries(fields)) {
    const get = () => valueSchema(field).optional()
    Object.defineProperty(shape, name, { enumerable: true, get })
  }
  // TypeScript cannot follow a shape that is built at run time.
  return z.strictObject(shape) as unknown as z.ZodType<ChoicesOf<F>, ChoicesOf<F>>
}

function valueSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'choice':
      return z.enum(field.options)
    case 'amount':
      return z.int().min(field.min).max(field.max)
    case 'colour':
      return z
        .string()
        .regex(/^#[0-9a-f]{6}$/)
        .nullable()
    case 'colours':
      return z
        .string()
        .refine((value) => isValid(field, value))
        .nullable()
  }
}

/** Hair of a drawing. */
export const drawingField = choicesSchema(hairFields)

const { outline: _outline, ...featureFields } = faceFields

/** Features of a drawn face, except its outline: {@link faceOutlineField}. */
export const featuresField = choicesSchema(featureFields)

export const faceOutlineField = z.enum(faceFields.outline.options)
