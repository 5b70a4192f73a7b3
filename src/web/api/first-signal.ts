/**
 * Returns a signal that aborts, for the same reason, as soon as one of the given signals does. Stands
 * for `AbortSignal.any`, which Safari lacks before 17.4.
 */
export function firstOf(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController()
  for (const signal of signals) {
    const follow = () => first.abort(signal.reason)
    if (signal.aborted) follow()
    else signal.addEventListener('abort', follow, { once: true, signal: first.signal })
  }
  return first.signal
}
