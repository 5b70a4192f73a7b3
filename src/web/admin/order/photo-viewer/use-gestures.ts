import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { DoubleTaps } from './double-taps.ts'
import { fittedSize, type PhotoView, type Point, placeView, type Size } from './photo-view.ts'

export type ChangeView = (change: (view: PhotoView) => PhotoView) => void

/** Zoom per pixel of a wheel; a trackpad's pinch arrives as small steps with Ctrl. */
const WHEEL_ZOOM = 0.0015
const PINCH_WHEEL_ZOOM = 0.01
const PIXELS_A_LINE = 16
const DOUBLE_TAP_ZOOM = 2.5

/**
 * Zooms a photo where one points (wheel, pinch, double click or tap) and moves it by dragging.
 * Returns the handlers of the stage.
 */
export function useGestures(stage: RefObject<HTMLElement | null>, photo: Size, change: ChangeView) {
  const pointers = useRef(new Map<number, Point>())
  const taps = useRef(new DoubleTaps())

  function place(zoomOf: (view: PhotoView) => number, from: Point, to = from) {
    const element = stage.current
    if (!element) return
    const { width, height } = element.getBoundingClientRect()
    change((view) => {
      const fitted = fittedSize(photo, { width, height }, view.turn)
      return placeView(view, { zoom: zoomOf(view), from, to, fitted })
    })
  }

  useEffect(() => {
    const element = stage.current
    // React listens passively, and the page would zoom instead.
    const turnWheel = (event: WheelEvent) => {
      event.preventDefault()
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : PIXELS_A_LINE
      const speed = event.ctrlKey ? PINCH_WHEEL_ZOOM : WHEEL_ZOOM
      const factor = Math.exp(-event.deltaY * pixels * speed)
      if (element) place(({ zoom }) => zoom * factor, fromMiddle(element, event))
    }
    element?.addEventListener('wheel', turnWheel, { passive: false })
    return () => element?.removeEventListener('wheel', turnWheel)
  })

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const at = fromMiddle(event.currentTarget, event)
      pointers.current.set(event.pointerId, at)
      taps.current.press(at, event.timeStamp)
    },

    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = [...pointers.current.values()]
      if (!pointers.current.has(event.pointerId)) return
      const at = fromMiddle(event.currentTarget, event)
      pointers.current.set(event.pointerId, at)
      const after = [...pointers.current.values()]
      const factor = spread(after) / spread(before)
      place(({ zoom }) => zoom * factor, middleOf(before), middleOf(after))
    },

    onPointerUp(event: PointerEvent<HTMLElement>) {
      const isAlone = pointers.current.size === 1
      if (!pointers.current.delete(event.pointerId)) return
      const at = fromMiddle(event.currentTarget, event)
      if (isAlone && taps.current.release(at, event.timeStamp)) {
        place(({ zoom }) => (zoom > 1 ? 1 : DOUBLE_TAP_ZOOM), at)
      }
    },

    onPointerCancel({ pointerId }: PointerEvent<HTMLElement>) {
      pointers.current.delete(pointerId)
    },
  }
}

/** Pixels from the middle of the stage. */
function fromMiddle(
  stage: Element,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
  const { left, top, width, height } = stage.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** Distance of two fingers; 1 for one, which does not zoom. */
function spread([one, other]: readonly Point[]): number {
  return one && other ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : 1
}
