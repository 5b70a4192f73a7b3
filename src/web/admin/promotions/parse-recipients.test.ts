import { expect, test } from 'vitest'
import { parseRecipients } from './parse-recipients.ts'

test('splits a list by lines, spreadsheet cells or commas, without duplicates', () => {
  expect(parseRecipients(' hana\nminji@example.com\tlinh, hana;\r\n')).toEqual([
    'hana',
    'minji@example.com',
    'linh',
  ])
  expect(parseRecipients(' \n')).toEqual([])
})
