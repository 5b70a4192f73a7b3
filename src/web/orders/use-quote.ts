import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Product } from '#contract/catalog.ts'
import type { Quote } from '#contract/orders.ts'
import { type QuoteInput, quoteOf } from './ordering-queries.ts'
import type { Buyer } from './use-buyer.ts'
import { useDebounced } from './use-debounced.ts'
import type { OrderChoices } from './use-order-choices.ts'

const TYPING_PAUSE_MS = 300

/** Returns the input of the price calculation. */
export const quoteInput = (
  product: Pick<Product, 'consulting_type' | 'product_id'>,
  { coupon, promotion }: Pick<OrderChoices, 'coupon' | 'promotion'>,
  points: number,
): QuoteInput => ({
  consulting_type: product.consulting_type,
  product_id: product.product_id,
  coupon_id: coupon?.id ?? null,
  promotion_code: promotion?.code ?? null,
  used_points: points,
})

/**
 * Returns the current price of the choices. Old figures stay until new ones are loaded; `first` is
 * the server-rendered price.
 */
export function useQuote(buyer: Buyer, input: QuoteInput, first: Quote | undefined) {
  const queries = useQueryClient()
  const points = useDebounced(input.used_points, TYPING_PAUSE_MS)
  const settled = { ...input, used_points: points }
  const isBare = !settled.coupon_id && !settled.promotion_code && !settled.used_points
  const quote = useQuery(quoteOf(buyer.id, settled, isBare ? first : undefined))

  return {
    shown: quote.data ?? first,
    isOld: quote.isPlaceholderData || points !== input.used_points,
    isFailed: quote.isError,
    isFetching: quote.isFetching,
    retry: () => quote.refetch(),
    /** Returns the price of this input, from the cache or the server. */
    askNow: () => queries.fetchQuery(quoteOf(buyer.id, input)),
    /** Returns the price without what only members can use. */
    askAsGuest: () =>
      queries.fetchQuery(quoteOf(buyer.id, { ...input, coupon_id: null, used_points: 0 })),
    /** Takes over the figures with which the server refused an order. */
    replace: (next: Quote) => queries.setQueryData(quoteOf(buyer.id, input).queryKey, next),
  }
}

export type LiveQuote = ReturnType<typeof useQuote>
