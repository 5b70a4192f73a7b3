import { expect, test } from 'vitest'
import {
  fittedSize,
  type PhotoView,
  type Point,
  placeView,
  stepView,
  turnView,
  WHOLE_PHOTO,
  zoomView,
} from './photo-view.ts'

const photo = { width: 900, height: 1200 }
const stage = { width: 1000, height: 600 }

/** Where the stage shows a point of the photo, in pixels from its middle: what the CSS does. */
function shownAt(view: PhotoView, point: Point): Point {
  const fitted = fittedSize(photo, stage, view.turn)
  const x = (point.x - view.x) * fitted.width * view.zoom
  const y = (point.y - view.y) * fitted.height * view.zoom
  const angle = (view.turn / 180) * Math.PI
  return {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  }
}
const place = (view: PhotoView, zoom: number, from: Point, to = from) =>
  placeView(view, { zoom, from, to, fitted: fittedSize(photo, stage, view.turn) })
const turned = (turns: number) =>
  Array.from({ length: turns }).reduce<PhotoView>((view) => turnView(view), WHOLE_PHOTO)
const near = ({ x, y }: Point) => ({ x: expect.closeTo(x), y: expect.closeTo(y) })

test('fits the whole photo into the stage, upright and turned', () => {
  expect(fittedSize(photo, stage, 0)).toEqual({ width: 450, height: 600 })
  expect(fittedSize(photo, stage, 90)).toEqual({ width: 600, height: 800 })
  expect(fittedSize(photo, stage, 270)).toEqual({ width: 600, height: 800 })
})

test.each([0, 1, 2, 3, 5])('[O-08] zooms where one points, after %i quarter turns', (turns) => {
  const view = turned(turns)
  const corner = { x: -0.4, y: -0.45 }
  const pointer = shownAt(view, corner)

  const once = place(view, 2, pointer)
  const twice = place(once, 5, pointer)

  expect(shownAt(once, corner)).toEqual(near(pointer))
  expect(shownAt(twice, corner)).toEqual(near(pointer))
})

test.each([0, 1, 2, 3])('[O-08] drags the photo along, after %i quarter turns', (turns) => {
  const view = place(turned(turns), 3, { x: 0, y: 0 })
  const held = { x: 0.05, y: -0.1 }
  const from = shownAt(view, held)
  const to = { x: from.x + 40, y: from.y - 25 }

  expect(shownAt(place(view, view.zoom, from, to), held)).toEqual(near(to))
})

test('[O-08] a pinch zooms and moves at once', () => {
  const view = place(WHOLE_PHOTO, 2, { x: 50, y: 20 })
  const eye = { x: 0.1, y: 0 }
  const from = shownAt(view, eye)

  expect(shownAt(place(view, 3, from, { x: 10, y: -5 }), eye)).toEqual(near({ x: 10, y: -5 }))
})

test('[O-08] a turn keeps the part in the middle there', () => {
  const view = place(WHOLE_PHOTO, 3, { x: 100, y: -200 })
  const middle = { x: view.x, y: view.y }

  expect(shownAt(turnView(view), middle)).toEqual(near({ x: 0, y: 0 }))
  expect(turnView(view).zoom).toBe(3)
})

test('shows the whole photo in the middle at the smallest zoom, and keeps its rotation', () => {
  const view = place(turned(1), 4, { x: 80, y: 10 })

  expect(place(view, 0.2, { x: 80, y: 10 })).toEqual({ ...WHOLE_PHOTO, turn: 90 })
  expect(zoomView(view, 0.01)).toEqual({ ...WHOLE_PHOTO, turn: 90 })
})

test('zooms at most eight times', () => {
  expect(place(WHOLE_PHOTO, 99, { x: 0, y: 0 }).zoom).toBe(8)
  expect(zoomView(WHOLE_PHOTO, 99).zoom).toBe(8)
})

test('a photo cannot be dragged out of sight', () => {
  const view = place(WHOLE_PHOTO, 2, { x: 0, y: 0 })

  expect(place(view, 2, { x: 0, y: 0 }, { x: 9_000, y: -9_000 })).toMatchObject({ x: -0.5, y: 0.5 })
})

test.each([
  [0, { x: 1, y: 0 }],
  [1, { x: 0, y: -1 }],
  [2, { x: -1, y: 0 }],
  [3, { x: 0, y: 1 }],
])('[O-08] a key moves to the right of the screen, after %i quarter turns', (turns, towards) => {
  const view = zoomView(turned(turns), 2)
  const moved = stepView(view, { x: 1, y: 0 })

  expect(Math.sign(moved.x)).toBe(towards.x)
  expect(Math.sign(moved.y)).toBe(towards.y)
  expect(stepView(WHOLE_PHOTO, { x: 1, y: 0 })).toEqual(WHOLE_PHOTO)
})
