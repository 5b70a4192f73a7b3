import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'

/**
 * Asks before what was not saved is left behind: for another screen, for another row of the list,
 * or for good. Render it while there is something to lose; `holds` says whether there still is.
 */
export function LeaveGuard({ holds }: { readonly holds: () => boolean }) {
  const words = useAdminText().editing.leave
  const { needsConnection } = useText().ui
  const { confirm } = useDialogs()
  const say = useToast()
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      holds() && placeOf(currentLocation) !== placeOf(nextLocation),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt to leave is asked about once
  useEffect(() => {
    if (leaving.state !== 'blocked') return
    void confirm(words.title, { text: words.text, ok: words.ok, cancel: words.stay }).then((ok) => {
      if (!ok) return leaving.reset()
      // Another screen cannot be had without a connection, and what is typed here would go for nothing.
      if (navigator.onLine) return leaving.proceed()
      leaving.reset()
      say(needsConnection)
    })
  }, [leaving.state])

  useEffect(() => {
    function ask(event: BeforeUnloadEvent) {
      if (holds()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [holds])

  return null
}

/** Filters of a list may change beside an editor; what is open may not. */
const placeOf = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get('open')}`
