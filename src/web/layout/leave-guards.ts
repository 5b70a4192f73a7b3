import { useEffect } from 'react'
import type { Location } from 'react-router'

/** Something that would be lost by going elsewhere. */
interface LeaveGuard {
  readonly holds: (from: Location, to: Location) => boolean
  /** True when it may be left. */
  readonly ask: () => Promise<boolean>
}

const guards = new Set<LeaveGuard>()

let isAsked = false

/** The one that has to be asked before somebody goes there. */
export const findLeaveGuard = (from: Location, to: Location): LeaveGuard | undefined =>
  isAsked ? undefined : [...guards].find(({ holds }) => holds(from, to))

/**
 * Does what cannot be taken back and then goes elsewhere, once all that would be lost by it was asked
 * about: before the first of it, and not again.
 */
export async function leaveAfterConfirmation(
  from: Location,
  to: string,
  leave: () => Promise<void>,
) {
  const there = { ...from, pathname: to, search: '', hash: '' }
  for (const guard of guards) {
    if (guard.holds(from, there) && !(await guard.ask())) return
  }
  isAsked = true
  await leave().finally(() => {
    isAsked = false
  })
}

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
