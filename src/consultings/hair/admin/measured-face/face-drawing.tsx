import { itemAt } from '#domain/collections/lists.ts'
import type { LandmarkName, Landmarks } from '#domain/face-measures/landmarks.ts'
import {
  type FaceMeasures,
  fifthLandmarks,
  thirdLandmarks,
} from '#domain/face-measures/measure-face.ts'
import { closedCurve, lens } from './curves.ts'
import { useDecimals } from './use-decimals.ts'

/** Space of the lines beyond the face, and of the figures beyond these, in mm. */
const BEYOND_MM = 10
const FIGURES_MM = 14
const FONT_MM = 9

const outline = [
  'hairline',
  'foreheadLeft',
  'cheekLeft',
  'jawLeft',
  'chin',
  'jawRight',
  'cheekRight',
  'foreheadRight',
] as const satisfies readonly LandmarkName[]

/**
 * Draws a measured face with the lines of its thirds and fifths, dashed those of an even division,
 * and tinted what lies between. Hidden from screen readers: the tables beside it say the same.
 */
export function FaceDrawing({ measures }: { readonly measures: FaceMeasures }) {
  const { upright, thirds, fifths } = measures
  const points = outline.map((name) => upright[name])
  const [left, right] = spanOf(points.map(({ x }) => x))
  const [top, bottom] = spanOf(points.map(({ y }) => y))
  const size = [right - left + FIGURES_MM, bottom - top + FIGURES_MM]

  return (
    <svg
      aria-hidden="true"
      viewBox={[left, top, ...size].join(' ')}
      className="mx-auto block w-full"
      style={{ maxWidth: '16rem' }}
      fill="none"
      stroke="var(--color-ink)"
    >
      <Division
        upright={upright}
        axis="y"
        names={thirdLandmarks}
        percents={thirds}
        span={[left, right]}
      />
      <Division
        upright={upright}
        axis="x"
        names={fifthLandmarks}
        percents={fifths}
        span={[top, bottom]}
      />
      <g strokeWidth={1.6}>
        <path d={closedCurve(points)} />
        <path d={lens(upright.eyeRightOuter, upright.eyeRightInner)} />
        <path d={lens(upright.eyeLeftInner, upright.eyeLeftOuter)} />
      </g>
    </svg>
  )
}

interface DivisionProps {
  readonly upright: Landmarks
  /** The coordinate that is divided: thirds lie on y, fifths on x. */
  readonly axis: 'x' | 'y'
  readonly names: readonly LandmarkName[]
  readonly percents: readonly number[]
  /** Where the lines begin and end on the other axis; the figures are beyond that end. */
  readonly span: Span
}

function Division({ upright, axis, names, percents, span: [begin, end] }: DivisionProps) {
  const decimal = useDecimals()
  const places = names.map((name) => ({ name, at: upright[name][axis] }))
  const first = itemAt(places, 0).at
  const step = (itemAt(places, -1).at - first) / percents.length
  const inner = places.slice(1, -1).map(({ name, at }, index) => {
    const even = first + step * (index + 1)
    return { name, even, from: Math.min(at, even), length: Math.abs(at - even) }
  })
  const isDown = axis === 'y'
  const line = (at: number) =>
    isDown ? { x1: begin, x2: end, y1: at, y2: at } : { x1: at, x2: at, y1: begin, y2: end }

  return (
    <>
      {inner.map(({ name, even, from, length }) => (
        <g key={name}>
          <rect
            {...(isDown
              ? { x: begin, width: end - begin, y: from, height: length }
              : { x: from, width: length, y: begin, height: end - begin })}
            fill="var(--color-blush)"
            fillOpacity={0.7}
            stroke="none"
          />
          <line {...line(even)} stroke="var(--color-clay)" strokeDasharray="3 3" />
        </g>
      ))}
      {places.map(({ name, at }) => (
        <line key={name} {...line(at)} strokeWidth={0.6} />
      ))}
      {percents.map((percent, index) => {
        const middle = (itemAt(places, index).at + itemAt(places, index + 1).at) / 2
        return (
          <text
            key={names[index]}
            {...(isDown ? { x: end + 2, y: middle } : { x: middle, y: end + 2 + FONT_MM / 2 })}
            textAnchor={isDown ? 'start' : 'middle'}
            dominantBaseline="central"
            fontSize={FONT_MM}
            fill="var(--color-ink)"
            stroke="none"
            className="figures font-strong"
          >
            {decimal(percent, 0)}
          </text>
        )
      })}
    </>
  )
}

type Span = readonly [begin: number, end: number]

const spanOf = (places: readonly number[]): Span => [
  Math.min(...places) - BEYOND_MM,
  Math.max(...places) + BEYOND_MM,
]
