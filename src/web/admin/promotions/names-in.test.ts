import { expect, test } from 'vitest'
import { namesIn } from './names-in.ts'

test('a list comes as lines, as cells of a spreadsheet or with commas, each name once', () => {
  expect(namesIn(' hana\nminji@example.com\tlinh, hana;\r\n')).toEqual([
    'hana',
    'minji@example.com',
    'linh',
  ])
  expect(namesIn(' \n')).toEqual([])
})
