import { expect, test } from 'vitest'
import { faceOutlines } from '#domain/drawings/parameters/face-fields.ts'
import { type MakeUpMark, makeUpMarks } from './make-up-marks.ts'
import { areas } from './report-content.ts'

const lipOf = (marks: readonly MakeUpMark[]) => marks.find(({ area }) => area === 'lip')!

test('numbers the areas in the order of the list beside the face', () => {
  const { marks } = makeUpMarks({})
  expect(marks.map(({ area, number }) => [area, number])).toEqual(
    areas.map((area, at) => [area, at + 1]),
  )
})

test('keeps every mark inside of the picture, whatever the face', () => {
  for (const outline of faceOutlines) {
    for (const neck of ['short', 'normal', 'long'] as const) {
      const { box, marks } = makeUpMarks({ face: { outline, neck } })
      for (const [x, y] of marks.flatMap(({ from, to }) => [from, to])) {
        expect(x).toBeGreaterThan(box.left + 10)
        expect(x).toBeLessThan(box.left + box.width - 10)
        expect(y).toBeGreaterThan(box.top + 10)
        expect(y).toBeLessThan(box.top + box.height - 10)
      }
    }
  }
})

test('follows the mouth of a longer face', () => {
  const short = lipOf(makeUpMarks({ face: { outline: 'round' } }).marks)
  const long = lipOf(makeUpMarks({ face: { outline: 'long' } }).marks)
  expect(long.from[1]).toBeGreaterThan(short.from[1])
})
