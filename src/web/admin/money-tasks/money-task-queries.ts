import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { markCashReceipt, revealCashReceiptNumber } from '#contract/cash-receipts.ts'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import { listPaymentTasks, reconcilePayments, resolvePaymentTask } from '#contract/payment-tasks.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'

const REFRESH_MS = 60_000
const KEY = ['admin', 'payment-tasks']

export const moneyTasks = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => (await call(listPaymentTasks, {}, { signal })).items,
  refetchInterval: REFRESH_MS,
})

export function useResolveTask(id: number) {
  const queries = useQueryClient()
  return useMutation<
    ReplyOf<typeof resolvePaymentTask>,
    ApiRefusal,
    InputOf<typeof resolvePaymentTask>['body']
  >({
    mutationFn: (body) => call(resolvePaymentTask, { params: { id: String(id) }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  })
}

/** Looked up on a press, which is written down; kept nowhere. */
export function useReceiptNumber(order_number: string) {
  return useMutation<ReplyOf<typeof revealCashReceiptNumber>, ApiRefusal, void>({
    mutationFn: () => call(revealCashReceiptNumber, { params: { order_number } }),
    gcTime: 0,
  })
}

/** `onDone` is told before the task leaves the list. */
export function useMarkReceipt(order_number: string, onDone: () => void) {
  const queries = useQueryClient()
  return useMutation<
    ReplyOf<typeof markCashReceipt>,
    ApiRefusal,
    InputOf<typeof markCashReceipt>['body']
  >({
    mutationFn: (body) => call(markCashReceipt, { params: { order_number }, body }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  })
}

export function useReconcile() {
  const queries = useQueryClient()
  return useMutation<ReplyOf<typeof reconcilePayments>, ApiRefusal, void>({
    mutationFn: () => call(reconcilePayments, { body: {} }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  })
}
