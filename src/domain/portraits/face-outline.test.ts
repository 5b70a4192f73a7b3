import { expect, test } from 'vitest'
import { faceMeasures, faceOutline, portraitFaces } from './face-outline.ts'

const SHARPEST_TURN_DEGREES = 40

test.each(portraitFaces)('the jaw of a face that is %s has no corner', (shape) => {
  const { jaw } = faceOutline(faceMeasures[shape])

  for (let i = 1; i < jaw.length - 1; i++) {
    const [[ax, ay], [bx, by], [cx, cy]] = [jaw[i - 1]!, jaw[i]!, jaw[i + 1]!]
    const turn = Math.atan2(cy - by, cx - bx) - Math.atan2(by - ay, bx - ax)
    const degrees = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)) * (180 / Math.PI))
    expect(degrees).toBeLessThan(SHARPEST_TURN_DEGREES)
  }
})

test.each(portraitFaces)(
  'a face that is %s is even on both sides and ends at its chin',
  (shape) => {
    const { jaw } = faceOutline(faceMeasures[shape])

    for (const [i, [x, y]] of jaw.entries()) {
      const [otherX, otherY] = jaw[jaw.length - 1 - i]!
      expect(x).toBeCloseTo(-otherX, 1)
      expect(y).toBeCloseTo(otherY, 1)
    }
    expect(Math.max(...jaw.map(([, y]) => y))).toBeCloseTo(faceMeasures[shape].chinY, 0)
  },
)

test('jaw and skull meet where the temples are', () => {
  const { jaw, skull } = faceOutline(faceMeasures.oval)
  const gap = Math.hypot(jaw.at(-1)![0] - skull[0]![0], jaw.at(-1)![1] - skull[0]![1])

  expect(gap).toBeLessThan(6)
})
