import { z } from 'zod'
import { wonField } from '#contract/fields.ts'

/** Parses an amount as people type it: `100,000`, `100000원`. Whole won. */
export const typedAmount = z
  .string()
  .transform((text) => text.replace(/[\s,.원₩]/g, ''))
  .pipe(z.string().regex(/^\d+$/))
  .transform(Number)
  .pipe(wonField)
