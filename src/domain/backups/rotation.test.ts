import { expect, test } from 'vitest'
import { archiveNameAt, parseArchiveName } from './archive-name.ts'
import { archivesToDelete } from './rotation.ts'

const DAY_MS = 86_400_000
const daily = (from: string, days: number) =>
  Array.from({ length: days }, (_, index) =>
    archiveNameAt(new Date(Date.parse(from) + index * DAY_MS)),
  )
const remainingOf = (names: readonly string[]) => {
  const deleted = new Set(archivesToDelete(names))
  return names.filter((name) => !deleted.has(name))
}

test('a name contains the instant to the second', () => {
  const at = new Date('2026-11-02T18:00:07Z')
  expect(archiveNameAt(at)).toBe('gyeol-20261102T180007Z.tar.age')
  expect(parseArchiveName(archiveNameAt(at))).toEqual(at)
  expect(parseArchiveName('gyeol-20269902T180007Z.tar.age')).toBeNull()
})

test('keeps 7 days, 5 weeks and 12 months of two years of daily archives', () => {
  const kept = remainingOf(daily('2025-01-01T18:00:00Z', 730)) // the last one is of 1 January 2027 in Seoul

  expect(kept.map((name) => name.slice(6, 14))).toEqual([
    ...['20260227', '20260330', '20260429', '20260530', '20260629', '20260730', '20260830'],
    ...['20260929', '20261030', '20261129'], // last days of months in Seoul
    ...['20261205', '20261212', '20261219'], // Sundays in Seoul
    ...['20261225', '20261226', '20261227', '20261228', '20261229', '20261230', '20261231'],
  ])
})

test('keeps only the newest archive of a day', () => {
  const [morning, noon] = ['2026-11-02T01:00:00Z', '2026-11-02T03:00:00Z'].map((at) =>
    archiveNameAt(new Date(at)),
  )
  expect(archivesToDelete([noon!, morning!])).toEqual([morning])
})

test('keeps old archives while there are no newer ones, and never touches other files', () => {
  expect(archivesToDelete([...daily('2020-03-02T18:00:00Z', 7), 'notes.txt', 'x.tar.age'])).toEqual(
    [],
  )
})
