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

/** The first word of the keys under which inquiries are kept. */
export const INQUIRIES = 'inquiries'

/** What the product page asks for, on the server and in the browser alike. Source: PRD-02. */
export const productInquiriesQuery = (page: number) =>
  ({ product_type: 'HAIR_CONSULTING', page, size: pageSizes.inquiries }) satisfies ListQuery

/** A page of everybody's inquiries; `rendered` is that page if it came with the screen. */
export const publicInquiries = (query: ListQuery, rendered: InquiryList | null = null) =>
  queryOptions<InquiryList>({
    queryKey: [INQUIRIES, 'public', query],
    queryFn: ({ signal }) => call(listPublicInquiries, { query }, { signal }),
    placeholderData: keepPreviousData,
    ...(rendered && { initialData: rendered }),
  })

/** A page of the signed-in member's own. */
export const myInquiries = (query: ListQuery) =>
  queryOptions<InquiryList>({
    queryKey: [INQUIRIES, 'mine', query],
    queryFn: ({ signal }) => call(listMyInquiries, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The way by which one inquiry is read. */
export type ReadAs = 'public' | 'mine'

/** One inquiry as it is now. */
export const oneInquiry = (id: string, as: ReadAs) =>
  queryOptions<Inquiry>({
    queryKey: [INQUIRIES, 'one', as, id],
    queryFn: ({ signal }) =>
      call(as === 'mine' ? getMyInquiry : getPublicInquiry, { params: { id } }, { signal }),
    retry: false,
  })
