import { useEffect } from 'react'
import type { Location } from 'react-router'

/** Unsaved content that leaving would discard. */
interface LeaveGuard {
  readonly holds: (from: Location, to: Location) => boolean
  /** Resolves to true if leaving is allowed. */
  readonly ask: () => Promise<boolean>
}

const guards = new Set<LeaveGuard>()

let isAsked = false

/** Returns the guard that has to allow a navigation, if any. */
export const findLeaveGuard = (from: Location, to: Location): LeaveGuard | undefined =>
  isAsked ? undefined : [...guards].find(({ holds }) => holds(from, to))

/** Runs an irreversible action and navigates, after every guard has allowed it once. */
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

/** Registers a guard against navigation while mounted; the frame asks it once. */
export function useLeaveGuard({ holds, ask }: LeaveGuard) {
  useEffect(() => {
    const guard = { holds, ask }
    guards.add(guard)
    return () => {
      guards.delete(guard)
    }
  }, [holds, ask])
}
