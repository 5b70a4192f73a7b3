import { expect, test } from 'vitest'
import type { HoursReply } from '#contract/admin-bookings.ts'
import { toForm, toInput, validateHours } from './hours-form.ts'

const saved: HoursReply = {
  weekly: [
    { weekday: 1, opens_at: '10:00', closes_at: '12:00' },
    { weekday: 1, opens_at: '20:00', closes_at: '24:00' },
  ],
  exceptions: [
    { kind: 'CLOSED', day: '2026-12-25' },
    { kind: 'CLOSED', day: '2026-12-31' },
    { kind: 'EXTRA', day: '2026-12-31', opens_at: '09:00', closes_at: '11:00' },
    { kind: 'EXTRA', day: '2027-01-02', opens_at: '13:00', closes_at: '15:00' },
  ],
  slot_minutes: 30,
  places: 2,
  revision: 3,
}

test('hours survive the conversion to form fields and back', () => {
  const { revision, ...input } = saved

  expect(toInput(toForm(saved))).toEqual(input)
  expect(revision).toBe(3)
  expect(toForm(saved).days.map(({ kind }) => kind)).toEqual(['CLOSED', 'ONLY', 'EXTRA'])
})

test('reports a closing time before the opening time, a missing day and a duplicate day', () => {
  const form = toForm(saved)
  const [first, second, third] = form.days
  const late = { key: 'late', opens_at: '18:00', closes_at: '10:00' }
  const problems = validateHours({
    ...form,
    weekly: { ...form.weekly, 2: [late] },
    days: [{ ...first!, day: '' }, second!, { ...third!, day: second!.day }],
    slotMinutes: '4',
    places: 'x',
  })

  expect(Object.fromEntries(problems)).toEqual({
    late: 'order',
    [first!.key]: 'dayNeeded',
    [second!.key]: 'dayTwice',
    [third!.key]: 'dayTwice',
    slotMinutes: 'slotProblem',
    places: 'placesProblem',
  })
  expect(validateHours(form).size).toBe(0)
})
