import { expect, test } from 'vitest'
import { landmarkNames } from './landmarks.ts'
import { measureFace } from './measure-face.ts'
import { placedLandmarks, proposedLandmarks } from './proposed-landmarks.ts'

test.each([
  { width: 900, height: 1200 },
  { width: 1600, height: 400 },
  { width: 300, height: 2000 },
])('places a measurable face within a picture of $width × $height', (size) => {
  const landmarks = placedLandmarks(size)
  expect(measureFace(landmarks)).not.toBeNull()
  for (const name of landmarkNames) {
    expect(landmarks[name].x).toBeGreaterThan(0)
    expect(landmarks[name].x).toBeLessThan(size.width)
    expect(landmarks[name].y).toBeGreaterThan(0)
    expect(landmarks[name].y).toBeLessThan(size.height)
  }
})

/** The points of FaceMesh that are used, on squared paper. */
function meshOf(turn = (x: number, y: number) => ({ x, y })) {
  const places: Readonly<Record<number, readonly [number, number]>> = {
    33: [204, 400],
    133: [270, 400],
    362: [330, 400],
    263: [396, 400],
    105: [230, 346],
    52: [230, 358],
    334: [370, 346],
    282: [370, 358],
    54: [168, 330],
    284: [432, 330],
    234: [160, 410],
    454: [440, 410],
    58: [190, 530],
    288: [410, 530],
    2: [300, 492],
    152: [300, 616],
  }
  return Array.from({ length: 468 }, (_, index) => turn(...(places[index] ?? [0, 0])))
}

test('proposes the points of a found face, and the hairline by the thirds', () => {
  const landmarks = proposedLandmarks(meshOf())
  expect(landmarks).toMatchObject({
    brow: { x: 300, y: 352 },
    chin: { x: 300, y: 616 },
    jawLeft: { x: 410, y: 530 },
    // The nose ends 140 below the brows.
    hairline: { x: 300, y: 212 },
  })
  expect(landmarks?.foreheadLeft.x).toBeCloseTo(300 + 132 * 0.96, 5)
  expect(landmarks?.foreheadLeft.y).toBeGreaterThan(212)
  expect(landmarks?.foreheadLeft.y).toBeLessThan(352)
})

test('keeps the proposal on the axis of a tilted face', () => {
  const upside = proposedLandmarks(meshOf((x, y) => ({ x: 1000 - x, y: 1000 - y })))
  expect(upside?.hairline).toEqual({ x: expect.closeTo(700, 6), y: expect.closeTo(788, 6) })
})

test('takes a hairline that was seen in place of the rule', () => {
  const seen = { x: 301, y: 230 }
  expect(proposedLandmarks(meshOf(), () => seen)?.hairline).toEqual(seen)
})

test('proposes nothing for points that are no face', () => {
  expect(proposedLandmarks([])).toBeNull()
})
