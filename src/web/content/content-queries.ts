import { queryOptions } from '@tanstack/react-query'
import { listContents, listFaqs } from '#contract/content.ts'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import { call } from '#web/api/client.ts'

export type FaqPage = ReplyOf<typeof listFaqs>
export type ContentList = ReplyOf<typeof listContents>

/** What the FAQ page asks for, on the server and in the browser alike. Source: FAQ-01. */
export const faqsInput = (page: number) =>
  ({ query: { page, size: pageSizes.faqs } }) satisfies InputOf<typeof listFaqs>

/** A page of questions; `rendered` is the one that came with the page. */
export const faqsOfPage = (page: number, rendered: FaqPage | null) =>
  queryOptions({
    queryKey: ['faqs', page],
    queryFn: ({ signal }) => call(listFaqs, faqsInput(page), { signal }),
    ...(rendered?.page === page && { initialData: rendered }),
  })

/** What the contents page asks for, on the server and in the browser alike. Source: CNT-01. */
export const contentsInput = (page: number) =>
  ({ query: { page, size: pageSizes.contents } }) satisfies InputOf<typeof listContents>

/** A page of contents; `rendered` is the one that came with the page. */
export const contentsOfPage = (page: number, rendered: ContentList | null) =>
  queryOptions({
    queryKey: ['contents', page],
    queryFn: ({ signal }) => call(listContents, contentsInput(page), { signal }),
    ...(rendered?.page === page && { initialData: rendered }),
  })
