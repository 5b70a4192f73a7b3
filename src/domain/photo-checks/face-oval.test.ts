import { expect, test } from 'vitest'
import { syntheticFace } from '#tests/support/synthetic-face.ts'
import { grey, picture } from '#tests/support/synthetic-pixels.ts'
import { checkPlace } from './check-place.ts'
import { frameOf } from './face-frame.ts'
import { faceOval } from './face-oval.ts'

/** The box of the oval in a picture. */
function ovalIn(width: number, height: number) {
  const { aspect, maxHeight, maxWidth, roomAbove } = faceOval
  const tall = Math.min(maxHeight * height, (maxWidth * width) / aspect)
  const wide = tall * aspect
  return { left: (width - wide) / 2, top: (height - tall) * roomAbove, width: wide, height: tall }
}

const shapes = [
  ['a phone held upright', 300, 400],
  ['a tall camera', 270, 480],
  ['a tall window', 390, 844],
  ['a laptop', 640, 480],
  ['a wide camera', 640, 360],
] as const

test.each(shapes)('a face that fills the oval of %s is good', (_, width, height) => {
  const oval = ovalIn(width, height)
  const { points } = syntheticFace()
  const ys = points.map(({ y }) => y)
  const xs = points.map(({ x }) => x)
  const [top, left] = [Math.min(...ys), Math.min(...xs)]
  const scale = oval.height / (Math.max(...ys) - top)
  const inset = (oval.width - (Math.max(...xs) - left) * scale) / 2
  const face = {
    confidence: 1,
    points: points.map(({ x, y }) => ({
      x: oval.left + inset + (x - left) * scale,
      y: oval.top + (y - top) * scale,
    })),
  }
  const blank = picture(width, height, () => grey(188))

  expect(checkPlace(blank, face, frameOf(face)).map(({ verdict }) => verdict)).toEqual([
    'good',
    'good',
  ])
})

test.each(shapes)('the oval of %s lies within the picture', (_, width, height) => {
  const oval = ovalIn(width, height)
  expect(oval.left).toBeGreaterThan(0)
  expect(oval.left * 2 + oval.width).toBeCloseTo(width, 9)
  expect(oval.top).toBeGreaterThan(0)
  expect(oval.top + oval.height).toBeLessThan(height)
})
