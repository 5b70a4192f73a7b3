/** Whether this runtime knows a time zone, such as `Asia/Ho_Chi_Minh`. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Whether the clocks of a zone differ from Seoul's at a moment. */
export const differsFromSeoul = (zone: string, moment: Date): boolean =>
  wallClock(zone, moment) !== wallClock('Asia/Seoul', moment)

const wallClock = (timeZone: string, moment: Date) =>
  new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment)
