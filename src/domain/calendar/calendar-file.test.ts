import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEntry, calendarFile } from './calendar-file.ts'

const entry = (change: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: '1@gyeol.test',
  sequence: 2,
  writtenAt: new Date('2026-11-02T01:30:00.000Z'),
  startsAt: new Date('2026-11-05T01:00:00.000Z'),
  endsAt: new Date('2026-11-05T01:30:00.000Z'),
  isCancelled: false,
  summary: '결 상담',
  description: '',
  location: '',
  url: 'https://gyeol.test/user/mypage/bookings',
  organizer: { name: '(주)결', email: 'hello@example.com' },
  ...change,
})

const unfolded = (file: string) => file.replaceAll('\r\n ', '')

test('the entry has its times in UTC and a version', () => {
  const lines = calendarFile(entry()).split('\r\n')

  expect(lines).toContain('DTSTART:20261105T010000Z')
  expect(lines).toContain('DTEND:20261105T013000Z')
  expect(lines).toContain('SEQUENCE:2')
  expect(lines).toContain('STATUS:CONFIRMED')
  expect(calendarFile(entry({ isCancelled: true }))).toContain('STATUS:CANCELLED')
  expect(lines.at(-2)).toBe('END:VCALENDAR')
})

test('customer text cannot add a line', () => {
  const file = calendarFile(entry({ description: 'a;b,c\\d\r\nATTENDEE:mailto:x@example.com' }))

  expect(unfolded(file)).toContain('DESCRIPTION:a\\;b\\,c\\\\d\\nATTENDEE:mailto:x@example.com')
  expect(file.split('\r\n').some((line) => line.startsWith('ATTENDEE'))).toBe(false)
})

test('folds any text into lines of at most 75 octets without loss', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (description) => {
      const file = calendarFile(entry({ description }))
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      }
      const plain = description
        .replace(/[\\;,]/g, (character) => `\\${character}`)
        .replace(/\r\n|\r|\n/g, '\\n')
        .replace(/\p{Cc}/gu, '')
      expect(unfolded(file)).toContain(`DESCRIPTION:${plain}\r\n`)
    }),
  )
})
