/** Safari has no notion of being idle. */
const PATIENCE_MS = 1_000

/** Runs something once the browser has nothing better to do. Returns how to call it off. */
export function runWhenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const waiting = requestIdleCallback(run)
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(run, PATIENCE_MS)
  return () => clearTimeout(waiting)
}
