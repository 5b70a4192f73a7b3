import { expect, test } from 'vitest'
import { minutesProblem, parseMinutes } from './parse-minutes.ts'

test.each([
  ['7', 7, false],
  ['25분', 25, false],
  ['', null, false],
  ['분', null, false],
  ['0', 0, true],
  ['121', 121, true],
  ['120', 120, false],
])('parses %j as %j minutes', (text, minutes, isProblem) => {
  expect(parseMinutes(text)).toBe(minutes)
  expect(minutesProblem(minutes)).toBe(isProblem)
})
