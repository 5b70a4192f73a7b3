import { itemAt } from '#domain/collections/lists.ts'

export const medianOf = (numbers: readonly number[]): number =>
  itemAt(
    numbers.toSorted((a, b) => a - b),
    Math.floor(numbers.length / 2),
  )
