import { useRef } from 'react'
import type { Survey } from '#contract/surveys.ts'
import type { PhotoView } from './photo-view.ts'
import { type ChangeView, useGestures } from './use-gestures.ts'

interface PhotoStageProps {
  readonly image: Survey['images'][number]
  readonly label: string
  readonly view: PhotoView
  readonly onView: ChangeView
  /** CSS filter of the photo. */
  readonly filter: string | undefined
  /** Whether the label is shown below; otherwise it is the photo's alternative text only. */
  readonly hasCaption: boolean
  readonly onFailed: () => void
}

/** Shows a photo, whole or zoomed, in any rotation; see {@link useGestures}. */
export function PhotoStage(props: PhotoStageProps) {
  const { image, label, view, onView, filter, hasCaption, onFailed } = props
  const stage = useRef<HTMLDivElement>(null)
  const gestures = useGestures(stage, image, onView)
  const { zoom, turn, x, y } = view
  const isUpright = turn % 180 === 0
  const [along, across] = isUpright ? ['cqw', 'cqh'] : ['cqh', 'cqw']
  const ratio = image.width / image.height

  return (
    <figure className="flex min-h-0 min-w-0 grow flex-col">
      <div
        ref={stage}
        {...gestures}
        className={`relative min-h-0 grow touch-none overflow-hidden bg-fill [container-type:size] ${zoom > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
      >
        <img
          key={image.url}
          src={image.url}
          alt={label}
          draggable={false}
          onError={onFailed}
          className="pointer-events-none absolute inset-0 m-auto max-w-none select-none"
          style={{
            width: `min(100${along}, ${100 * ratio}${across})`,
            aspectRatio: ratio,
            filter,
            transform: `rotate(${turn}deg) scale(${zoom}) translate(${-100 * x}%, ${-100 * y}%)`,
          }}
        />
      </div>
      {hasCaption && (
        <figcaption className="truncate px-2 py-1.5 text-center text-tiny text-muted">
          {label}
        </figcaption>
      )}
    </figure>
  )
}
