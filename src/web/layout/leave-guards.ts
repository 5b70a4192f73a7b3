import { useEffect } from 'react'
import type { Location } from 'react-router'

/** Something that would be lost by going elsewhere. */
interface LeaveGuard {
  readonly holds: (from: Location, to: Location) => boolean
  /** True when it may be left. */
  readonly ask: () => Promise<boolean>
}

const guards = new Set<LeaveGuard>()

/** The one that has to be asked before somebody goes there. */
export const guardAgainst = (from: Location, to: Location): LeaveGuard | undefined =>
  [...guards].find(({ holds }) => holds(from, to))

/** Asked before another screen comes, for as long as this is mounted: by the frame, which asks once. */
export function useLeaveGuard({ holds, ask }: LeaveGuard) {
  useEffect(() => {
    const guard = { holds, ask }
    guards.add(guard)
    return () => {
      guards.delete(guard)
    }
  }, [holds, ask])
}
