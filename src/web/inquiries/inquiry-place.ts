import {
  inquiryProductTypes,
  inquiryStatuses,
  inquiryTypes,
} from '#domain/inquiries/inquiry-options.ts'
import type { ListQuery } from './inquiry-queries.ts'

export const publicInquiriesAddress = '/user/product-inquiries'
export const myInquiriesAddress = '/user/mypage/product-inquiries'
export const inquiryBoardAddress = '/user/mypage/review'
export const myQuestionsAddress = '/user/mypage/faq'

export type InquiryFilters = Pick<ListQuery, 'product_type' | 'inquiry_type' | 'status'>

/** Reads the list's filters from the address; ignores unknown ones. */
export function filtersIn(search: URLSearchParams): InquiryFilters {
  const product_type = inquiryProductTypes.find((each) => each === search.get('product_type'))
  const inquiry_type = inquiryTypes.find((each) => each === search.get('inquiry_type'))
  const named = search.get('status') === 'ANSWERED' ? 'COMPLETED' : search.get('status')
  const status = inquiryStatuses.find((each) => each === named)
  return {
    ...(product_type && { product_type }),
    ...(inquiry_type && { inquiry_type }),
    ...(status && { status }),
  }
}

/** Changes one filter; an empty value removes it. */
export const narrowed = (filters: InquiryFilters, name: keyof InquiryFilters, value: string) =>
  filtersIn(searchOf({ ...filters, [name]: value }))

/** Returns the address of a page of a list; the first page needs no parameter. */
export function listAddress(path: string, filters: InquiryFilters, page = 1): string {
  const search = searchOf(filters)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `${path}?${search}` : path
}

const searchOf = (filters: InquiryFilters) =>
  new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
