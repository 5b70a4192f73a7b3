import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { markRefundsSent } from '#contract/admin-money.ts'
import {
  type AdminOrder,
  assignOrder,
  changeOrderStatus,
  confirmDeposit,
  getAdminOrder,
  listConsultants,
  listOrders,
  moveOrderDue,
  receiveDeposit,
  refundOrder,
  type StaffOrder,
  setRefundAccount,
  writeOff,
} from '#contract/admin-orders.ts'
import type { Endpoint, InputOf, ReceivedOf, ReplyOf } from '#contract/endpoint.ts'
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
 * One order. The audit log records each access to photos, so an order with photos is not refetched
 * needlessly. An order without photos is refetched whenever it is opened, because photos may have
 * arrived.
 */
export const adminOrder = (orderNumber: string) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'one', orderNumber],
    queryFn: ({ signal }) => call(getAdminOrder, paramsOf(orderNumber), { signal }),
    staleTime: ({ state }) => (state.data?.survey ? FRESH_FOR_MS : 0),
  })

/** Number of orders in a customer’s history. */
const HISTORY_SIZE = 5

/** Orders placed with an email address, newest first. */
export const ordersByEmail = (email: string) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'of', email],
    queryFn: ({ signal }) =>
      call(listOrders, { query: { q: email, size: HISTORY_SIZE } }, { signal }),
  })

/** Refund amount by the order’s rules as of now; refetched whenever it is shown. */
export const refundByRules = (orderNumber: string) =>
  queryOptions({
    queryKey: ['admin', 'refund-quote', orderNumber],
    queryFn: ({ signal }) => call(quoteRefund, paramsOf(orderNumber), { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/**
 * Sends a change of an order, calls `onDone` on success, then refetches lists, counts and the order
 * whatever the result. The panel that sent it may be unmounted by then.
 */
function useOrderChange<E extends Endpoint, Values>(
  orderNumber: string,
  endpoint: E,
  inputOf: (values: Values) => InputOf<E>,
  onDone: (reply: ReceivedOf<E>) => void,
) {
  const settle = useSettle(orderNumber)
  return useMutation<ReceivedOf<E>, ApiRefusal, Values>({
    mutationFn: (values) => call(endpoint, inputOf(values)),
    onSuccess: (reply) => onDone(reply),
    onSettled: (_reply, error) => settle(error),
  })
}

/**
 * Refetches all order data and moves on to the next order of today’s work. If a change was refused
 * because the order changed elsewhere, shows a toast, because the panel that sent it may unmount.
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
    // The change may have answered a money task.
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

/** Whether anything has changed that determines the available actions. */
const isChanged = (seen: AdminOrder | StaffOrder, now: AdminOrder | StaffOrder) =>
  seen.canonical_status !== now.canonical_status ||
  ('account' in seen && 'account' in now && isMoneyChanged(seen, now))

const isMoneyChanged = (seen: AdminOrder, now: AdminOrder) =>
  seen.payment.status !== now.payment.status ||
  seen.amount_due !== now.amount_due ||
  seen.account.here !== now.account.here

/** The people to whom orders can be assigned. */
export const consultants = queryOptions({
  queryKey: ['admin', 'consultants'],
  queryFn: ({ signal }) => call(listConsultants, {}, { signal }),
  staleTime: 0,
})

export const useAssignOrder = (orderNumber: string, onDone: () => void) =>
  useOrderChange(
    orderNumber,
    assignOrder,
    (consultant_id: string | null) => ({ ...paramsOf(orderNumber), body: { consultant_id } }),
    onDone,
  )

export const useConfirmDeposit = (orderNumber: string, onDone: () => void) =>
  useOrderChange(
    orderNumber,
    confirmDeposit,
    (body: InputOf<typeof confirmDeposit>['body']) => ({ ...paramsOf(orderNumber), body }),
    onDone,
  )

/**
 * Records a deposit. One idempotency key per panel or dialog, so that repeated clicks record it
 * once.
 */
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
