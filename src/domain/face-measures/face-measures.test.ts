import { describe, expect, test } from 'vitest'
import { faceOutlines } from '#domain/drawings/parameters/face-fields.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import type { Point } from '#domain/faces/face.ts'
import { drawnLandmarks } from './drawn-landmarks.ts'
import { bands, levelOf, placeOnLine, shapeShares } from './face-shapes.ts'
import { type Landmarks, landmarksFrom } from './landmarks.ts'
import { type FaceMeasures, measureFace, ratioNames } from './measure-face.ts'
import { shapedFace } from './shape-drawing.ts'
import { wholePercents } from './whole-percents.ts'

/**
 * A face on squared paper, 2 pixels per mm: pupils 126 apart at (300, 400), so the scale is that of
 * 63 mm. Eyes are 66 long and 60 apart.
 */
const paper: Landmarks = {
  hairline: { x: 300, y: 232 },
  foreheadRight: { x: 170, y: 280 },
  foreheadLeft: { x: 430, y: 280 },
  brow: { x: 300, y: 352 },
  cheekRight: { x: 160, y: 410 },
  cheekLeft: { x: 440, y: 410 },
  eyeRightOuter: { x: 204, y: 400 },
  eyeRightInner: { x: 270, y: 400 },
  eyeLeftInner: { x: 330, y: 400 },
  eyeLeftOuter: { x: 396, y: 400 },
  noseBase: { x: 300, y: 492 },
  jawRight: { x: 200, y: 536 },
  jawLeft: { x: 400, y: 536 },
  chin: { x: 300, y: 616 },
}

const measured = (landmarks: Landmarks): FaceMeasures => {
  const measures = measureFace(landmarks)
  if (!measures) throw new Error('not measurable')
  return measures
}

const moved = (move: (point: Point) => Point) => landmarksFrom((name) => move(paper[name]))

const turned = (degrees: number) => {
  const [cosine, sine] = [Math.cos((degrees / 180) * Math.PI), Math.sin((degrees / 180) * Math.PI)]
  return moved(({ x, y }) => ({ x: x * cosine - y * sine + 900, y: x * sine + y * cosine }))
}

describe('measuring', () => {
  test('gives the ratios, lengths and shares that one computes by hand', () => {
    const { ratios, lengthsMm, thirds, fifths } = measured(paper)
    // 260 : 280, 280 : 200, 384 : 280, 60 : 66.
    expect(ratios.foreheadToCheek).toBeCloseTo(0.92857, 5)
    expect(ratios.cheekToJaw).toBeCloseTo(1.4, 5)
    expect(ratios.lengthToWidth).toBeCloseTo(1.37143, 5)
    expect(ratios.betweenEyesToEye).toBeCloseTo(0.90909, 5)
    expect(lengthsMm).toEqual({
      forehead: 130,
      cheek: 140,
      jaw: 100,
      length: 192,
      betweenEyes: 30,
      eye: 33,
    })
    // 120, 140 and 124 of 384; 44, 66, 60, 66 and 44 of 280.
    expect(thirds).toEqual([31, 37, 32])
    expect(fifths).toEqual([16, 24, 21, 23, 16])
  })

  test.each([-30, -7.5, 4, 21, 90, 180])('is the same for a head tilted by %d°', (degrees) => {
    const { ratios, thirds, fifths, alignment } = measured(turned(degrees))
    for (const name of ratioNames) expect(ratios[name]).toBeCloseTo(measured(paper).ratios[name], 9)
    expect(thirds).toEqual(measured(paper).thirds)
    expect(fifths.toSorted()).toEqual(measured(paper).fifths.toSorted())
    expect(Math.abs(alignment.tiltDegrees)).toBeCloseTo(Math.abs(degrees), 6)
  })

  test('is the same for a mirrored picture, however its points are named', () => {
    const mirrored = moved(({ x, y }) => ({ x: 600 - x, y }))
    const renamed: Landmarks = {
      ...mirrored,
      foreheadRight: mirrored.foreheadLeft,
      foreheadLeft: mirrored.foreheadRight,
      cheekRight: mirrored.cheekLeft,
      cheekLeft: mirrored.cheekRight,
      eyeRightOuter: mirrored.eyeLeftOuter,
      eyeRightInner: mirrored.eyeLeftInner,
      eyeLeftInner: mirrored.eyeRightInner,
      eyeLeftOuter: mirrored.eyeRightOuter,
      jawRight: mirrored.jawLeft,
      jawLeft: mirrored.jawRight,
    }
    for (const landmarks of [mirrored, renamed]) {
      expect(measured(landmarks).ratios).toEqual(measured(paper).ratios)
      expect(measured(landmarks).alignment.tiltDegrees).toBeCloseTo(0, 9)
    }
  })

  test.each([1, 5])('does not depend on the size of the picture (%d times)', (times) => {
    const scaled = measured(moved(({ x, y }) => ({ x: x * times, y: y * times })))
    expect(scaled.ratios.cheekToJaw).toBeCloseTo(1.4, 9)
    expect(scaled.lengthsMm.cheek).toBeCloseTo(140, 9)
  })

  test('converts positions to the upright face and back', () => {
    const { alignment } = measured(turned(17))
    const there = alignment.toPicture(alignment.toFace({ x: 123, y: 456 }))
    expect(there.x).toBeCloseTo(123, 9)
    expect(there.y).toBeCloseTo(456, 9)
    expect(alignment.toFace(turned(17).chin)).toEqual({
      x: expect.closeTo(0, 9),
      y: expect.closeTo(108, 9),
    })
  })

  test.each<[string, Partial<Landmarks>]>([
    [
      'eyes that lie on each other',
      { eyeLeftInner: paper.eyeRightInner, eyeLeftOuter: paper.eyeRightOuter },
    ],
    ['a chin above the nose', { chin: { x: 300, y: 480 } }],
    ['brows above the hairline', { brow: { x: 300, y: 200 } }],
    ['swapped jaw points', { jawLeft: paper.jawRight, jawRight: paper.jawLeft }],
    ['a cheek inside of the eye', { cheekLeft: { x: 380, y: 410 } }],
  ])('refuses %s', (_, change) => {
    expect(measureFace({ ...paper, ...change })).toBeNull()
  })
})

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [44, 66, 60, 66, 44],
    [16, 24, 21, 23, 16],
  ],
  [
    [0.004, 0.996],
    [0, 100],
  ],
])('rounds %j to percent that add up to 100', (shares, percents) => {
  expect(wholePercents(shares)).toEqual(percents)
  expect(wholePercents(shares).reduce((sum, each) => sum + each, 0)).toBe(100)
})

