import { expect, test } from 'vitest'
import { PathWriter } from './path.ts'
import type { Point } from './polyline.ts'

const wave = Array.from({ length: 40 }, (_, i): Point => [i * 3.3, 9 * Math.sin(i * 0.7)])

test('ends a curve at its last point on the grid', () => {
  for (const draw of ['softCurve', 'curveThrough'] as const) {
    const path = new PathWriter(3).moveTo(wave[0]!)[draw](wave)
    const [x, y] = endOf(path.data)
    expect(x).toBe(Math.round(wave.at(-1)![0] * 3))
    expect(y).toBe(Math.round(wave.at(-1)![1] * 3))
  }
})

test('writes a soft curve with half the numbers of an exact one', () => {
  const soft = new PathWriter(3).moveTo(wave[0]!).softCurve(wave).data
  const through = new PathWriter(3).moveTo(wave[0]!).curveThrough(wave).data
  expect(numbersOf(soft).length).toBeLessThan(0.56 * numbersOf(through).length)
})

test('separates numbers by a space or a minus', () => {
  const path = new PathWriter(1).moveTo([-1, 2]).lineTo([3, -4]).lineTo([3, 5]).close()
  expect(path.data).toBe('M-1 2l4-6 0 9z')
})

const numbersOf = (data: string) => data.match(/-?\d+/g)!.map(Number)

/** Returns the point at which a path of relative commands ends. */
function endOf(data: string): [number, number] {
  let [x, y] = [0, 0]
  for (const [, command, rest] of data.matchAll(/([Mlcqst])([^A-Za-z]*)/g)) {
    const numbers = numbersOf(rest!)
    const step = { M: 2, l: 2, c: 6, q: 4, s: 4, t: 2 }[command!]!
    for (let i = step; i <= numbers.length; i += step) {
      const [dx, dy] = [numbers[i - 2]!, numbers[i - 1]!]
      if (command === 'M') [x, y] = [dx, dy]
      else [x, y] = [x + dx, y + dy]
    }
  }
  return [x, y]
}
