import type { LookFilter } from '#domain/reviews/look-counts.ts'

export const galleryAddress = '/user/review'

/** Returns the address of a page of the filtered gallery; the first page needs no parameter. */
export function addressOfFilter(filter: LookFilter, page = 1): string {
  const asked = { ...filter, page: page > 1 ? String(page) : undefined }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value) search.set(name, value)
  return search.size > 0 ? `${galleryAddress}?${search}` : galleryAddress
}
