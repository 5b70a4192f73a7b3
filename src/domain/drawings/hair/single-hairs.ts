import { itemAt } from '#domain/collections/lists.ts'
import { PathWriter } from '../geometry/path.ts'
import type { Random } from '../geometry/random.ts'
import type { HairDrawingOptions } from './hair-drawing-options.ts'
import { besideRibbon, stationsOf } from './ribbon.ts'
import type { SeenLock } from './seen-lock.ts'

interface SingleHairs {
  readonly light: string
  readonly dark: string
}

const HAIRS_IN_LOCK = { full: 3.4, medium: 1.4, thumbnail: 0 } as const
const HAIRS_IN_NARROW = { full: 2, medium: 1, thumbnail: 0 } as const

/** Draws hairs that divide the mass; each follows the bends of its own lock. */
export function singleHairs(
  locks: readonly SeenLock[],
  options: HairDrawingOptions,
  density: number,
): SingleHairs {
  const { detail, unitsPerMm, random } = options
  const { darkHairs } = options.inks
  const light = new PathWriter(unitsPerMm)
  const dark = new PathWriter(unitsPerMm)
  for (const seen of locks) {
    if (seen.lock.halfWidth < 2 || seen.lock.isThin) continue
    const few = seen.lock.pointEveryMm < 20 && !seen.lock.isCombed
    const isNarrow = seen.lock.isShort || seen.lock.tier === 'fringe'
    const full = (isNarrow ? HAIRS_IN_NARROW : HAIRS_IN_LOCK)[detail]
    const count =
      density &&
      Math.floor(
        full * (few ? 1 : darkHairs) * (seen.lock.isCombed ? Math.max(0.5, density) : density) +
          random(),
      )
    for (let j = 0; j < count; j++) addHair(j % 2 ? dark : light, seen, random)
  }
  return { light: light.data, dark: dark.data }
}

function addHair(path: PathWriter, seen: SeenLock, random: Random) {
  const beside = besideRibbon(seen, (random() * 2 - 1) * 0.9)
  const from = Math.max(
    seen.from,
    seen.lock.isCombed ? (0.08 + 0.2 * random()) * seen.to : random() * 0.35,
  )
  const to = Math.min(
    seen.to < 1 || seen.lock.isCombed ? 0.88 * seen.to : 1,
    from + (seen.lock.isCombed ? 0.5 : 0.3) + random() * 0.5,
  )
  if (to < from + (seen.lock.isCombed ? 0.2 : 0.12)) return
  const between = stationsOf(seen, false).filter((s) => s > from + 0.05 && s < to - 0.05)
  const points = [from, ...between, to].map(beside)
  path.moveTo(itemAt(points, 0)).softCurve(points)
}
