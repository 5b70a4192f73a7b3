import { expect, test } from 'vitest'
import { checkNames } from '#domain/photo-checks/check-names.ts'
import type { PhotoCheck } from '#domain/photo-checks/judge-photo.ts'
import { groupsToList, groupVerdict } from './check-groups.ts'

const allGood: readonly PhotoCheck[] = checkNames.map((name) => ({ name, verdict: 'good' }))

const replacing = (check: PhotoCheck) => [
  ...allGood.filter(({ name }) => name !== check.name),
  check,
]

test('a group takes the verdict of the check that could be better', () => {
  const checks = replacing({ name: 'poseRoll', verdict: 'better', reason: 'tilted', value: -11.6 })

  expect(groupVerdict('head', checks)).toEqual({
    name: 'head',
    verdict: 'better',
    reason: 'tilted',
    degrees: 12,
  })
  expect(groupVerdict('light', checks)).toEqual({ name: 'light', verdict: 'good' })
  expect(groupVerdict('forehead', [])).toEqual({ name: 'forehead', verdict: 'unknown' })
})

test('lists what could be better first, then the measures of the photo', () => {
  const namesOf = (checks: readonly PhotoCheck[], subject: 'front' | 'any') =>
    groupsToList(checks, subject).map(({ name }) => name)

  expect(namesOf(allGood, 'front')).toEqual(['light', 'head', 'forehead'])
  expect(namesOf(allGood, 'any')).toEqual(['light', 'sharpness', 'colour'])
  const cut = replacing({ name: 'crop', verdict: 'better', reason: 'cutOff' })
  expect(namesOf(cut, 'front')).toEqual(['size', 'light', 'head', 'forehead'])
})

test.each(checkNames)('a better %s is always listed', (name) => {
  const checks = replacing({ name, verdict: 'better', reason: 'blurred' })

  expect(groupsToList(checks, 'any')[0]).toMatchObject({ verdict: 'better', reason: 'blurred' })
})
