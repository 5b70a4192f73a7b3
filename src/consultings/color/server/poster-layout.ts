import { posterPage } from '#server/reports/pdf/poster/poster-page.ts'

/** Layout of the poster, in points. */
export const poster = {
  ...posterPage,
  /** Lower edge of the picture and its stripes. */
  stripesBottom: 637,
  headlineY: 656,
  ruleY: 746,
  footY: 756,
} as const
