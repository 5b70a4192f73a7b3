import type { Point } from '../geometry/polyline.ts'
import { atan2, hypot } from '../geometry/same-everywhere.ts'
import { lengthOf, type Vector } from '../geometry/vector.ts'
import type { Lock } from '../hair/lock.ts'
import { outwardOf } from '../head/skull.ts'
import { type Projection, shownSide } from '../head/view.ts'
import type { MarkScene } from './mark-scene.ts'

/** The length of one of the fringe's strands, near to its label, from its root along its own curve to its end. */
export function drawFringeLength(scene: MarkScene) {
  const fringe = scene.cut.locks.filter(({ tier, isThin }) => tier === 'fringe' && !isThin)
  const thin = scene.cut.locks.filter(({ tier, isThin }) => tier === 'fringe' && isThin)
  const strand = shownStrand(fringe.length ? fringe : thin, scene.projection)
  if (strand && scene.hair.fringe !== 'none') drawStrand(scene, strand, scene.words.fringe)
}

/** Short hair is drawn from the crown; what ends at the edge of the cut grows half-way down. */
const ROOT_ENTRY = 4

/** Short hair is told by the lengths of its strands: in front, at the sides, at the nape. */
export function drawShortLengths(scene: MarkScene) {
  if (scene.hair.cut === 'falling' || scene.hair.tied !== 'none') return
  const over = scene.cut.locks.filter(({ tier, isShort }) => tier === 'over' && isShort)
  for (const azimuth of scene.projection.view === 'front' ? [8] : [8, 92, 176]) {
    const strand = nearestTo(over, azimuth)
    if (strand) drawStrand(scene, { ...strand, guide: strand.guide.slice(ROOT_ENTRY) }, '')
  }
}

/** The longest strand of the back, as the comb finds it. */
export function drawBackStrand(scene: MarkScene) {
  if (scene.projection.view !== 'back' || scene.hair.cut !== 'falling') return
  const back = scene.cut.locks.filter(
    ({ tier, guide }) => tier === 'over' && Math.abs(guide.at(-1)![0]) < 26,
  )
  const [longest] = back.sort((a, b) => lengthOf(b.guide) - lengthOf(a.guide))
  if (longest) drawStrand(scene, longest, '')
}

export const strandLength = ({ guide }: Lock) => lengthOf(guide)

function drawStrand({ pen, projection, words }: MarkScene, strand: Lock, name: string) {
  const seen = strand.guide.filter((place) => projection.nearness(outwardOf(place)) > -0.05)
  if (seen.length < 4) return
  const line = seen.map(projection.project)
  pen.lines([line, tickAt(line, 0), tickAt(line, line.length - 1)], 0.7)
  const text = `${name} ${words.measure(strandLength(strand))}`.trim()
  const middle = line[Math.round(line.length * 0.78)]!
  if (name) pen.edgeLabel(text, middle)
  else pen.text(text, [middle[0] + 4, middle[1] + 3])
}

function tickAt(line: readonly Point[], index: number): Point[] {
  const [x, y] = line[index]!
  const [a, b] = [line[Math.max(0, index - 1)]!, line[Math.min(line.length - 1, index + 1)]!]
  const length = hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [nx, ny] = [(-(b[1] - a[1]) / length) * 3.6, ((b[0] - a[0]) / length) * 3.6]
  return [
    [x - nx, y - ny],
    [x + nx, y + ny],
  ]
}

/** One on the side that is seen; from the front, one whose label does not cross the face. */
function shownStrand(locks: readonly Lock[], { view }: Projection): Lock | undefined {
  const endX = ({ guide }: Lock) => guide.at(-1)![0]
  const share = view !== 'front' && shownSide(view) === 'left' ? 0.7 : 0.3
  return [...locks].sort((a, b) => endX(a) - endX(b))[Math.floor(locks.length * share)]
}

function nearestTo(locks: readonly Lock[], azimuth: number): Lock | undefined {
  const angle = ({ guide }: Lock) => {
    const [x, , z]: Vector = guide.at(-1)!
    return (atan2(x, z + 8) * 180) / Math.PI
  }
  return [...locks].sort((a, b) => Math.abs(angle(a) - azimuth) - Math.abs(angle(b) - azimuth))[0]
}
