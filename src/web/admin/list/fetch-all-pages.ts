import { pageSizes } from '#domain/limits/limits.ts'

interface Place {
  readonly page: number
  readonly size: number
}

interface Page<Row> {
  readonly items: readonly Row[]
  readonly pages: number
}

/** Loads all pages of a list that the studio maintains by hand, a few hundred rows at most. */
export async function fetchAllPages<Row>(
  fetchPage: (place: Place) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const result = await fetchPage({ page, size: pageSizes.maximum })
    rows.push(...result.items)
    pages = result.pages
  }
  return rows
}
