import { expect, test } from 'vitest'
import { findNewest } from './find-newest.ts'

const findIn =
  (rows: readonly number[], asked: (number | null)[] = []) =>
  async (among: number | null) => {
    asked.push(among)
    return rows.slice(0, among ?? rows.length).filter((row) => row % 100 === 0)
  }

test('finds matches among the first rows, and beyond them only if these are too few', async () => {
  const rows = Array.from({ length: 1_000 }, (_, i) => i)
  const asked: (number | null)[] = []

  expect((await findNewest(2, findIn(rows, asked))).slice(0, 2)).toEqual([0, 100])
  expect(asked).toEqual([200])
  expect((await findNewest(4, findIn(rows, asked))).slice(0, 4)).toEqual([0, 100, 200, 300])
  expect(asked).toEqual([200, 200, null])
})
