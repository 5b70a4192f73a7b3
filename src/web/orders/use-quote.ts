import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Product } from '#contract/catalog.ts'
import type { Quote } from '#contract/orders.ts'
import { type QuoteInput, quoteOf } from './ordering-queries.ts'
import type { Buyer } from './use-buyer.ts'
import { useDebounced } from './use-debounced.ts'
import type { OrderChoices } from './use-order-choices.ts'

const TYPING_PAUSE_MS = 300

/** What the price depends on. */
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
 * The live price of what is chosen. Until new figures come the old ones stand; `first` is what the
 * page was rendered with.
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
    /** The price of exactly this, from the server if it is not known yet. */
    askNow: () => queries.fetchQuery(quoteOf(buyer.id, input)),
    /** The price without what only members can pay with. */
    askAsGuest: () =>
      queries.fetchQuery(quoteOf(buyer.id, { ...input, coupon_id: null, used_points: 0 })),
    /** Takes over the figures that the server refused an order with. */
    replace: (next: Quote) => queries.setQueryData(quoteOf(buyer.id, input).queryKey, next),
  }
}

export type LiveQuote = ReturnType<typeof useQuote>
