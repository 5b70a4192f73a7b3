import { expect, test } from 'vitest'
import { sharedName } from './shared-name.ts'

// biome-ignore format: a table reads by columns
test.each([
  ['이서윤',                   '서윤'],
  ['김 하나',                  '하나'],
  ['남궁 서 윤',               '서 윤'],
  ['서윤',                     '서윤'],
  ['Nguyễn Thị Thùy Linh',     'Linh'],
  ['Đỗ Minh',                  'Minh'],
  ['NGUYEN  THUY LINH',        'LINH'],
  ['Anna Maria Schmidt',       'Anna'],
  ['Kim Hana',                 'Kim'],
  ['Anna',                     'Anna'],
  ['',                         ''],
])('others see of %s only %s', (name, shared) => {
  expect(sharedName(name)).toBe(shared)
})
