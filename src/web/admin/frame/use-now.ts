import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** Returns the current time, updated every minute, for labels such as “2 hours left”. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])

  return now
}
