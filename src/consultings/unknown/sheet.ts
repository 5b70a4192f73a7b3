import { z } from 'zod'
import { type Closing, closing, type SheetDefinition } from '../sheet.ts'

export type UnknownContent = Closing & { readonly [field: string]: unknown }

/**
 * The sheet of a kind that the studio once carried out and has no definition of any more: it stays
 * readable as it was written, and nothing is written anew.
 */
export const unknownSheet: SheetDefinition<UnknownContent> = {
  content: z.looseObject(closing),
  upgrades: [],
  begin: () => ({ outro: '', consultant_name: '' }),
  missing: () => [],
  shared: () => ({ outro: '', consultant_name: '' }),
  withPlaces: (content) => content,
}
