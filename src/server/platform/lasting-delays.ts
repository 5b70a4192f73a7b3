/** Interval at which the delay of the event loop is sampled. */
export const DELAY_SAMPLE_MS = 500

/**
 * Returns a function that says whether a too long delay of the event loop, in milliseconds, lasts: whether
 * the sample before was too long as well. One long turn, as of a start on a busy machine, is over when it
 * is seen, and refusing calls then helps nobody.
 *
 * Call it with each sample that is too long, as often as it is read, and with no other.
 */
export function lastingDelays(now = () => performance.now()) {
  let last = { delayMs: 0, seenAt: Number.NEGATIVE_INFINITY }
  let isLasting = false
  return (delayMs: number): boolean => {
    const seenAt = now()
    // Each turn of an overloaded loop may itself be as long as the delay.
    const isNext = seenAt - last.seenAt < 2 * DELAY_SAMPLE_MS + delayMs
    if (delayMs !== last.delayMs) isLasting = isNext
    last = { delayMs, seenAt }
    return isLasting
  }
}
