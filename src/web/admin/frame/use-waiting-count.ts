import { useQuery } from '@tanstack/react-query'
import { waitingInquiries } from '../inquiries/inquiry-queries.ts'
import { useMoneyTaskCount } from '../money-tasks/money-task-queries.ts'
import { waitingCounts } from '../queue/queue-queries.ts'
import { useOwnWaits } from '../queue/waits.ts'

/** Refetches in hidden tabs too, because the tab title shows the count. */
const inBackground = { refetchIntervalInBackground: true }

/**
 * Returns the number of tasks that wait for the studio: orders, inquiries, questions and alarms
 * about money.
 */
export function useWaitingCount(): number {
  const { data: orders } = useQuery({ ...waitingCounts, ...inBackground })
  const { data: inquiries } = useQuery({ ...waitingInquiries, ...inBackground })
  const own = useOwnWaits()
  const ofMoney = useMoneyTaskCount()
  const ofOrders = orders ? own.reduce((sum, each) => sum + (orders[each] ?? 0), 0) : 0
  return ofOrders + (inquiries?.total ?? 0) + ofMoney
}
