import { expect, test } from 'vitest'
import { seededRandom } from '../geometry/random.ts'
import { headMeasures } from '../head/measures.ts'
import { hairlineOf } from '../head/skull.ts'
import { projectionOf } from '../head/view.ts'
import { views } from '../parameters/picture-fields.ts'
import { type HairParameters, portraitOf } from '../parameters/portrait.ts'
import { haircutOf } from './haircut.ts'
import { partingAt, partingOffset } from './parting.ts'
import { seenHair } from './seen-lock.ts'

const { face } = portraitOf()
const head = headMeasures(face)

function locksOf(choices: Partial<HairParameters>) {
  const { hair } = portraitOf({ hair: choices })
  return haircutOf({
    hair,
    detail: 'full',
    random: seededRandom(7),
    hairline: hairlineOf(face, head.forehead),
    chinY: head.chinY,
  }).locks
}

const lowest = (points: readonly (readonly [number, number])[]) =>
  Math.max(...points.map(([, y]) => y))

test.each([...views])('ends hair 7 cm below the chin, seen from %s', (view) => {
  for (const ends of ['blunt', 'cCurl', 'flick', 'thinned'] as const) {
    const { before, behind, beside } = seenHair(locksOf({ length: 70, ends }), projectionOf(view))
    const end = lowest([...before, ...behind, ...beside].flatMap(({ points }) => points))
    expect(end).toBeCloseTo(head.chinY + 70, 5)
  }
})

test.each(['front', 'left', 'back'] as const)('ends hair near its length, seen from %s', (view) => {
  const { before } = seenHair(locksOf({ length: 70 }), projectionOf(view))
  const end = lowest(before.flatMap(({ points }) => points))
  expect(end).toBeGreaterThan(head.chinY + 66)
  expect(end).toBeLessThanOrEqual(head.chinY + 70.001)
})

test('ends the shortest layer where layers start', () => {
  const over = locksOf({ length: 60, layers: 90, layersStart: -50 }).filter(
    ({ tier }) => tier === 'over',
  )
  const ends = over.map(({ guide }) => guide.at(-1)![1])
  expect(Math.min(...ends)).toBeCloseTo(head.chinY - 50, 0)
})

test('draws the outline equally wide from front and back', () => {
  const locks = locksOf({ length: 80 })
  const width = (view: 'front' | 'back') => {
    const { project } = projectionOf(view)
    const xs = locks.flatMap(({ guide }) => guide.map((place) => project(place)[0]))
    return [Math.min(...xs), Math.max(...xs)]
  }
  const [left, right] = width('front')
  const [backLeft, backRight] = width('back')
  expect(backLeft).toBeCloseTo(-right!, 6)
  expect(backRight).toBeCloseTo(-left!, 6)
})

test('draws a parting on the client’s right on our left', () => {
  const on = (partingSide: 'left' | 'right') =>
    partingAt(39, partingOffset(portraitOf({ hair: { parting: '7:3', partingSide } }).hair), 0)[0]
  expect(on('right')).toBeLessThan(-0.1)
  expect(on('left')).toBeGreaterThan(0.1)
})

test('leaves the cheek free where hair is tucked', () => {
  const nearFace = (x: number) =>
    locksOf({ tucked: 'left' }).filter(({ guide }) => {
      const [endX, , endZ] = guide.at(-1)!
      return endZ > 0 && Math.sign(endX) === x
    }).length
  expect(nearFace(1)).toBe(0)
  expect(nearFace(-1)).toBeGreaterThan(3)
})

test('draws a ponytail before the shoulder, unless the head is turned away', () => {
  const tails = (view: 'front' | 'threeQuarterRight') =>
    seenHair(locksOf({ tied: 'ponytail', length: 90 }), projectionOf(view)).beside.filter(
      ({ lock }) => lock.isTail,
    )
  expect(tails('front').length).toBeGreaterThan(10)
  expect(tails('threeQuarterRight')).toEqual([])
})

test.each(['left', 'back'] as const)('draws only the near side of a bun from %s', (view) => {
  const { nearness } = projectionOf(view)
  const { before } = seenHair(locksOf({ tied: 'lowBun' }), projectionOf(view))
  const wound = before.filter(({ lock }) => lock.around)
  expect(wound.length).toBeGreaterThan(4)
  for (const { lock, from, to } of wound) {
    const last = lock.guide.length - 1
    const middle = lock.guide[Math.round(((from + to) / 2) * last)]!
    expect(nearness(middle)).toBeGreaterThan(nearness(lock.around!) - 2)
  }
})
