import { expect, test } from 'vitest'
import { sharesOf } from './photo-shares.ts'

test('fills photos one after the other by their sizes', () => {
  expect(sharesOf([100, 300], 0)).toEqual([0, 0])
  expect(sharesOf([100, 300], 0.25)).toEqual([1, 0])
  expect(sharesOf([100, 300], 0.625)).toEqual([1, 0.5])
  expect(sharesOf([100, 300], 1)).toEqual([1, 1])
})

test('shows no progress while nothing is being sent', () => {
  expect(sharesOf([100], null)).toBeNull()
})
