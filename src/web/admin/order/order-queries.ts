import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { markRefundsSent } from '#contract/admin-money.ts'
import {
  type AdminOrder,
  changeOrderStatus,
  confirmDeposit,
  getAdminOrder,
  listOrders,
  moveOrderDue,
  receiveDeposit,
  refundOrder,
  setRefundAccount,
  writeOff,
} from '#contract/admin-orders.ts'
import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts'
import { quoteRefund } from '#contract/order-cancellation.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { moneyTasks } from '../money-tasks/money-task-queries.ts'
import { useOpenNextOrder } from '../queue/queue-queries.ts'

const FRESH_FOR_MS = 30_000

const paramsOf = (orderNumber: string) => ({ params: { order_number: orderNumber } })

/**
 * Each look at an order with photos is written down, so it is not asked for without need. One that
 * has none yet is read anew whenever it is opened: the list may know already that they came.
 */
export const adminOrder = (orderNumber: string) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'one', orderNumber],
    queryFn: ({ signal }) => call(getAdminOrder, paramsOf(orderNumber), { signal }),
    staleTime: ({ state }) => (state.data?.survey ? FRESH_FOR_MS : 0),
  })

/** How many orders of one customer stand beside something else of theirs. */
const OF_CUSTOMER = 5

/** What was ordered with an address, newest first. */
export const ordersByEmail = (email: string) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'of', email],
    queryFn: ({ signal }) =>
      call(listOrders, { query: { q: email, size: OF_CUSTOMER } }, { signal }),
  })

/** What the order's rules would give back now: asked anew each time it is shown. */
export const refundByRules = (orderNumber: string) =>
  queryOptions({
    queryKey: ['admin', 'refund-quote', orderNumber],
    queryFn: ({ signal }) => call(quoteRefund, paramsOf(orderNumber), { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/**
 * One change of an order. Once it is made `onDone` says so; lists, counts and the order are read
 * anew whatever comes of it. The panel that asked may be gone by then.
 */
function useOrderChange<E extends Endpoint, Values>(
  orderNumber: string,
  endpoint: E,
  inputOf: (values: Values) => InputOf<E>,
  onDone: (reply: ReplyOf<E>) => void,
) {
  const settle = useSettle(orderNumber)
  return useMutation<ReplyOf<E>, ApiRefusal, Values>({
    mutationFn: (values) => call(endpoint, inputOf(values)),
    onSuccess: (reply) => onDone(reply),
    onSettled: (_reply, error) => settle(error),
  })
}

/**
 * Reads everything of the orders anew; what is done of the day's work makes room for the next. When a
 * change was refused since the order has changed elsewhere, a notice says so: the panel or dialog that
 * asked may leave the screen with the old status.
 */
function useSettle(orderNumber: string) {
  const queries = useQueryClient()
  const work = useOpenNextOrder(orderNumber)
  const showToast = useToast()
  const { changedMeanwhile } = useAdminText().order
  const stored = () => queries.getQueryData(adminOrder(orderNumber).queryKey)
  return async (error: ApiRefusal | null) => {
    const before = work.rows()
    const seen = stored()
    // What only the owner can decide may have ended with it.
    void queries.invalidateQueries({ queryKey: moneyTasks.queryKey })
    await queries.invalidateQueries({ queryKey: ['admin', 'orders'] })
    if (!error) return work.follow(before)
    const now = stored()
    if (error.status === CONFLICT && seen && now && isChanged(seen, now)) {
      showToast(changedMeanwhile(now.status_label))
    }
  }
}

const CONFLICT = 409

/** Whether something that changes what can be done with the order is different now. */
const isChanged = (seen: AdminOrder, now: AdminOrder) =>
  seen.canonical_status !== now.canonical_status ||
  seen.payment.status !== now.payment.status ||
  seen.amount_due !== now.amount_due ||
  seen.account.here !== now.account.here

export const useConfirmDeposit = (orderNumber: string, onDone: () => void) =>
  useOrderChange(
    orderNumber,
    confirmDeposit,
    (body: InputOf<typeof confirmDeposit>['body']) => ({ ...paramsOf(orderNumber), body }),
    onDone,
  )

/** One key a panel or dialog: however often it is pressed, the money is recorded once. */
export function useReceiveDeposit(
  orderNumber: string,
  onDone: (reply: ReplyOf<typeof receiveDeposit>) => void,
) {
  const settle = useSettle(orderNumber)
  const key = useRef<string>(undefined)
  return useMutation<
    ReplyOf<typeof receiveDeposit>,
    ApiRefusal,
    InputOf<typeof receiveDeposit>['body']
  >({
    mutationFn: (body) => {
      key.current ??= crypto.randomUUID()
      const input = { ...paramsOf(orderNumber), body }
      return call(receiveDeposit, input, { idempotencyKey: key.current })
    },
    onSuccess: (reply) => {
      key.current = undefined
      onDone(reply)
    },
    onSettled: (_reply, error) => settle(error),
  })
}

export const useWriteOff = (orderNumber: string, onDone: () => void) =>
  useOrderChange(
    orderNumber,
    writeOff,
    (body: InputOf<typeof writeOff>['body']) => ({ ...paramsOf(orderNumber), body }),
    onDone,
  )

export const useMoveDue = (orderNumber: string, onDone: () => void) =>
  useOrderChange(
    orderNumber,
    moveOrderDue,
    (body: InputOf<typeof moveOrderDue>['body']) => ({ ...paramsOf(orderNumber), body }),
    onDone,
  )

export const useRefund = (
  orderNumber: string,
  onDone: (reply: ReplyOf<typeof refundOrder>) => void,
) =>
  useOrderChange(
    orderNumber,
    refundOrder,
    (body: InputOf<typeof refundOrder>['body']) => ({ ...paramsOf(orderNumber), body }),
    onDone,
  )

export const useSaveRefundAccount = (orderNumber: string, onDone: () => void) =>
  useOrderChange(
    orderNumber,
    setRefundAccount,
    (body: InputOf<typeof setRefundAccount>['body']) => ({ ...paramsOf(orderNumber), body }),
    onDone,
  )

/** Records that refunds of the order were transferred. */
export const useSendRefund = (
  orderNumber: string,
  onDone: (reply: ReplyOf<typeof markRefundsSent>) => void,
) =>
  useOrderChange(
    orderNumber,
    markRefundsSent,
    (id: string) => ({ body: { refund_ids: [id] } }),
    onDone,
  )

export const useChangeStatus = (orderNumber: string, onDone: () => void) =>
  useOrderChange(
    orderNumber,
    changeOrderStatus,
    (body: InputOf<typeof changeOrderStatus>['body']) => ({ ...paramsOf(orderNumber), body }),
    onDone,
  )
