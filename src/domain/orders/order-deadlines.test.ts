import { expect, test } from 'vitest'
import {
  autoCompletion,
  deadlinePassed,
  paymentDeadline,
  surveyDeadline,
  surveyReminders,
  surveyUrgency,
} from './order-deadlines.ts'

const start = new Date('2026-11-02T01:30:00.000Z')

test('deadlines are whole days after their start', () => {
  expect(paymentDeadline(start, 3)).toEqual(new Date('2026-11-05T01:30:00.000Z'))
  expect(surveyDeadline(start, 7)).toEqual(new Date('2026-11-09T01:30:00.000Z'))
  expect(autoCompletion(start, 7)).toEqual(new Date('2026-11-09T01:30:00.000Z'))
})

test('survey reminders come in order', () => {
  expect(surveyReminders(start, [5, 1])).toEqual([
    new Date('2026-11-03T01:30:00.000Z'),
    new Date('2026-11-07T01:30:00.000Z'),
  ])
})

test('a survey in the last millisecond of its deadline is in time', () => {
  const deadline = surveyDeadline(start, 7)

  expect(deadlinePassed(deadline, deadline)).toBe(false)
  expect(deadlinePassed(deadline, new Date(deadline.getTime() + 1))).toBe(true)
})

// biome-ignore format: a table reads by columns
test.each([
  ['2026-11-07T01:29:59.999Z', 'CALM'],
  ['2026-11-07T01:30:00.000Z', 'SOON'],
  ['2026-11-09T01:30:00.000Z', 'SOON'],
  ['2026-11-09T01:30:00.001Z', 'OVER'],
])('[C-07] a survey due on 9 November at 01:30 is, at %s, %s', (now, urgency) => {
  expect(surveyUrgency(surveyDeadline(start, 7), new Date(now))).toBe(urgency)
})
