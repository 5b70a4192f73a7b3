import { queryOptions } from '@tanstack/react-query'
import { listContents, listFaqs } from '#contract/content.ts'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import { call } from '#web/api/client.ts'

export type FaqPage = ReplyOf<typeof listFaqs>
export type ContentList = ReplyOf<typeof listContents>

/** Input of the FAQ page, shared by server and browser. Source: FAQ-01. */
export const faqsInput = (page: number) =>
  ({ query: { page, size: pageSizes.faqs } }) satisfies InputOf<typeof listFaqs>

/** A page of questions; `rendered` is the one that the server rendered. */
export const faqsOfPage = (page: number, rendered: FaqPage | null) =>
  queryOptions({
    queryKey: ['faqs', page],
    queryFn: ({ signal }) => call(listFaqs, faqsInput(page), { signal }),
    ...(rendered?.page === page && { initialData: rendered }),
  })

/** Input of the contents page, shared by server and browser. Source: CNT-01. */
export const contentsInput = (page: number) =>
  ({ query: { page, size: pageSizes.contents } }) satisfies InputOf<typeof listContents>

/** A page of contents; `rendered` is the one that the server rendered. */
export const contentsOfPage = (page: number, rendered: ContentList | null) =>
  queryOptions({
    queryKey: ['contents', page],
    queryFn: ({ signal }) => call(listContents, contentsInput(page), { signal }),
    ...(rendered?.page === page && { initialData: rendered }),
  })
