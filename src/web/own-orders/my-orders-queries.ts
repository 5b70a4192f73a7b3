import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { requestCashReceipt } from '#contract/cash-receipts.ts'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import { searchGuestOrders } from '#contract/guest-orders.ts'
import { cancelOrder, nameRefundAccount, quoteRefund } from '#contract/order-cancellation.ts'
import { completeOrder, getOrder, listMyOrders, type Order } from '#contract/orders.ts'
import { listMyReports } from '#contract/reports.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { expiredProofCodes, nullIfRefused } from '#web/api/null-if-refused.ts'
import { invalidateOrders, reads } from '#web/api/order-reads.ts'
import { currentSession } from '#web/api/session.ts'
import { guestTokenOf, storeGuestToken } from '#web/own-orders/guest-tokens.ts'

export type OrderListItem = ReplyOf<typeof listMyOrders>['items'][number]
export type GuestOrder = ReplyOf<typeof searchGuestOrders>['items'][number]

/** An order's number and, for a guest, the guest token. */
export interface OrderProof {
  readonly orderNumber: string
  readonly guestToken?: string | null | undefined
}

export const proven = ({ orderNumber, guestToken }: OrderProof) => ({
  params: { order_number: orderNumber },
  query: { guest_token: guestToken ?? undefined },
})

export const myOrders = (page: number, size: number = pageSizes.orders) =>
  queryOptions({
    queryKey: [reads.orders, 'mine', page, size],
    queryFn: ({ signal }) => call(listMyOrders, { query: { page, size } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const wholeOrder = (proof: OrderProof) =>
  queryOptions({
    queryKey: [reads.orders, 'whole', proof.orderNumber, proof.guestToken ?? null],
    queryFn: ({ signal }) => call(getOrder, proven(proof), { signal }),
    // The studio and the bank change it too, so it is always stale.
    staleTime: 0,
  })

/** An order with the proof of access: a guest token, or null for a member. */
interface ProvenOrder {
  readonly order: Order
  readonly token: string | null
}

/** Reads an order by the link's token, the session, or a stored token. */
export const provenOrder = (orderNumber: string, tokenInLink: string | null, reader: string) =>
  queryOptions({
    queryKey: [reads.orders, 'proven', orderNumber, tokenInLink, reader],
    queryFn: async ({ signal }): Promise<ProvenOrder | null> => {
      const session = currentSession() ? [null] : []
      const storedToken = guestTokenOf(orderNumber)
      const proofs = [
        ...(tokenInLink ? [tokenInLink] : []),
        ...session,
        ...(storedToken ? [storedToken] : []),
      ]
      for (const token of new Set(proofs)) {
        const reply = call(getOrder, proven({ orderNumber, guestToken: token }), { signal })
        const order = await nullIfRefused(reply, ['ORDER_NOT_FOUND', ...expiredProofCodes])
        if (!order) continue
        if (token) storeGuestToken(orderNumber, token)
        return { order, token }
      }
      return null
    },
  })

export interface GuestContact {
  readonly email: string
  readonly phone: string
}

export const guestOrders = ({ email, phone }: GuestContact, page: number) =>
  queryOptions({
    queryKey: [reads.orders, 'guest', email, phone, page],
    queryFn: ({ signal }) =>
      call(
        searchGuestOrders,
        { query: { email, phone, page, size: pageSizes.orders } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** The refund if the order were cancelled now; refetched on every view. */
export const refundQuote = (proof: OrderProof) =>
  queryOptions({
    queryKey: ['refund-quote', proof.orderNumber, proof.guestToken ?? null],
    queryFn: ({ signal }) => call(quoteRefund, proven(proof), { signal }),
    staleTime: 0,
    gcTime: 0,
  })

type Cancel = typeof cancelOrder

/** Cancels an order. Refetches coupons and points without waiting, since it returns them. */
export function useCancelOrder(proof: OrderProof) {
  const queries = useQueryClient()
  return useMutation<ReplyOf<Cancel>, ApiRefusal, InputOf<Cancel>['body']>({
    mutationFn: (body) => call(cancelOrder, { ...proven(proof), body }),
    onSuccess: () => void invalidateOrders(queries),
  })
}

type NameAccount = typeof nameRefundAccount

export function useNameRefundAccount(proof: OrderProof) {
  const queries = useQueryClient()
  return useMutation<ReplyOf<NameAccount>, ApiRefusal, InputOf<NameAccount>['body']>({
    mutationFn: (body) => call(nameRefundAccount, { ...proven(proof), body }),
    onSuccess: () => invalidateOrders(queries),
  })
}

export function useAskCashReceipt(proof: OrderProof) {
  const queries = useQueryClient()
  return useMutation<
    ReplyOf<typeof requestCashReceipt>,
    ApiRefusal,
    InputOf<typeof requestCashReceipt>['body']
  >({
    mutationFn: (body) => call(requestCashReceipt, { ...proven(proof), body }),
    onSuccess: () => invalidateOrders(queries),
  })
}

export function useCompleteOrder(proof: OrderProof) {
  const queries = useQueryClient()
  return useMutation<ReplyOf<typeof completeOrder>, ApiRefusal, void>({
    mutationFn: () => call(completeOrder, proven(proof)),
    onSuccess: () => void invalidateOrders(queries),
  })
}

/** Finds the published sheet of a guest order; null if there is none. */
export async function findGuestReport(orderNumber: string, token: string): Promise<string | null> {
  const { items } = await call(listMyReports, { query: { order_number: orderNumber, token } })
  return items.find(({ status }) => status === 1)?.id ?? null
}
