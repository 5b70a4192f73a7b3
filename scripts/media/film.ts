import { body } from '#domain/portraits/body.ts'
import { line, type Stroke, surface } from '#domain/portraits/drawing.ts'
import { faceLines } from '#domain/portraits/face-lines.ts'
import { faceMeasures, faceOutline } from '#domain/portraits/face-outline.ts'
import { backHairStrokes, hairStrokes } from '#domain/portraits/hair-strokes.ts'
import { closedSpline, spline } from '#domain/portraits/path.ts'
import { seededRandom } from '#domain/portraits/seeded-random.ts'
import { bandSvg } from './bands.ts'
import { lengthOf, moved } from './moving-path.ts'
import { placed, sheetSvg, strokeSvg } from './svg.ts'

export const film = { width: 1_280, height: 720, frames: 192, framesPerSecond: 24 } as const

/** When a part is drawn and taken back, in shares of the film, which so ends where it began. */
interface Cue {
  readonly stroke: Stroke
  readonly comes: Span
  readonly goes: Span
  readonly isHair: boolean
}

type Span = readonly [from: number, to: number]

const LINES_GO: Span = [0.8, 0.96]
/** What hides the strands behind it stays until they are gone. */
const SURFACES_GO: Span = [0.955, 0.965]
/** The tint between the strands is only there while they are. */
const TINT: { readonly comes: Span; readonly goes: Span } = {
  comes: [0.44, 0.56],
  goes: [0.76, 0.83],
}

let cues: readonly Cue[] | undefined

/** One frame: strands that bend across the sheet, and a portrait that is being drawn before them. */
export function frame(index: number): string {
  const now = index / film.frames
  cues ??= tell()
  const drawn = cues.map((cue) => cueSvg(cue, now)).join('')
  return sheetSvg({ ...film, ground: 'paper' }, band(now) + placed(885, 322, 1.62, drawn))
}

function cueSvg({ stroke, comes, goes, isHair }: Cue, now: number): string {
  const share = ease(now, comes) * (1 - ease(now, goes))
  if (share <= 0) return ''
  const swayed = isHair ? { ...stroke, path: sway(stroke.path, now) } : stroke
  if (!stroke.stroke) return strokeSvg({ ...swayed, opacity: stroke.opacity * share })
  return strokeSvg(swayed, { shown: { share, length: lengthOf(swayed.path) + 1 } })
}

/** Hair moves the more the lower it hangs, twice to and fro in the film. */
const sway = (path: string, now: number) =>
  moved(path, ([x, y]) => {
    const depth = Math.max(0, Math.min(1, (y + 20) / 330))
    const angle = 4 * Math.PI * now - depth * 1.7 + x * 0.004
    return [x + 9 * depth ** 1.6 * Math.sin(angle), y]
  })

const band = (now: number) =>
  bandSvg({
    strands: 26,
    from: [-40, 520],
    to: [1_320, 330],
    swing: 58,
    spread: [150, 330],
    turns: 0.8,
    phase: now,
    ink: (index) => ({
      colour: index % 9 === 4 ? 'clay' : 'sand',
      width: index % 9 === 4 ? 1.6 : 3,
      opacity: index % 9 === 4 ? 0.7 : 1,
    }),
  })

const ease = (now: number, [from, to]: Span) => {
  const within = Math.max(0, Math.min(1, (now - from) / (to - from)))
  return within * within * (3 - 2 * within)
}

function tell(): Cue[] {
  const face = faceMeasures.oval
  const outline = faceOutline(face)
  const torso = body(face.chinY, 'normal', 'normal')
  const head = { face, hairlineY: -78, partingX: -12 }
  const random = seededRandom(7)
  const back = backHairStrokes(head, 'long', 24, random)
  const front = hairStrokes(head, 'long', 84, random)
  const facing = closedSpline([...outline.jaw, ...outline.skull.slice(1, -1)])
  return [
    ...falling(back, 0.3),
    ground(torso.surface),
    still(line(torso.lines), [0.1, 0.3]),
    still(line(torso.collarbones, { width: 1, opacity: 0.55 }), [0.24, 0.34]),
    ground(facing),
    still(line(spline(outline.jaw)), [0.03, 0.2]),
    ...faceLines({ features: [], blush: true }).map((stroke, at) =>
      still(stroke, [0.14 + at * 0.012, 0.26 + at * 0.012]),
    ),
    ...falling(front, 0.24),
  ]
}

const still = (stroke: Stroke, comes: Span): Cue => ({
  stroke,
  comes,
  goes: LINES_GO,
  isHair: false,
})

const ground = (path: string): Cue => ({
  stroke: surface(path, 'paper'),
  comes: [0.02, 0.06],
  goes: SURFACES_GO,
  isHair: false,
})

/** Strand after strand, each from the parting down. */
const falling = (strokes: readonly Stroke[], from: number): Cue[] =>
  strokes.map((stroke, at) => {
    if (!stroke.stroke) return { stroke, ...TINT, isHair: true }
    const begins = from + 0.16 * (at / strokes.length)
    return { stroke, comes: [begins, begins + 0.2], goes: LINES_GO, isHair: true }
  })
