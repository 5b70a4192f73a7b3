import { useEffect } from 'react'

/** Keeps the screen from turning dark while it is held out to somebody, where a browser can. */
export function useAwake() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false

    async function stayAwake() {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock?.request('screen')
        if (isOver) await lock?.release()
      } catch {
        // Refused, as by a device that saves power: the screen does what it always does.
      }
    }

    void stayAwake()
    // A browser takes the lock back whenever the page is left.
    document.addEventListener('visibilitychange', stayAwake)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', stayAwake)
      void lock?.release()
    }
  }, [])
}
