import { expect, test } from 'vitest'
import { syntheticFace } from '#tests/support/synthetic-face.ts'
import { grey, picture } from '#tests/support/synthetic-pixels.ts'
import { checkSkinColour } from './check-colour.ts'
import { checkForehead, checkMouth } from './check-cover.ts'
import { checkEvenness, checkFaceLight } from './check-light.ts'
import { checkPlace, checkResolution } from './check-place.ts'
import { laplacianVariance } from './check-sharpness.ts'
import { frameOf } from './face-frame.ts'
import { cheeksOf } from './skin.ts'

const face = syntheticFace()
const frame = frameOf(face)

function cheeks(pixels: Parameters<typeof cheeksOf>[0]) {
  const found = cheeksOf(pixels, face, frame)
  if (!found) throw new Error('no cheeks')
  return found
}

test('compares the lightness of the cheeks', () => {
  // CIELAB: 119 is L* 50.03, 188 is L* 76.25
  const halves = picture(1000, 1000, (x) => grey(x < 500 ? 119 : 188))
  expect(checkEvenness(cheeks(halves))).toMatchObject({
    verdict: 'better',
    reason: 'unevenLight',
    value: expect.closeTo(26.22, 1),
  })
  const even = picture(1000, 1000, () => grey(188))
  expect(checkEvenness(cheeks(even))).toMatchObject({ verdict: 'good', value: 0 })
})

test('counts white pixels of the face', () => {
  const box = { left: 0, top: 0, width: 400, height: 400 }
  const pixels = picture(400, 400, (x, y) => grey(x < 200 && y < 200 ? 255 : 188))
  const skin = { lightness: 76, a: 8, b: 15 }
  const [luminance, exposure] = checkFaceLight(pixels, box, { left: skin, right: skin, both: skin })
  expect(luminance).toMatchObject({ verdict: 'good', value: 76 })
  expect(exposure).toMatchObject({ verdict: 'better', reason: 'tooBright', value: 0.25 })
})

test('dark skin is not darkness while something else is bright', () => {
  const box = { left: 0, top: 0, width: 100, height: 100 }
  const skin = { lightness: 32, a: 8, b: 12 }
  const light = (brightest: number) =>
    checkFaceLight(
      picture(100, 100, (x) => grey(x < 90 ? 60 : brightest)),
      box,
      { left: skin, right: skin, both: skin },
    )[0]
  expect(light(200)).toMatchObject({ verdict: 'good' })
  expect(light(119)).toMatchObject({ verdict: 'better', reason: 'tooDark' })
})

test.each([
  [{ a: 9, b: 16 }, 'good'],
  [{ a: 0, b: 0 }, 'better'],
  [{ a: 10, b: -6 }, 'better'],
  [{ a: -4, b: 20 }, 'better'],
  [{ a: 5, b: 45 }, 'better'],
])('judges a skin colour of %o', (colour, verdict) => {
  expect(checkSkinColour({ lightness: 70, ...colour })).toMatchObject({
    verdict,
    value: Math.hypot(colour.a, colour.b),
  })
})

test('measures sharpness as the variance of the Laplacian', () => {
  // Stripes of 0 and 10: each pixel differs from both neighbours by ±20 in sum, so 20² = 400
  expect(laplacianVariance(new Float32Array(256 * 256).map((_, at) => (at % 2) * 10))).toBe(400)
  expect(laplacianVariance(new Float32Array(256 * 256).fill(90))).toBe(0)
})

test('measures the head in the picture and the room around it', () => {
  // Forehead at 500 − 165.24, and above it 35 % of 353.3 for hair: 211.1 from the top
  const [size, crop] = checkPlace(
    picture(1000, 1000, () => grey(0)),
    face,
    frame,
  )
  expect(size).toMatchObject({ verdict: 'good', value: expect.closeTo(0.3533, 3) })
  expect(crop).toMatchObject({ verdict: 'good', value: expect.closeTo(211.1, 1) })
})

test.each([
  [{ scale: 9 }, 'headSize', 'faceTooSmall'],
  [{ scale: 45 }, 'headSize', 'faceTooLarge'],
  [{ centre: { x: 500, y: 250 } }, 'crop', 'cutOff'],
  [{ centre: { x: 120, y: 500 } }, 'crop', 'cutOff'],
  [{ centre: { x: 880, y: 500 } }, 'crop', 'cutOff'],
  [{ centre: { x: 500, y: 850 } }, 'crop', 'cutOff'],
] as const)('tells from %o that %s is %s', (pose, name, reason) => {
  const other = syntheticFace(pose)
  const checks = checkPlace(
    picture(1000, 1000, () => grey(0)),
    other,
    frameOf(other),
  )
  expect(checks.find((check) => check.name === name)).toMatchObject({ verdict: 'better', reason })
})

test('a picture needs 480 pixels', () => {
  expect(checkResolution(picture(479, 60, () => grey(0)))).toMatchObject({ reason: 'tooFewPixels' })
  expect(checkResolution(picture(60, 480, () => grey(0)))).toMatchObject({ verdict: 'good' })
})

const skin = [224, 180, 150] as const
const hair = [40, 28, 22] as const

test('counts the points of the forehead that hair covers', () => {
  // Nine points stand 20 pixels apart from 430 to 590, the tenth in the middle above them.
  const half = picture(1000, 1000, (x, y) => (y < 400 && x < 520 ? hair : skin))
  expect(checkForehead(half, face, frame, cheeks(half).both)).toMatchObject({
    verdict: 'better',
    reason: 'foreheadCovered',
    value: 6,
  })
  const lock = picture(1000, 1000, (x, y) => (y < 400 && x < 480 ? hair : skin))
  expect(checkForehead(lock, face, frame, cheeks(lock).both)).toMatchObject({
    verdict: 'good',
    value: 3,
  })
})

test('counts the points that a mask covers, and knows a beard from it', () => {
  const masked = picture(1000, 1000, (_x, y) => (y > 490 ? [160, 195, 220] : skin))
  expect(checkMouth(masked, face, frame)).toMatchObject({ reason: 'mouthCovered', value: 7 })
  const bearded = picture(1000, 1000, (_x, y) => (y > 560 ? hair : skin))
  expect(checkMouth(bearded, face, frame)).toMatchObject({ verdict: 'good', value: 4 })
})
