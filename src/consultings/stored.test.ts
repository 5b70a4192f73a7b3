import { expect, test } from 'vitest'
import { isNewer, type Upgrade, upgraded, versionAfter } from './stored.ts'

const rename: Upgrade = ({ fringe, ...rest }) => ({ ...rest, bangs: fringe })
const inMillimetres: Upgrade = ({ length, ...rest }) => ({ ...rest, length: Number(length) * 10 })
const steps = [rename, inMillimetres]

test.each([
  [1, { fringe: 'full', length: 7 }, { bangs: 'full', length: 70 }],
  [2, { bangs: 'full', length: 7 }, { bangs: 'full', length: 70 }],
  [3, { bangs: 'full', length: 70 }, { bangs: 'full', length: 70 }],
  [4, { bangs: 'full', metres: 0.07 }, { bangs: 'full', metres: 0.07 }],
])('[E-04] migrates an object of version %i to the current one', (version, stored, read) => {
  expect(upgraded(stored, version, steps)).toEqual(read)
})

test('[E-04] counts versions by migrations and recognizes newer ones', () => {
  expect([versionAfter([]), versionAfter(steps)]).toEqual([1, 3])
  expect([2, 3, 4].map((version) => isNewer(version, steps))).toEqual([false, false, true])
})
