/** How photos are shown: the same for all of them, whatever their size. */
export interface PhotoView {
  /** 1: the whole photo fits the stage. */
  readonly zoom: number
  /** Clockwise, in degrees; a multiple of 90. */
  readonly turn: number
  /** The point of the unturned photo in the middle of the stage: fractions of its size from its centre. */
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels or a direction; y points down. */
export interface Point {
  readonly x: number
  readonly y: number
}

export const WHOLE_PHOTO: PhotoView = { zoom: 1, turn: 0, x: 0, y: 0 }
const MAX_ZOOM = 8
const QUARTER_TURN = 90
/** Part of the stage that one key press moves. */
const KEY_STEP = 0.15

/** Pixels of the unturned photo at zoom 1, when it fits the stage in this rotation. */
export function fittedSize(photo: Size, stage: Size, turn: number): Size {
  const isUpright = turn % 180 === 0
  const room = isUpright ? stage : { width: stage.height, height: stage.width }
  const scale = Math.min(room.width / photo.width, room.height / photo.height)
  return { width: photo.width * scale, height: photo.height * scale }
}

interface Placing {
  readonly zoom: number
  /** The point of the stage whose content is placed, in pixels from its middle. */
  readonly from: Point
  /** Where that content is shown afterwards. */
  readonly to: Point
  /** As of {@link fittedSize}. */
  readonly fitted: Size
}

/**
 * Zooms and moves so that what was shown at `from` is shown at `to`. The middle of the stage always
 * shows a part of the photo; at zoom 1 the whole photo is centred.
 */
export function placeView(view: PhotoView, { zoom: wanted, from, to, fitted }: Placing): PhotoView {
  const zoom = within(1, wanted, MAX_ZOOM)
  if (zoom === 1) return { ...WHOLE_PHOTO, turn: view.turn }
  const before = turnedBack(from, view.turn)
  const after = turnedBack(to, view.turn)
  const { width, height } = fitted
  return {
    ...view,
    zoom,
    x: onPhoto(view.x + before.x / (width * view.zoom) - after.x / (width * zoom)),
    y: onPhoto(view.y + before.y / (height * view.zoom) - after.y / (height * zoom)),
  }
}

/** Zooms at the middle of the stage. */
export function zoomView(view: PhotoView, factor: number): PhotoView {
  const zoom = within(1, view.zoom * factor, MAX_ZOOM)
  return zoom === 1 ? { ...WHOLE_PHOTO, turn: view.turn } : { ...view, zoom }
}

/** Moves the view by one step towards a direction of the screen. */
export function stepView(view: PhotoView, direction: Point): PhotoView {
  if (view.zoom === 1) return view
  const { x, y } = turnedBack(direction, view.turn)
  const step = KEY_STEP / view.zoom
  return { ...view, x: onPhoto(view.x + x * step), y: onPhoto(view.y + y * step) }
}

/** Turns the photo right; the same part of it stays in the middle. */
export const turnView = (view: PhotoView): PhotoView => ({
  ...view,
  turn: view.turn + QUARTER_TURN,
})

/** Converts a direction of the screen to the unturned photo's. */
function turnedBack({ x, y }: Point, turn: number): Point {
  switch (turn % 360) {
    case 90:
      return { x: y, y: -x }
    case 180:
      return { x: -x, y: -y }
    case 270:
      return { x: -y, y: x }
    default:
      return { x, y }
  }
}

const within = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value))
const onPhoto = (fraction: number) => within(-0.5, fraction, 0.5)
