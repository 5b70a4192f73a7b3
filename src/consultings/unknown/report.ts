import { z } from 'zod'
import { type Closing, closing, type ReportDefinition } from '#consultings/report.ts'

export type UnknownContent = Closing & { readonly [field: string]: unknown }

/**
 * The sheet of a kind that is no longer defined: existing sheets stay readable, and cannot be
 * written.
 */
export const unknownReport: ReportDefinition<UnknownContent> = {
  content: z.looseObject(closing),
  upgrades: [],
  begin: () => ({ outro: '', consultant_name: '' }),
  missing: () => [],
  shared: () => ({ outro: '', consultant_name: '' }),
  withPlaces: (content) => content,
}
