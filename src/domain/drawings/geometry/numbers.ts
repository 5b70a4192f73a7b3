import { itemAt } from '#domain/collections/lists.ts'
import { exp, power } from './deterministic-math.ts'
export const lerp = (from: number, to: number, share: number) => from + (to - from) * share

export const clamp = (value: number, min = 0, max = 1) => Math.min(max, Math.max(min, value))

/** Interpolates smoothly from 0 at `from` to 1 at `to`; `from` may be the larger one. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

export const radians = (degrees: number) => (degrees * Math.PI) / 180

export const degrees = (angle: number) => (angle * 180) / Math.PI

/** Returns the value of a bell curve of height 1 around `centre`. */
export const bell = (centre: number, width: number, value: number) =>
  exp(-power(Math.abs(value - centre) / width, 2))

/** Values at ascending positions. */
export type Table = readonly (readonly [place: number, value: number])[]

/** Interpolates a table at a position: smooth between two entries, constant outside. */
export function valueAt(table: Table, place: number): number {
  let [before] = table
  for (const entry of table) {
    if (place <= entry[0]) {
      if (!before || before === entry) return entry[1]
      return lerp(before[1], entry[1], smoothstep(before[0], entry[0], place))
    }
    before = entry
  }
  return itemAt(table, -1)[1]
}
