import { page } from '#server/reports/pdf/paper.ts'

/** The poster's measures in points. */
export const poster = {
  side: 35,
  headerY: 30,
  /** Where the picture and its stripes end. */
  stripesBottom: 637,
  headlineY: 656,
  ruleY: 746,
  footY: 756,
  width: page.width - 2 * 35,
  right: page.width - 35,
} as const
