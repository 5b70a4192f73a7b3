import { itemAt } from '#domain/collections/lists.ts'
import type { Point } from '../geometry/polyline.ts'
import type { Body } from './body.ts'

/** The upper edge of a cape: around the neck, over the shoulders and out of the picture. */
interface CapeRim {
  /** Half-width of the neckline. */
  readonly neckX: number
  /** Returns the rim's height at x, in mm below the eyes. */
  heightAt(x: number): number
}

export function capeRim({ neck, top, breadth, view }: Body): CapeRim {
  const neckX = neck + 15
  const dip = view === 'back' ? 8 : 25
  const shoulder: Point[] = [
    [neckX, 52],
    [neckX + 16, 61],
    [84 * breadth, 70],
    [124 * breadth, 84],
    [154 * breadth, 100],
    [192 * breadth, 119],
    [235, 133],
    [300, 142],
    [480, 149],
    [700, 152],
  ]
  return {
    neckX,
    heightAt: (x) => {
      const out = Math.abs(x)
      if (out >= neckX) return top + smoothAt(shoulder, out)
      const share = out / neckX
      return top + 52 + dip * (1 - share * share)
    },
  }
}

/** Interpolates the height of a smooth curve (cubic Hermite) at a position. */
function smoothAt(points: readonly Point[], place: number): number {
  const last = points.length - 1
  const found = points.findIndex(([x]) => x > place)
  const i = found < 0 ? last - 1 : Math.max(0, found - 1)
  const [[fromX, fromY], [toX, toY]] = [itemAt(points, i), itemAt(points, i + 1)]
  const slopeAt = (index: number) => {
    const point = itemAt(points, index)
    const [ax, ay] = points[index - 1] ?? point
    const [bx, by] = points[index + 1] ?? point
    return (by - ay) / (bx - ax)
  }
  const width = toX - fromX
  const t = Math.min(1, (place - fromX) / width)
  const [t2, t3] = [t * t, t * t * t]
  return (
    (2 * t3 - 3 * t2 + 1) * fromY +
    (t3 - 2 * t2 + t) * width * slopeAt(i) +
    (3 * t2 - 2 * t3) * toY +
    (t3 - t2) * width * slopeAt(i + 1)
  )
}
