import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import {
  getMyInquiry,
  getPublicInquiry,
  type Inquiry,
  listMyInquiries,
  listPublicInquiries,
} from '#contract/inquiries.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import { call } from '#web/api/client.ts'

export type InquiryList = ReplyOf<typeof listPublicInquiries>
export type ListQuery = NonNullable<InputOf<typeof listPublicInquiries>['query']>

/** Prefix of the query keys of inquiries. */
export const INQUIRIES = 'inquiries'

/** Input of the product page's inquiries, shared by server and browser. Source: PRD-02. */
export const productInquiriesQuery = (page: number) =>
  ({ product_type: 'HAIR_CONSULTING', page, size: pageSizes.inquiries }) satisfies ListQuery

/** A page of everybody's inquiries; `rendered` is that page if the server rendered it. */
export const publicInquiries = (query: ListQuery, rendered: InquiryList | null = null) =>
  queryOptions<InquiryList>({
    queryKey: [INQUIRIES, 'public', query],
    queryFn: ({ signal }) => call(listPublicInquiries, { query }, { signal }),
    placeholderData: keepPreviousData,
    ...(rendered && { initialData: rendered }),
  })

/** A page of the signed-in member's own inquiries. */
export const myInquiries = (query: ListQuery) =>
  queryOptions<InquiryList>({
    queryKey: [INQUIRIES, 'mine', query],
    queryFn: ({ signal }) => call(listMyInquiries, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Which call reads an inquiry. */
export type ReadAs = 'public' | 'mine'

/** One inquiry in its current version. */
export const oneInquiry = (id: string, as: ReadAs) =>
  queryOptions<Inquiry>({
    queryKey: [INQUIRIES, 'one', as, id],
    queryFn: ({ signal }) =>
      call(as === 'mine' ? getMyInquiry : getPublicInquiry, { params: { id } }, { signal }),
    retry: false,
  })
