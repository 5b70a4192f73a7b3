import { useCallback, useEffect } from 'react'
import type { Location } from 'react-router'
import { useLeaveGuard } from '#web/layout/leave-guards.ts'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useAdminText } from '../frame/admin-text.ts'

interface LeaveGuardProps {
  readonly holds: () => boolean
  /** Called when the user leaves and discards unsaved changes. */
  readonly onDiscard?: () => void
}

/**
 * Asks before unsaved changes are left for another screen, another row of the list, or another
 * site. Render it while there are unsaved changes; `holds` says whether there still are.
 */
export function LeaveGuard({ holds, onDiscard }: LeaveGuardProps) {
  const labels = useAdminText().editing.leave
  const { confirm } = useDialogs()
  useLeaveGuard({
    holds: useCallback((from, to) => holds() && placeOf(from) !== placeOf(to), [holds]),
    ask: useCallback(async () => {
      const isLeft = await confirm(labels.title, {
        text: labels.text,
        ok: labels.ok,
        cancel: labels.stay,
        isDiscarding: true,
      })
      if (isLeft) onDiscard?.()
      return isLeft
    }, [confirm, labels, onDiscard]),
  })

  useEffect(() => {
    function ask(event: BeforeUnloadEvent) {
      if (holds()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [holds])

  return null
}

/** Ignores changed filters of a list, but not a change of the open row. */
const placeOf = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get('open')}`
