import type { LookFilter } from '#domain/reviews/look-counts.ts'

export const galleryAddress = '/user/review'

/** Returns the address of a page of the filtered gallery; the first page needs no parameter. */
export function addressOfFilter(filter: LookFilter, page = 1): string {
  const asked = Object.entries({ ...filter, page: page > 1 ? String(page) : undefined })
  const search = new URLSearchParams(asked.filter(([, value]) => value) as [string, string][])
  return search.size > 0 ? `${galleryAddress}?${search}` : galleryAddress
}