describe('face shapes', () => {
  test.each(faceOutlines)('recognises a drawn %s face', (outline) => {
    const shares = shapeShares(
      measured(drawnLandmarks(portraitOf({ face: { outline } }).face)).ratios,
    )
    expect(shares[0]?.outline).toBe(outline)
    expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
  })

  test('gives shares that add up to 100 even to a face far from all shapes', () => {
    const shares = shapeShares({
      foreheadToCheek: 3,
      cheekToJaw: 9,
      lengthToWidth: 0.2,
      betweenEyesToEye: 1,
    })
    expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
  })

  test('bounds a band by the second and the fifth of the six shapes', () => {
    // Forehead : cheek of round is 62 : 71, of square 63 : 67.
    expect(bands.foreheadToCheek[0]).toBeCloseTo(62 / 71, 9)
    expect(bands.foreheadToCheek[1]).toBeCloseTo(63 / 67, 9)
    expect(bands.betweenEyesToEye).toEqual([0.95, 1.05])
  })

  test('places a value on its line', () => {
    const [low, high] = bands.cheekToJaw
    expect(placeOnLine('cheekToJaw', (low + high) / 2)).toBeCloseTo(0.5, 9)
    expect(placeOnLine('cheekToJaw', low)).toBeCloseTo(0.375, 9)
    expect([placeOnLine('cheekToJaw', 0), placeOnLine('cheekToJaw', 9)]).toEqual([0, 1])
    expect([low - 0.01, low, high, high + 0.01].map((it) => levelOf('cheekToJaw', it))).toEqual([
      'below',
      'within',
      'within',
      'above',
    ])
  })
})

describe('the shaped drawing', () => {
  test.each(faceOutlines)('has the measured ratios, drawn as %s', (outline) => {
    const measures = measured(paper)
    const face = shapedFace(outline, { lids: 'double', forehead: -9 }, measures)
    const drawn = measured(drawnLandmarks(portraitOf({ face: { ...face, outline } }).face))
    expect(face.lids).toBe('double')
    for (const name of ratioNames) {
      expect(drawn.ratios[name]).toBeCloseTo(measures.ratios[name], 1)
    }
    for (const length of ['cheek', 'length', 'forehead'] as const) {
      expect(Math.abs(drawn.lengthsMm[length] - measures.lengthsMm[length])).toBeLessThan(3)
    }
    for (const [at, third] of measures.thirds.entries()) {
      expect(Math.abs((drawn.thirds[at] ?? 0) - third)).toBeLessThanOrEqual(2)
    }
  })

  test('stays within the bounds of its parameters', () => {
    const wide = measured({
      ...paper,
      cheekRight: { x: -400, y: 410 },
      cheekLeft: { x: 1000, y: 410 },
    })
    expect(shapedFace('oval', {}, wide).cheekbones).toBe(10)
  })
})
