/** Whether a film may begin by itself: not against less motion, nor where data is to be saved. */
export function canAutoplay(): boolean {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } }
  const wantsStillness = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return !wantsStillness && !connection?.saveData
}
