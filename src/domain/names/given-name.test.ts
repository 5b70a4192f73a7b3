import { expect, test } from 'vitest'
import { givenName } from './given-name.ts'

// biome-ignore format: a table reads by columns
test.each([
  ['이서윤',           '서윤'],
  ['김 하나',          '하나'],
  ['남궁민수',         '민수'],
  ['서윤',             '서윤'],
  ['린',               '린'],
  ['Nguyễn Thùy Linh', 'Nguyễn Thùy Linh'],
  ['  Jean  Luc ',     'Jean Luc'],
  ['서윤'.normalize('NFD'), '서윤'],
])('%s has the given name %s', (name, called) => {
  expect(givenName(name)).toBe(called)
})
