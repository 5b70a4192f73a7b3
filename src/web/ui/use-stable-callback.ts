import { useCallback, useRef } from 'react'

/**
 * Returns a function that stays the same and calls `callback` of the latest rendering, so that memoized
 * components are not rendered for it. For events and timers, not for calls while rendering.
 */
export function useStableCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback)
  latest.current = callback
  return useCallback((...args: Args) => latest.current(...args), [])
}
