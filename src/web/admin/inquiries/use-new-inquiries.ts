import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { markRead, unreadCounts, withoutKinds } from '#web/notifications/unread-counts.ts'

const KINDS = ['noti_new_inquiry'] as const

/** Returns the number of inquiries that this administrator has not seen. Source: NTF-01. */
export const useNewInquiries = (): number => useQuery(unreadCounts).data?.new_inquiry_count ?? 0

/** Marks inquiries as seen while the list is open, including those that arrive meanwhile. */
export function useMarkInquiriesSeen() {
  const queries = useQueryClient()
  const count = useNewInquiries()

  useEffect(() => {
    if (count === 0) return
    queries.setQueryData(unreadCounts.queryKey, (counts) => counts && withoutKinds(counts, KINDS))
    void markRead(KINDS)
  }, [count, queries])
}
