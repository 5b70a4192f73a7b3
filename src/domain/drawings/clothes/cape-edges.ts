import { itemAt } from '#domain/collections/lists.ts'
import { lerp, smoothstep } from '../geometry/numbers.ts'
import { type Point, pointAlong, resample } from '../geometry/polyline.ts'
import { isSide } from '../head/view.ts'
import type { Body } from './body.ts'
import type { CapeFolds } from './cape-folds.ts'
import { capeRim } from './cape-rim.ts'

/** The edge between two folds of a cape. */
export interface CapeEdge {
  /** From the rim down; every edge has the same number of points. */
  readonly fall: readonly Point[]
  /** Along the rim to the next edge, as smooth runs: the rim has a corner beside the neck. */
  readonly rim: readonly (readonly Point[])[]
  /** For the outermost edges: the shoulder. */
  readonly outline: readonly Point[]
}

const STEPS = [0, 0.22, 0.5, 0.78, 1] as const
const COARSE_STEPS = [0, 0.5] as const
/** Index of the last curved point of a detailed fall; below, it is straight. */
export const LAST_OF_CURVE = STEPS.length - 1
/** Distance below the chin from which folds are straight stripes, in mm. */
const STRIPES_FROM = 138
const LEAST_STRIPE = 16
/** How far the outermost folds extend beyond the picture, in mm. */
const OUTSIDE = 2

/** Returns the neckline for drawing. */
export function capeNeckline(body: Body): Point[] {
  if (isSide(body.view)) return sideNeckline(body)
  const { neckX, heightAt } = capeRim(body)
  return placed(
    body,
    [-1, -0.8, -0.42, 0, 0.42, 0.8, 1].map((x): Point => [x * neckX, heightAt(x * neckX)]),
  )
}

/** Computes edges for front, three-quarter and back views. */
export function capeEdges(body: Body, folds: CapeFolds): CapeEdge[] {
  const { colours, left, right } = folds
  const { neckX, heightAt } = capeRim(body)
  const count = colours.length
  const hems = Array.from({ length: count + 1 }, (_, i) =>
    i === 0 ? left - OUTSIDE : i === count ? right + OUTSIDE : lerp(left, right, i / count),
  )
  const edges = hems.map((hem, i) => {
    const isOutermost = i === 0 || i === count
    return { hem, isOutermost, start: isOutermost ? hem : startAbove(hem) }
  })
  const along = (from: number, to: number, steps: number) =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const x = lerp(from, to, i / steps)
      return [x, heightAt(x)]
    })
  const steps = folds.isFine ? 2 : 1
  const runsBetween = (from: number, to: number) => {
    const corners = [from, ...[-neckX, neckX].filter((x) => from < x && x < to), to]
    return corners.slice(1).map((x, i) => placed(body, along(itemAt(corners, i), x, steps)))
  }
  return edges.map(({ hem, isOutermost, start }, i) => {
    const next = edges[i + 1]?.start
    return {
      fall: placed(body, fallFrom([start, heightAt(start)], hem, body.top, folds)),
      rim: next === undefined ? [] : runsBetween(start, next),
      outline: isOutermost
        ? placed(body, along(Math.sign(hem) * neckX, hem, folds.isFine ? 9 : 4))
        : [],
    }
  })
}

/**
 * Chooses where an edge starts: folds gather at the throat, so those in the middle start at the
 * neckline and the others on the shoulder.
 */
function startAbove(hem: number): number {
  const out = Math.abs(hem)
  const start = out <= 100 ? 0.45 * out : Math.min(45 + 1.25 * (out - 100), out - 14)
  return Math.sign(hem) * start
}

/** Traces an edge: leaves the rim outwards, bends, and falls straight down. */
function fallFrom([x, y]: Point, hem: number, top: number, { bottom, isFine }: CapeFolds): Point[] {
  const stripes = Math.max(top + STRIPES_FROM, y + 14)
  const curve = (isFine ? STEPS : COARSE_STEPS).map((t): Point => {
    const u = 1 - t
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return [
      a * x + b * lerp(x, hem, 0.5) + (c + d) * hem,
      a * y + b * lerp(y, stripes, 0.2) + c * lerp(y, stripes, 0.5) + d * stripes,
    ]
  })
  const straight = stripes + LEAST_STRIPE
  const end: Point = [hem, Math.max(straight + LEAST_STRIPE, bottom + 2)]
  return isFine ? [...curve, [hem, straight], end] : [...curve, end]
}

/**
 * Projects points of a turned body: near the neck they turn, further out and down the cape hides
 * the turn.
 */
function placed(body: Body, points: readonly Point[]): Point[] {
  return body.turn(points).map(([turnedX, y], i): Point => {
    const [x] = itemAt(points, i)
    const out = smoothstep(60, 150, Math.abs(x))
    const down = smoothstep(body.top + 70, body.top + STRIPES_FROM, y)
    return [lerp(turnedX, x, Math.max(out, down)), y]
  })
}

const sideNeckline = ({ top, manly }: Body): Point[] =>
  resample(
    [
      [-34, top + 66],
      [-12, top + 65],
      [28, top + 51],
      [67 + 4 * manly, top + 34],
    ],
    7,
  )

/** Computes edges for a side view that looks to our left. */
export function sideCapeEdges(body: Body, folds: CapeFolds): CapeEdge[] {
  const { top, manly } = body
  const rim = sideNeckline(body)
  const count = folds.colours.length
  return Array.from({ length: count + 1 }, (_, i) => {
    const share = i / count
    const start = pointAlong(rim, share)
    const hem = lerp(-104, 142 + 4 * manly, share)
    const fall = fallFrom(start, hem, top, folds)
    const isOutermost = i === 0 || i === count
    return {
      fall,
      rim: i === count ? [] : [resample(rim, 3, share, (i + 1) / count)],
      outline: isOutermost ? fall : [],
    }
  })
}
