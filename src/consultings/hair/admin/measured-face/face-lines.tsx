import type { LandmarkName } from '#domain/face-measures/landmarks.ts'
import {
  type FaceMeasures,
  fifthLandmarks,
  type Length,
  thirdLandmarks,
} from '#domain/face-measures/measure-face.ts'
import type { Point } from '#domain/faces/face.ts'
import type { Size } from './measuring.ts'
import { useHairAdminText } from './use-hair-admin-text.ts'

/** Space of the lines beyond the face, in mm. */
const BEYOND_SIDE_MM = 34
const BEYOND_END_MM = 22
const widths: readonly (readonly [LandmarkName, LandmarkName])[] = [
  ['foreheadRight', 'foreheadLeft'],
  ['cheekRight', 'cheekLeft'],
  ['jawRight', 'jawLeft'],
]

/** The length that a point belongs to. */
export const lengthOfPoint: Readonly<Record<LandmarkName, Length>> = {
  hairline: 'length',
  foreheadRight: 'forehead',
  foreheadLeft: 'forehead',
  brow: 'length',
  cheekRight: 'cheek',
  cheekLeft: 'cheek',
  eyeRightOuter: 'eye',
  eyeRightInner: 'betweenEyes',
  eyeLeftInner: 'betweenEyes',
  eyeLeftOuter: 'eye',
  noseBase: 'length',
  jawRight: 'jaw',
  jawLeft: 'jaw',
  chin: 'length',
}

interface FaceLinesProps {
  readonly size: Size
  readonly measures: FaceMeasures
}

/** Draws thirds, fifths and widths over the photo, along the axes of the face. */
export function FaceLines({ size, measures }: FaceLinesProps) {
  const text = useHairAdminText()
  const { alignment, upright } = measures
  const [left, right] = [
    upright.cheekRight.x - BEYOND_SIDE_MM,
    upright.cheekLeft.x + BEYOND_SIDE_MM,
  ]
  const [top, bottom] = [upright.hairline.y - BEYOND_END_MM, upright.chin.y + BEYOND_END_MM]
  const line = (from: Point, to: Point) => {
    const [a, b] = [alignment.toPicture(from), alignment.toPicture(to)]
    return { x1: a.x, y1: a.y, x2: b.x, y2: b.y, vectorEffect: 'non-scaling-stroke' as const }
  }

  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size.width} ${size.height}`}
        className="pointer-events-none absolute inset-0 size-full stroke-paper"
      >
        {thirdLandmarks.map((name) => (
          <line
            key={name}
            {...line({ x: left, y: upright[name].y }, { x: right, y: upright[name].y })}
            strokeWidth={2}
            strokeDasharray="8 5"
          />
        ))}
        {fifthLandmarks.map((name) => (
          <line
            key={name}
            {...line({ x: upright[name].x, y: top }, { x: upright[name].x, y: bottom })}
            strokeWidth={1.5}
            strokeDasharray="5 6"
            opacity={0.75}
          />
        ))}
        {widths.map(([from, to]) => (
          <line key={from} {...line(upright[from], upright[to])} strokeWidth={2} />
        ))}
      </svg>
      {thirdLandmarks.map((name) => {
        const at = alignment.toPicture({ x: upright.cheekLeft.x + 6, y: upright[name].y })
        return (
          <span
            key={name}
            aria-hidden="true"
            style={{
              left: `${Math.min(0.98, at.x / size.width) * 100}%`,
              top: `${(at.y / size.height) * 100}%`,
            }}
            className="pointer-events-none absolute -translate-y-full bg-ink/80 px-1.5 text-tiny whitespace-nowrap text-paper max-sm:right-1 max-sm:left-auto!"
          >
            {text.points[name]}
          </span>
        )
      })}
    </>
  )
}
