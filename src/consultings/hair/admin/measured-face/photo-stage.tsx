import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react'
import type { LandmarkName } from '#domain/face-measures/landmarks.ts'
import type { FaceMeasures } from '#domain/face-measures/measure-face.ts'
import type { LoadedPhoto } from '#web/admin/photos/use-photo-pixels.ts'
import { FaceLines, lengthOfPoint } from './face-lines.tsx'
import { FacePoints } from './face-points.tsx'
import { Loupe } from './loupe.tsx'
import { type Measuring, withPoint } from './measuring.ts'
import { useDecimals } from './use-decimals.ts'
import { useHairAdminText } from './use-hair-admin-text.ts'

interface PhotoStageProps {
  readonly photo: LoadedPhoto
  readonly measuring: Measuring
  readonly measures: FaceMeasures | null
  readonly active: LandmarkName | null
  readonly onActivate: (name: LandmarkName | null) => void
  readonly onChange: Dispatch<SetStateAction<Measuring | undefined>>
}

/** Shows the photo with its points and lines, and what the active point measures. */
export function PhotoStage(props: PhotoStageProps) {
  const { photo, measuring, measures, active, onActivate, onChange } = props
  const text = useHairAdminText()
  const decimal = useDecimals()
  const { size, landmarks } = measuring
  const length = active && lengthOfPoint[active]
  const value = length && measures && decimal(measures.lengthsMm[length] / 10, 1)
  const label = length && value ? text.lengthIs(text.lengths[length], value) : ''
  const point = active && landmarks[active]

  return (
    <div className="relative w-full overflow-hidden bg-fill select-none">
      <Picture canvas={photo.canvas} />
      {measures && <FaceLines size={size} measures={measures} />}
      <FacePoints
        measuring={measuring}
        stepPx={Math.max(1, measures?.alignment.pixelsPerMm ?? 1)}
        active={active}
        onActivate={onActivate}
        onMove={(name, to) => onChange((it) => it && withPoint(it, name, to))}
      />
      {point && <Loupe canvas={photo.canvas} size={size} point={point} />}
      {point && label && (
        <span
          aria-hidden="true"
          style={{
            left: `${(point.x / size.width) * 100}%`,
            top: `${(point.y / size.height) * 100}%`,
          }}
          className={`pointer-events-none absolute z-20 -translate-y-1/2 bg-clay px-2 py-0.5 text-small whitespace-nowrap text-paper ${point.x > size.width * 0.6 ? '-translate-x-full -ml-5' : 'ml-5'}`}
        >
          {label}
        </span>
      )}
      <p aria-live="polite" className="sr-only">
        {label}
      </p>
    </div>
  )
}

/** Draws the loaded pixels, since links to photos expire after minutes. */
function Picture({ canvas }: { readonly canvas: HTMLCanvasElement }) {
  const own = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    own.current?.getContext('2d')?.drawImage(canvas, 0, 0)
  }, [canvas])
  return (
    <canvas ref={own} width={canvas.width} height={canvas.height} className="block h-auto w-full" />
  )
}
