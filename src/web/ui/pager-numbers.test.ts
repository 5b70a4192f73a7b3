import { expect, test } from 'vitest'
import { addressOfPage, numbersAround, pageNumberIn } from './pager-numbers.ts'

test.each<[page: number, pages: number, numbers: number[]]>([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 12, [1, 2, 3, 4, 5]],
  [3, 12, [1, 2, 3, 4, 5]],
  [4, 12, [2, 3, 4, 5, 6]],
  [11, 12, [8, 9, 10, 11, 12]],
  [12, 12, [8, 9, 10, 11, 12]],
])(
  '[LIM-01] shows, on page %i of %i, at most five numbers including the current one',
  (page, pages, numbers) => {
    expect(numbersAround(page, pages)).toEqual(numbers)
  },
)

test('builds the address of a page', () => {
  for (const page of [1, 2, 40]) {
    expect(pageNumberIn(new URLSearchParams(addressOfPage(page)))).toBe(page)
  }
})

test.each(['0', '-1', '1.5', 'two', '', '1e9', 'Infinity'])(
  'reads page=%s as the first page',
  (page) => {
    expect(pageNumberIn(new URLSearchParams({ page }))).toBe(1)
  },
)
