/** Delay for Safari, which lacks `requestIdleCallback`. */
const PATIENCE_MS = 1_000

/** Runs a callback once the browser is idle. Returns a function that cancels it. */
export function runWhenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const waiting = requestIdleCallback(run)
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(run, PATIENCE_MS)
  return () => clearTimeout(waiting)
}
