import { posterPage } from '#server/reports/pdf/poster/poster-page.ts'

/** The poster's measures in points. */
export const poster = {
  ...posterPage,
  /** Where the picture and its stripes end. */
  stripesBottom: 637,
  headlineY: 656,
  ruleY: 746,
  footY: 756,
} as const
