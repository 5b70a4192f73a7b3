/** Only some browsers have `connection`. */
type NavigatorWithConnection = Navigator & { readonly connection?: { readonly saveData?: boolean } }

/** Whether a film may start automatically: not with reduced motion or data saving. */
export function canAutoplay(): boolean {
  const { connection }: NavigatorWithConnection = navigator
  const wantsStillness = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return !wantsStillness && !connection?.saveData
}
