import { expect, test } from 'vitest'
import { parseRecipients } from './parse-recipients.ts'

test('a list comes as lines, as cells of a spreadsheet or with commas, each name once', () => {
  expect(parseRecipients(' hana\nminji@example.com\tlinh, hana;\r\n')).toEqual([
    'hana',
    'minji@example.com',
    'linh',
  ])
  expect(parseRecipients(' \n')).toEqual([])
})
