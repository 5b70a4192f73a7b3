import { queryOptions } from '@tanstack/react-query'
import {
  getUnreadCounts,
  markKindAsRead,
  type UnreadCounts,
  type UnreadKind,
} from '#contract/notifications.ts'
import { keysOf } from '#domain/collections/records.ts'
import { NOTIFICATION_POLL_MS } from '#domain/limits/limits.ts'
import { call } from '#web/api/client.ts'

/** Unread counts, refetched every minute. Failures are only logged. Source: NTF-01. */
export const unreadCounts = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) =>
    call(getUnreadCounts, {}, { signal }).catch((error: unknown) => {
      if (!signal.aborted) log(error)
      throw error
    }),
  refetchInterval: NOTIFICATION_POLL_MS,
  refetchOnMount: 'always',
  retry: false,
})

/** Marks kinds as read. Never fails: errors are only logged. */
export const markRead = (kinds: readonly UnreadKind[]) =>
  Promise.all(kinds.map((kind) => call(markKindAsRead, { params: { kind } }).catch(log)))

const log = (error: unknown) => console.warn('notifications', error)

export type UnreadEntry = 'orders' | 'reports' | 'inquiries'

const counted: Readonly<
  Record<UnreadEntry, Readonly<Partial<Record<UnreadKind, keyof UnreadCounts>>>>
> = {
  orders: { noti_order: 'order_count' },
  reports: { noti_result: 'result_count' },
  inquiries: {
    noti_inquiry: 'inquiry_count',
    noti_inquiry_answer: 'inquiry_answer_count',
    noti_new_inquiry: 'new_inquiry_count',
  },
}

const screens: Readonly<Record<string, UnreadEntry>> = {
  '/user/mypage/inquery': 'orders',
  '/user/mypage/result-sheet': 'reports',
  '/user/mypage/product-inquiries': 'inquiries',
}

/** Returns the kinds that a screen shows. Source: NTF-02. */
export function kindsReadOn(pathname: string): readonly UnreadKind[] {
  const found = Object.entries(screens).find(
    ([screen]) => pathname === screen || pathname.startsWith(`${screen}/`),
  )
  return found ? keysOf(counted[found[1]]) : []
}

/** Returns the count of each menu entry's badge. */
export const badgesOf = (counts: UnreadCounts | undefined): Record<UnreadEntry, number> => {
  const of = (entry: UnreadEntry) =>
    counts ? Object.values(counted[entry]).reduce((sum, name) => sum + counts[name], 0) : 0
  return { orders: of('orders'), reports: of('reports'), inquiries: of('inquiries') }
}

/** Returns the counts with these kinds read. */
export const withoutKinds = (counts: UnreadCounts, kinds: readonly UnreadKind[]): UnreadCounts => {
  const names = Object.values(counted).flatMap((each) => kinds.flatMap((kind) => each[kind] ?? []))
  return { ...counts, ...Object.fromEntries(names.map((name) => [name, 0])) }
}
