import { expect, test } from 'vitest'
import { syntheticFace } from '#tests/support/synthetic-face.ts'
import { grey, picture } from '#tests/support/synthetic-pixels.ts'
import { checkNames, reasonNames } from './check-names.ts'
import { judgePhoto } from './judge-photo.ts'
import type { PhotoSubject } from './photo-check.ts'

type Pixels = Parameters<typeof judgePhoto>[0]

/** Skin with fine stripes, so that it counts as sharp. */
const skin = picture(1000, 1000, (x) => (x % 8 < 4 ? [224, 180, 150] : [208, 164, 134]))

const reasons = (
  pixels: Pixels,
  poses: Parameters<typeof syntheticFace>[0][],
  subject: PhotoSubject,
) => judgePhoto(pixels, poses.map(syntheticFace), subject).flatMap(({ reason }) => reason ?? [])

const unknown = (...args: Parameters<typeof judgePhoto>) =>
  judgePhoto(...args).flatMap(({ name, verdict }) => (verdict === 'unknown' ? name : []))

test('nothing is to be said about a good photo', () => {
  expect(reasons(skin, [{}], 'front')).toEqual([])
  expect(unknown(skin, [syntheticFace()], 'front')).toEqual([])
})

test('a face from the front is judged by every measure', () => {
  const names = judgePhoto(skin, [syntheticFace()], 'front').map(({ name }) => name)
  expect(names.sort()).toEqual([...checkNames].sort())
})

test('asks for a face from the front, not from the side or of anything', () => {
  expect(reasons(skin, [], 'front')).toEqual(['noFace'])
  expect(reasons(skin, [], 'side')).toEqual([])
  expect(reasons(skin, [], 'any')).toEqual([])
})

test('tells a second person from somebody far behind and from a part of the face', () => {
  const beside = { x: 850, y: 400 }
  const one = { centre: { x: 350, y: 500 } }
  expect(reasons(skin, [one, { centre: beside, scale: 8 }], 'front')).toEqual(['severalFaces'])
  expect(reasons(skin, [one, { centre: beside, scale: 6 }], 'front')).toEqual([])
  expect(reasons(skin, [one, { ...one, scale: 15 }], 'front')).toEqual([])
})

test.each([
  [{ roll: 14 }, 'front', ['tilted']],
  [{ yaw: -28 }, 'front', ['turnedAway']],
  [{ pitch: 26 }, 'front', ['chinDown']],
  [{ pitch: -26 }, 'front', ['chinUp']],
  [{ yaw: 10 }, 'side', ['notTurned']],
  [{ yaw: 40 }, 'side', []],
] as const)('judges %o as a photo from the %s: %o', (pose, subject, expected) => {
  expect(reasons(skin, [pose], subject)).toEqual(expected)
  expect(reasonNames).toEqual(expect.arrayContaining([...expected]))
})

test('says nothing of colour, sharpness and hair in the dark, where they are unknown', () => {
  const dark = picture(1000, 1000, () => grey(20))
  expect(reasons(dark, [{}], 'front')).toEqual(['tooDark'])
  expect(unknown(dark, [syntheticFace()], 'front')).toEqual([
    'naturalColour',
    'sharpness',
    'mouthOcclusion',
    'foreheadVisible',
  ])
  expect(reasons(dark, [], 'any')).toEqual(['tooDark'])
})

test('a face whose cheek is outside of the picture is judged by its place', () => {
  const narrow = picture(420, 1000, () => grey(120))
  expect(reasons(narrow, [{}], 'front')).toEqual(['cutOff'])
})
