import { itemAt } from '#domain/collections/lists.ts'
import { atan2, hypot } from '../geometry/deterministic-math.ts'
import type { Point } from '../geometry/polyline.ts'
import { lengthOf } from '../geometry/vector.ts'
import type { Haircut } from '../hair/haircut.ts'
import { endOf, type Lock } from '../hair/lock.ts'
import { outwardOf } from '../head/skull.ts'
import { shownSide } from '../head/view.ts'
import type { View } from '../parameters/picture-fields.ts'
import type { MarkScene } from './mark-scene.ts'

const fringeLocks = ({ locks }: Pick<Haircut, 'locks'>): readonly Lock[] => {
  const fringe = locks.filter(({ tier }) => tier === 'fringe')
  const wide = fringe.filter(({ isThin }) => !isThin)
  return wide.length ? wide : fringe
}

/**
 * Returns the length in mm of the fringe strand that the front view marks; null without a fringe.
 */
export function fringeLength(cut: Pick<Haircut, 'locks'>): number | null {
  const strand = shownStrand(fringeLocks(cut), 'front')
  return strand ? strandLength(strand) : null
}

/** Draws one strand of the fringe from its root along its curve to its end. */
export function drawFringeLength(scene: MarkScene) {
  const number = scene.numbers.fringe
  if (!number) return
  const strand = shownStrand(fringeLocks(scene.cut), scene.projection.view)
  if (strand) drawStrand(scene, strand, number)
}

/** Short hair is drawn from the crown; hair at the edge of the cut grows from half-way down. */
const ROOT_ENTRY = 4
/** Azimuths at which short hair is measured. */
const shortPlaces = { frontMm: 8, sideMm: 92, napeMm: 176 } as const

function shortStrand({ locks }: Pick<Haircut, 'locks'>, azimuth: number): Lock | undefined {
  const over = locks.filter(({ tier, isShort }) => tier === 'over' && isShort)
  const strand = nearestTo(over, azimuth)
  return strand && { ...strand, guide: strand.guide.slice(ROOT_ENTRY) }
}

/** Returns lengths in mm of short hair in front, at the sides and at the nape. */
export function shortLengths(
  cut: Pick<Haircut, 'locks'>,
): Record<keyof typeof shortPlaces, number | null> {
  const at = (place: keyof typeof shortPlaces) => {
    const strand = shortStrand(cut, shortPlaces[place])
    return strand ? strandLength(strand) : null
  }
  return { frontMm: at('frontMm'), sideMm: at('sideMm'), napeMm: at('napeMm') }
}

/** Draws the measured strands of short hair: in front, at the sides, at the nape. */
export function drawShortLengths(scene: MarkScene) {
  if (!scene.numbers.short) return
  const { frontMm, ...others } = shortPlaces
  const azimuths = scene.projection.view === 'front' ? [frontMm] : Object.values(others)
  for (const azimuth of azimuths) {
    const strand = shortStrand(scene.cut, azimuth)
    if (strand) drawStrand(scene, strand, azimuth === azimuths[0] ? scene.numbers.short : '')
  }
}

/** Draws the longest strand of the back. */
export function drawBackStrand(scene: MarkScene) {
  if (scene.projection.view !== 'back' || !scene.numbers.length) return
  const back = scene.cut.locks.filter(
    (lock) => lock.tier === 'over' && Math.abs(endOf(lock)[0]) < 26,
  )
  const [longest] = back.sort((a, b) => lengthOf(b.guide) - lengthOf(a.guide))
  if (longest) drawStrand(scene, longest, '')
}

const strandLength = ({ guide }: Lock) => lengthOf(guide)

/** Draws a strand with a tick at both ends, and its number or its length in cm. */
function drawStrand({ pen, projection }: MarkScene, strand: Lock, number: string) {
  const seen = strand.guide.filter((place) => projection.nearness(outwardOf(place)) > -0.05)
  if (seen.length < 4) return
  const line = seen.map(projection.project)
  pen.lines([line, tickAt(line, 0), tickAt(line, line.length - 1)], 0.7)
  const middle = itemAt(line, Math.round(line.length * 0.78))
  if (number) pen.edgeBadge(number, middle)
  else pen.text(wholeCentimetres(strandLength(strand)), [middle[0] + 4, middle[1] + 3])
}

/** Rounds to whole cm, since decimal marks differ between languages. */
const wholeCentimetres = (mm: number) => `${Math.round(mm / 10)} cm`

function tickAt(line: readonly Point[], index: number): Point[] {
  const point = itemAt(line, index)
  const [x, y] = point
  const [a, b] = [line[index - 1] ?? point, line[index + 1] ?? point]
  const length = hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [nx, ny] = [(-(b[1] - a[1]) / length) * 3.6, ((b[0] - a[0]) / length) * 3.6]
  return [
    [x - nx, y - ny],
    [x + nx, y + ny],
  ]
}

/**
 * Selects a strand on the visible side; in the front view, one whose label does not cross the face.
 */
function shownStrand(locks: readonly Lock[], view: View): Lock | undefined {
  const share = view !== 'front' && shownSide(view) === 'left' ? 0.7 : 0.3
  return [...locks].sort((a, b) => endOf(a)[0] - endOf(b)[0])[Math.floor(locks.length * share)]
}

function nearestTo(locks: readonly Lock[], azimuth: number): Lock | undefined {
  const angle = (lock: Lock) => {
    const [x, , z] = endOf(lock)
    return (atan2(x, z + 8) * 180) / Math.PI
  }
  return [...locks].sort((a, b) => Math.abs(angle(a) - azimuth) - Math.abs(angle(b) - azimuth))[0]
}
