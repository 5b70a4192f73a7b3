/** Embla's `duration` is no time: 60 times a second a slide moves by a share of what is left. */
const MS_PER_UNIT = 18

/** Embla's `duration` for a move that has come nine tenths of its way after so many milliseconds. */
export const emblaDuration = (ms: number): number => Math.round(ms / MS_PER_UNIT)
