import { daysBetween, formatSeoulDay, seoulDayOf, weekdayOf } from '../calendar/seoul-day.ts'
import { parseArchiveName } from './archive-name.ts'

/** How many archives are kept: the newest of each of the last days, weeks and months in Seoul. */
const RULES = [
  { count: 7, periodOf: (at: Date) => formatSeoulDay(seoulDayOf(at)) },
  { count: 5, periodOf: (at: Date) => String(weekOf(at)) },
  { count: 12, periodOf: (at: Date) => formatSeoulDay(seoulDayOf(at)).slice(0, 7) },
]

const A_MONDAY = { year: 2024, month: 1, day: 1 }
const weekOf = (at: Date) => {
  const day = seoulDayOf(at)
  return (daysBetween(A_MONDAY, day) - weekdayOf(day) + 1) / 7
}

/**
 * Returns the archives to delete. Periods without an archive do not count, so a site whose backups
 * stopped keeps its old ones. Names of other files are never returned. Source: docs/rules.md BK-4.
 */
export function archivesToDelete(names: readonly string[]): string[] {
  const archives = names
    .flatMap((name) => {
      const at = parseArchiveName(name)
      return at ? [{ name, at }] : []
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime())
  const kept = new Set<string>()
  for (const { count, periodOf } of RULES) {
    const newest = new Map<string, string>()
    for (const { name, at } of archives) {
      const period = periodOf(at)
      if (newest.size < count && !newest.has(period)) newest.set(period, name)
    }
    for (const name of newest.values()) kept.add(name)
  }
  return archives.map(({ name }) => name).filter((name) => !kept.has(name))
}
