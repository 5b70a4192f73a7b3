import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { NOTIFICATION_REFETCH_AFTER_READ_MS } from '#domain/limits/limits.ts'
import { useSession } from '#web/api/session.ts'
import {
  badgesOf,
  kindsReadOn,
  markRead,
  unreadCounts,
  withoutKinds,
} from '#web/notifications/unread-counts.ts'

/** Returns the menu's badges. Opening a screen clears its own. Source: NTF-01. */
export function useUnreadBadges() {
  const isSignedIn = useSession() !== null
  const { data } = useQuery({ ...unreadCounts, enabled: isSignedIn })
  useReadOnOpening()
  return badgesOf(data)
}

/**
 * Marks a screen's content as read when it is opened: its badge disappears at once, and the counts
 * are refetched a moment later. Source: NTF-02.
 */
export function useReadOnOpening() {
  const isSignedIn = useSession() !== null
  const queries = useQueryClient()
  const { pathname, key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same entry again is opened again
  useEffect(() => {
    const kinds = kindsReadOn(pathname)
    if (!isSignedIn || kinds.length === 0) return
    let timer: ReturnType<typeof setTimeout>
    let left = false
    void read()
    return () => {
      left = true
      clearTimeout(timer)
    }

    async function read() {
      await queries.cancelQueries(unreadCounts)
      queries.setQueryData(unreadCounts.queryKey, (counts) => counts && withoutKinds(counts, kinds))
      await markRead(kinds)
      if (left) return
      timer = setTimeout(
        () => void queries.invalidateQueries(unreadCounts),
        NOTIFICATION_REFETCH_AFTER_READ_MS,
      )
    }
  }, [pathname, key, isSignedIn, queries])
}
