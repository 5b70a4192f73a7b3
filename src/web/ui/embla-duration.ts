/**
 * Embla's `duration` is no time: 60 times per second a slide moves by a share of the remaining
 * distance.
 */
const MS_PER_UNIT = 18

/** Returns Embla's `duration` for a move whose first nine tenths take some milliseconds. */
export const emblaDuration = (ms: number): number => Math.round(ms / MS_PER_UNIT)
