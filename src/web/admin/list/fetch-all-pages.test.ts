import { expect, test } from 'vitest'
import { toPage } from '#contract/page.ts'
import { fetchAllPages } from './fetch-all-pages.ts'

test.each([0, 1, 100, 101, 350])('of %i rows every one is there, in their order', async (count) => {
  const all = Array.from({ length: count }, (_, at) => at)

  const rows = await fetchAllPages(async ({ page, size }) =>
    toPage(all.slice((page - 1) * size, page * size), all.length, { page, size }),
  )

  expect(rows).toEqual(all)
})
