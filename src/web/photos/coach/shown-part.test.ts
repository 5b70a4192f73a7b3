import { expect, test } from 'vitest'
import { shownPart } from './shown-part.ts'

const part = (picture: readonly [number, number], window: readonly [number, number]) => {
  const [videoWidth, videoHeight] = picture
  const [clientWidth, clientHeight] = window
  return shownPart({ videoWidth, videoHeight, clientWidth, clientHeight })
}

test('[C-12] a tall window shows the middle of the picture over its whole height', () => {
  expect(part([1_440, 1_920], [390, 844])).toEqual({ left: 277, top: 0, width: 887, height: 1_920 })
})

test('[C-12] a wide window shows the middle of the picture over its whole width', () => {
  expect(part([640, 480], [1_280, 720])).toEqual({ left: 0, top: 60, width: 640, height: 360 })
})

test('[C-12] a window of the picture’s shape shows all of it, and so does one without a size', () => {
  const whole = { left: 0, top: 0, width: 640, height: 480 }
  expect(part([640, 480], [320, 240])).toEqual(whole)
  expect(part([640, 480], [0, 0])).toEqual(whole)
})
