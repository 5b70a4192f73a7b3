/** Whether a film may start automatically: not with reduced motion or data saving. */
export function canAutoplay(): boolean {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } }
  const wantsStillness = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return !wantsStillness && !connection?.saveData
}
