/** Whether a name such as `Asia/Ho_Chi_Minh` is a time zone that this runtime knows. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Whether the clock of a zone shows another time than Seoul's at this moment. */
export const differsFromSeoul = (zone: string, moment: Date): boolean =>
  wallClock(zone, moment) !== wallClock('Asia/Seoul', moment)

const wallClock = (timeZone: string, moment: Date) =>
  new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment)
