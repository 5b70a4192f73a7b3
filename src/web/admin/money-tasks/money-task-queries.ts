import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerRefund, type refundAnswers } from '#contract/admin-money.ts'
import { markCashReceipt, revealCashReceiptNumber } from '#contract/cash-receipts.ts'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import {
  acceptDifference,
  listMoneyTasks,
  type MoneyTasks,
  reconcilePayments,
  resolveAlarm,
} from '#contract/money-tasks.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { useMay } from '../frame/role.tsx'
import { useMoneyChange } from '../money/money-queries.ts'

const REFRESH_MS = 60_000

export const moneyTasks = queryOptions({
  queryKey: ['admin', 'money-tasks'],
  queryFn: ({ signal }) => call(listMoneyTasks, {}, { signal }),
  refetchInterval: REFRESH_MS,
})

const countTasks = ({ questions, alarms }: MoneyTasks) => questions.length + alarms.length

/** Returns the number of open questions and alarms; refetches in hidden tabs too. */
export const useMoneyTaskCount = (): number =>
  useQuery({
    ...moneyTasks,
    enabled: useMay()(listMoneyTasks),
    select: countTasks,
    refetchIntervalInBackground: true,
  }).data ?? 0

export type RefundAnswer = (typeof refundAnswers)[number]

export const useAnswerRefund = (id: string) =>
  useMoneyChange(
    answerRefund,
    (answer: RefundAnswer) => ({ params: { id }, body: { answer } }),
    'errors',
  )

export const useAcceptDifference = (id: string) =>
  useMoneyChange(
    acceptDifference,
    (body: InputOf<typeof acceptDifference>['body']) => ({ params: { id }, body }),
    'errors',
  )

export const useResolveAlarm = (id: number) =>
  useMoneyChange(resolveAlarm, (body: InputOf<typeof resolveAlarm>['body']) => ({
    params: { id: String(id) },
    body,
  }))

export const useReconcile = () =>
  useMoneyChange(reconcilePayments, (_: undefined) => ({ body: {} }), 'errors')

/**
 * Loads the number of a cash receipt on demand. Not cached, because the audit log records each
 * access.
 */
export function useReceiptNumber(order_number: string) {
  return useMutation<ReplyOf<typeof revealCashReceiptNumber>, ApiRefusal, void>({
    mutationFn: () => call(revealCashReceiptNumber, { params: { order_number } }),
    gcTime: 0,
  })
}

/** `onDone` is called before the alarm leaves the list. */
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
