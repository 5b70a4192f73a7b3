import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import {
  changePaymentMethod,
  confirmPayment,
  getPaymentProgress,
  openPaymentIntent,
  type PaymentProgress,
} from '#contract/payment-flow.ts'
import { listPaymentMethods } from '#contract/payments.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { invalidateOrders, reads } from '#web/api/order-reads.ts'
import type { OrderProof } from '#web/own-orders/my-orders-queries.ts'

/**
 * Slightly more than half of the interval in which the server may ask the provider again
 * (`watch-paying.ts`).
 */
const REST_WHILE_CHECKING_MS = 1_600
const REST_WHILE_WAITING_MS = 20_000

/** Payment state of an order; polled while it can change by itself. */
export const paying = ({ orderNumber, guestToken }: OrderProof) =>
  queryOptions({
    queryKey: [reads.orders, 'paying', orderNumber, guestToken ?? null],
    queryFn: ({ signal }) =>
      call(
        getPaymentProgress,
        {
          params: { order_number: orderNumber },
          query: { guest_token: guestToken ?? undefined },
        },
        { signal },
      ),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.data?.state === 'CHECKING') return REST_WHILE_CHECKING_MS
      return state.data?.state === 'WAITING_FOR_DEPOSIT' && REST_WHILE_WAITING_MS
    },
  })

/** Input of the widget; never cached, since a used payment intent is over. */
export const openIntent = (proof: OrderProof) =>
  queryOptions({
    queryKey: ['payment-attempt', proof.orderNumber, proof.guestToken ?? null],
    queryFn: ({ signal }) => call(openPaymentIntent, { body: bodyOf(proof) }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })

/** The provider's method for an order's widget; null if none is configured. */
export const providerMethod = queryOptions({
  queryKey: ['payment-methods'],
  queryFn: async ({ signal }) => {
    const { items } = await call(listPaymentMethods, {}, { signal })
    return items.find(({ client_key: key }) => key !== null)?.method ?? null
  },
})

const bodyOf = ({ orderNumber, guestToken }: OrderProof) => ({
  order_number: orderNumber,
  ...(guestToken && { guest_token: guestToken }),
})

/** Updates the cached payment state with each reply. */
function useKeepPaying(proof: OrderProof) {
  const queries = useQueryClient()
  return (now: PaymentProgress) => {
    void invalidateOrders(queries, { refetchType: 'none' })
    queries.setQueryData(paying(proof).queryKey, now)
  }
}

type Confirm = typeof confirmPayment

export function useConfirmPayment(proof: OrderProof) {
  const keepPaying = useKeepPaying(proof)
  return useMutation<
    ReplyOf<Confirm>,
    ApiRefusal,
    Pick<InputOf<Confirm>['body'], 'payment_key' | 'amount' | 'provider_order_id'>
  >({
    mutationFn: (agreed) => call(confirmPayment, { body: { ...bodyOf(proof), ...agreed } }),
    onSuccess: keepPaying,
  })
}

export function useChangeMethod(proof: OrderProof) {
  const keepPaying = useKeepPaying(proof)
  return useMutation<ReplyOf<typeof changePaymentMethod>, ApiRefusal, string>({
    mutationFn: (method) =>
      call(changePaymentMethod, { body: { ...bodyOf(proof), payment_method: method } }),
    onSuccess: keepPaying,
  })
}
