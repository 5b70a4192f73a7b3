import { page } from '../paper.ts'

const SIDE = 35

/** Layout that the posters of all kinds share, in points. */
export const posterPage = {
  side: SIDE,
  headerY: 30,
  width: page.width - 2 * SIDE,
  right: page.width - SIDE,
} as const
