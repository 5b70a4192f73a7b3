import type { Point } from './photo-view.ts'

const TAP_MS = 300
const BETWEEN_TAPS_MS = 350
/** A finger is never quite still. */
const STILL_PX = 12
const SAME_PLACE_PX = 40

interface Moment {
  readonly at: Point
  readonly time: number
}

/**
 * Recognizes two short presses at one place, of mouse or finger alike. Browsers report no double
 * click of fingers where a page handles touches itself.
 */
export class DoubleTaps {
  #pressed: Moment | null = null
  #lastTap: Moment | null = null

  press(at: Point, time: number) {
    this.#pressed = { at, time }
  }

  /** Returns whether this release completes a double tap. */
  release(at: Point, time: number): boolean {
    const [pressed, last] = [this.#pressed, this.#lastTap]
    this.#pressed = null
    this.#lastTap = null
    const isTap = pressed && time - pressed.time <= TAP_MS && distance(pressed.at, at) <= STILL_PX
    if (!isTap) return false
    const isSecond =
      last !== null &&
      pressed.time - last.time <= BETWEEN_TAPS_MS &&
      distance(last.at, at) <= SAME_PLACE_PX
    if (!isSecond) this.#lastTap = { at, time }
    return isSecond
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
