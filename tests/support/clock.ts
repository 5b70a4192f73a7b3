/** Monday, 10:30 in Seoul. */
const START = new Date('2026-11-02T01:30:00.000Z')

/** A clock that stands still until it is moved. */
export function testClock(start = START) {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    advance(milliseconds: number) {
      time += milliseconds
    },
    set(moment: Date) {
      time = moment.getTime()
    },
  }
}

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
