import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { type LandmarkName, landmarkNames } from '#domain/face-measures/landmarks.ts'
import type { Point } from '#domain/faces/face.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Measuring } from './measuring.ts'
import { useHairAdminText } from './use-hair-admin-text.ts'

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const FAR = 10

interface FacePointsProps {
  readonly measuring: Measuring
  /** 0.1 cm in pixels of the photo; one pixel if that is more, or without a scale. */
  readonly stepPx: number
  readonly active: LandmarkName | null
  readonly onActivate: (name: LandmarkName | null) => void
  readonly onMove: (name: LandmarkName, point: Point) => void
}

/** The points over the photo: dragged by mouse or finger, moved by arrow keys. */
export function FacePoints({ measuring, stepPx, active, onActivate, onMove }: FacePointsProps) {
  const text = useHairAdminText()
  const hintId = useId()
  const drag = useRef<{ x: number; y: number; point: Point; perPixel: number }>(undefined)
  const { size, landmarks } = measuring

  function press(event: KeyboardEvent, name: LandmarkName) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const far = event.shiftKey ? FAR * stepPx : stepPx
    const { x, y } = landmarks[name]
    onMove(name, { x: x + step[0] * far, y: y + step[1] * far })
  }

  function begin(event: PointerEvent<HTMLButtonElement>, name: LandmarkName) {
    const shown = event.currentTarget.parentElement?.getBoundingClientRect().width
    if (!shown || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus({ preventScroll: true })
    const { clientX: x, clientY: y } = event
    drag.current = { x, y, point: landmarks[name], perPixel: size.width / shown }
  }

  function move({ clientX, clientY }: PointerEvent, name: LandmarkName) {
    if (!drag.current) return
    const { x, y, point, perPixel } = drag.current
    onMove(name, {
      x: point.x + (clientX - x) * perPixel,
      y: point.y + (clientY - y) * perPixel,
    })
  }

  const end = () => {
    drag.current = undefined
  }

  return (
    <fieldset aria-label={text.pointsLabel} className="absolute inset-0 min-w-0">
      {landmarkNames.map((name) => (
        <button
          key={name}
          type="button"
          aria-label={text.points[name]}
          aria-describedby={hintId}
          onKeyDown={(event) => press(event, name)}
          onPointerDown={(event) => begin(event, name)}
          onPointerMove={(event) => move(event, name)}
          onPointerUp={end}
          onPointerCancel={end}
          onFocus={() => onActivate(name)}
          onBlur={() => onActivate(null)}
          style={{
            left: `${(landmarks[name].x / size.width) * 100}%`,
            top: `${(landmarks[name].y / size.height) * 100}%`,
          }}
          className={classNames(
            'absolute flex size-8 -translate-1/2 cursor-grab touch-none items-center justify-center rounded-full focus-visible:outline-2 focus-visible:outline-paper active:cursor-grabbing forced-color-adjust-none',
            active === name && 'z-10 border-2 border-paper',
          )}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'size-3.5 rounded-full border-2 border-clay',
              active === name ? 'bg-clay' : 'bg-sheet',
            )}
          />
        </button>
      ))}
      <p id={hintId} className="sr-only">
        {text.keys}
      </p>
    </fieldset>
  )
}
