import { useEffect } from 'react'

/** Keeps the screen awake while a card is shown to somebody, if the browser supports it. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false

    async function stayAwake() {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock?.request('screen')
        if (isOver) await lock?.release()
      } catch {
        // Refused, e.g. in power-saving mode: the screen may turn off.
      }
    }

    void stayAwake()
    // Browsers release the lock whenever the page is hidden.
    document.addEventListener('visibilitychange', stayAwake)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', stayAwake)
      void lock?.release()
    }
  }, [])
}
