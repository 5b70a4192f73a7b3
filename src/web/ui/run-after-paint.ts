/** Runs a callback once the next frame is painted. In a background tab, waits until it is visible. */
export function runAfterPaint(run: () => void) {
  requestAnimationFrame(() => setTimeout(run))
}
