import { useQuery } from '@tanstack/react-query'
import { waitingInquiries } from '../inquiries/inquiry-queries.ts'
import { moneyTasks } from '../money-tasks/money-task-queries.ts'
import { waitingCounts } from '../queue/queue-queries.ts'
import { handWaits } from '../queue/waits.ts'

/** The tab tells it too, which is seen while another one is looked at. */
const inBackground = { refetchIntervalInBackground: true }

/** Counts what waits for the studio's hand: orders, inquiries, and money to decide on. */
export function useWaitingCount(): number {
  const { data: orders } = useQuery({ ...waitingCounts, ...inBackground })
  const { data: inquiries } = useQuery({ ...waitingInquiries, ...inBackground })
  const { data: tasks = [] } = useQuery({ ...moneyTasks, ...inBackground })
  const ofOrders = orders ? handWaits.reduce((sum, each) => sum + (orders[each] ?? 0), 0) : 0
  return ofOrders + (inquiries?.total ?? 0) + tasks.length
}
