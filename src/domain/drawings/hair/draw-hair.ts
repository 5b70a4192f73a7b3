import { itemAt } from '#domain/collections/lists.ts'
import type { Layer, Shape } from '../drawing.ts'
import { clamp } from '../geometry/numbers.ts'
import { isSide } from '../head/view.ts'
import type { Detail } from '../parameters/picture-fields.ts'
import { capShapes } from './cap-shapes.ts'
import { gleamPath } from './gleam.ts'
import type { HairDrawingOptions } from './hair-drawing-options.ts'
import { ballShape, behindShapes, massShape } from './hair-mass.ts'
import type { Haircut } from './haircut.ts'
import { endOf, type Tier } from './lock.ts'
import { partingLine } from './parting-line.ts'
import { type SeenLock, seenHair } from './seen-lock.ts'
import { singleHairs } from './single-hairs.ts'

interface HairPicture {
  readonly behind: Layer
  readonly beside: Layer
  readonly before: Layer
}

/**
 * Grid of hair, coarser than the face's: the difference is invisible, and paths are a third
 * shorter.
 */
const UNITS_PER_MM = { full: 3, medium: 3, thumbnail: 1 } as const

/** Tiers that share their hairs and highlights; higher groups cover lower ones. */
const groups: readonly (readonly Tier[])[] = [
  ['under', 'middle', 'over'],
  ['combed'],
  ['fringe', 'knot'],
]
const COMBED = 1
const KNOTS = 2
/** Depths of the middle of the neck and of a parting at the forehead, in mm. */
const NECK_Z = -20
const FOREHEAD_Z = 20

export function drawHair(cut: Haircut, rest: Omit<HairDrawingOptions, 'unitsPerMm'>): HairPicture {
  const options = { ...rest, unitsPerMm: UNITS_PER_MM[rest.detail] }
  const seen = seenHair(cut.locks, options.projection)
  const ball = ballShape(cut.ball, options)
  const behind = [
    ...ball.behind,
    ...behindShapes(
      isSide(rest.projection.view) ? farFromSide(cut, seen.behind) : seen.behind,
      options,
    ),
  ]
  const beside = behindShapes(seen.beside, options)
  const caps = cut.caps.flatMap((cap) => capShapes(cap, options))
  const covers = (cut.covers ?? []).flatMap((cap) => capShapes(cap, options))
  const masses = groups.map((tiers) => ({
    tiers,
    shapes: tiers.map((tier) => massShape(inTiers(seen.before, [tier]), options)),
  }))
  const density = densityFor(
    [...behind, ...beside, ...caps, ...covers, ...masses.flatMap(({ shapes }) => shapes)],
    options.detail,
  )
  const before = masses.flatMap(({ tiers, shapes }, i) => [
    ...(i === COMBED ? covers : []),
    ...(i === KNOTS ? ball.before : []),
    ...shapes,
    ...fineShapes(inTiers(seen.before, tiers), options, density),
  ])
  const parting = { path: partingLine(cut.hair, options), fill: options.inks.gleam, opacity: 0.85 }
  return {
    behind: layer(behind, options),
    beside: layer(beside, options),
    before: layer([...caps, ...before, parting], options),
  }
}

/**
 * Returns the visible locks of the far half of the head in a side view: behind the neck, and beyond
 * a parting.
 */
function farFromSide({ hair }: Haircut, behind: readonly SeenLock[]): SeenLock[] {
  if (hair.cut === 'middlePart') {
    return behind.filter(({ lock }) => itemAt(lock.guide, 0)[2] > FOREHEAD_Z)
  }
  if (hair.tucked === 'none') return []
  return behind.filter(({ lock }) => endOf(lock)[2] < NECK_Z)
}

const layer = (shapes: readonly Shape[], { unitsPerMm }: HairDrawingOptions): Layer => ({
  unitsPerMm,
  shapes: shapes.filter(({ path }) => path),
})

const inTiers = (locks: readonly SeenLock[], tiers: readonly Tier[]) =>
  locks.filter(({ lock }) => tiers.includes(lock.tier))

/** Draws single hairs, dark and light, and the highlights. */
function fineShapes(
  locks: readonly SeenLock[],
  options: HairDrawingOptions,
  density: number,
): Shape[] {
  const { inks } = options
  const upper = locks.filter(({ lock }) => lock.tier !== 'under')
  const hairs = singleHairs(upper, options, density)
  return [
    { path: hairs.dark, stroke: inks.dark, width: 0.4, opacity: 0.6 },
    { path: hairs.light, stroke: inks.light, width: 0.3, opacity: 0.7 },
    { path: gleamPath(upper, options, density), fill: inks.gleam },
  ]
}

/**
 * Budgets in characters of path data: for hair in total, and for its single hairs and highlights.
 */
const LENGTHS = {
  full: { hair: 18_900, fine: 11_500, sparsest: 0.2 },
  medium: { hair: 12_500, fine: 6000, sparsest: 0.2 },
  thumbnail: { hair: 3300, fine: 1500, sparsest: 0 },
} as const

/** Returns the density of single hairs: the more bytes the mass takes, the fewer hairs. */
function densityFor(masses: readonly Shape[], detail: Detail): number {
  const { hair, fine, sparsest } = LENGTHS[detail]
  const length = masses.reduce((sum, { path }) => sum + path.length, 0)
  return clamp((hair - length) / fine, sparsest, 1)
}
