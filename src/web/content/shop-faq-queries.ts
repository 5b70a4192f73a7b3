import { queryOptions } from '@tanstack/react-query'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import { getShopFaq, listShopFaqs, type ShopFaq } from '#contract/shop-faqs.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import { call } from '#web/api/client.ts'

export type ShopFaqList = ReplyOf<typeof listShopFaqs>

/** Input of the product page's questions, shared by server and browser. Source: PRD-02. */
export const shopFaqsInput = (page: number) =>
  ({ query: { page, size: pageSizes.shopFaqs } }) satisfies InputOf<typeof listShopFaqs>

/** A page of questions; `rendered` is the one that the server rendered. */
export const shopFaqs = (page: number, rendered: ShopFaqList | null) =>
  queryOptions({
    queryKey: ['shop-faqs', page],
    queryFn: ({ signal }) => call(listShopFaqs, shopFaqsInput(page), { signal }),
    ...(rendered?.page === page && { initialData: rendered }),
  })

/** One question in its current version. Loading counts as a view, so it is loaded once per opening. */
export const shopFaq = (row: ShopFaq, opening: number) =>
  queryOptions({
    queryKey: ['shop-faqs', 'one', row.id, opening],
    queryFn: ({ signal }) => call(getShopFaq, { params: { id: row.id } }, { signal }),
    placeholderData: row,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
