const STRANDS = 84
/** Two incommensurable steps that scatter strands without a visible pattern. */
const STREWN = [0.618_034, 0.381_966] as const

/** Returns a deterministic value between −0.5 and 0.5. */
const strewn = (at: number, step: number) => (((at + 1) * step) % 1) - 0.5

/**
 * Draws strands of hair across 1280 by 460 units, one SVG path per lock. Neighbours bend alike, and
 * locks cross each other.
 */
export function locksOfStrands(locks: number): string[] {
  const paths = Array.from({ length: locks }, () => '')
  for (let at = 0; at < STRANDS; at++) {
    const wide = strewn(at, STREWN[0])
    const deep = strewn(at, STREWN[1])
    const start = Math.round(-60 + (at / STRANDS) * 600 + 46 * wide)
    const trough = Math.round(start * 0.72 + 190 + 34 * deep)
    const end = Math.round(start * 0.8 - 120 + 50 * wide)
    const lock = Math.floor((at / STRANDS) * locks * 2 + wide) % locks
    paths[(lock + locks) % locks] +=
      `M-9 ${start}C320 ${start - 74} 520 ${trough - 8} 840 ${trough}S1170 ${trough - 130} 1290 ${end}`
  }
  return paths
}
