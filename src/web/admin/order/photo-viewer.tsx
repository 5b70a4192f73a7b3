import { type ReactNode, useEffect, useState } from 'react'
import type { Survey } from '#contract/surveys.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { BesideIcon, MinusIcon, NextIcon, PlusIcon, PreviousIcon } from '#web/ui/icons.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { FullDialog } from '../frame/full-dialog.tsx'

const ZOOM_STEP = 1.4
const MAX_ZOOM = 6
const QUARTER_TURN = 90

interface PhotoViewerProps {
  readonly title: string
  readonly images: Survey['images']
  /** Labels of the images. */
  readonly labels: readonly string[]
  /** Index of the shown image; null while the viewer is closed. */
  readonly at: number | null
  readonly onMove: (at: number) => void
  readonly onFailed: (url: string) => void
  readonly onClose: () => void
}

/**
 * Shows one photo in full size, or all side by side. They are zoomed and rotated together; arrow
 * keys move between them.
 */
export function PhotoViewer(props: PhotoViewerProps) {
  const { images, labels, at, onMove, onFailed, onClose, title } = props
  const text = useAdminText().order.survey
  const ui = useText().ui
  const { number } = useFormat()
  const [view, setView] = useState({ zoom: 1, turn: 0 })
  const [isSideBySide, setSideBySide] = useState(false)
  const image = at === null ? undefined : images[at]

  const zoom = (by: number) =>
    setView((current) => ({ ...current, zoom: Math.min(MAX_ZOOM, Math.max(1, current.zoom * by)) }))
  const turn = () => setView((current) => ({ ...current, turn: current.turn + QUARTER_TURN }))
  const move = (by: number) => {
    if (at === null) return
    setView({ zoom: 1, turn: 0 })
    onMove((at + by + images.length) % images.length)
  }
  useViewerKeys(image !== undefined, {
    ArrowLeft: () => move(-1),
    ArrowRight: () => move(1),
    '+': () => zoom(ZOOM_STEP),
    '=': () => zoom(ZOOM_STEP),
    '-': () => zoom(1 / ZOOM_STEP),
    r: turn,
    b: () => setSideBySide(!isSideBySide),
  })

  return (
    <FullDialog
      open={image !== undefined}
      onClose={() => {
        setView({ zoom: 1, turn: 0 })
        onClose()
      }}
      title={at === null || isSideBySide ? title : `${title} · ${labels[at]}`}
      tools={
        <div className="flex items-center max-sm:justify-between">
          <Tool label={text.zoomOut} onPress={() => zoom(1 / ZOOM_STEP)}>
            <MinusIcon />
          </Tool>
          <Tool label={text.zoomIn} onPress={() => zoom(ZOOM_STEP)}>
            <PlusIcon />
          </Tool>
          <Tool label={text.rotate} onPress={turn}>
            <span aria-hidden="true">↻</span>
          </Tool>
          {images.length > 1 && (
            <Tool
              label={text.sideBySide}
              isOn={isSideBySide}
              onPress={() => setSideBySide(!isSideBySide)}
            >
              <BesideIcon />
            </Tool>
          )}
          <Tool label={ui.previous} onPress={() => move(-1)}>
            <PreviousIcon />
          </Tool>
          <span className="figures text-small" aria-live="polite">
            {at !== null && ui.counter(number(at + 1), number(images.length))}
          </span>
          <Tool label={ui.next} onPress={() => move(1)}>
            <NextIcon />
          </Tool>
        </div>
      }
    >
      {image && isSideBySide && (
        <ul className="grid min-h-0 grow gap-1 sm:auto-cols-fr sm:grid-flow-col">
          {images.map((photo, index) => (
            <li
              key={photo.url}
              className="min-h-0 min-w-0 overflow-auto bg-fill [container-type:size]"
            >
              <Photo
                image={photo}
                label={labels[index] ?? ''}
                onFailed={() => onFailed(photo.url)}
                {...view}
              />
            </li>
          ))}
        </ul>
      )}
      {image && !isSideBySide && (
        <div className="min-h-0 grow overflow-auto bg-fill [container-type:size]">
          <Photo
            key={image.url}
            image={image}
            label={labels[at ?? 0] ?? ''}
            onFailed={() => onFailed(image.url)}
            {...view}
          />
        </div>
      )}
    </FullDialog>
  )
}

/** Handles keys anywhere in the dialog; each has a button too. */
function useViewerKeys(isOpen: boolean, keys: Readonly<Record<string, () => void>>) {
  useEffect(() => {
    if (!isOpen) return
    function press(event: KeyboardEvent) {
      const run = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
      if (!run) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}

interface PhotoProps {
  readonly image: Survey['images'][number]
  readonly label: string
  readonly zoom: number
  readonly turn: number
  readonly onFailed: () => void
}

/** Fits the window in any rotation; when zoomed, it scrolls. */
function Photo({ image, label, zoom, turn, onFailed }: PhotoProps) {
  const [wide, high] = [`${zoom * 100}cqw`, `${zoom * 100}cqh`]
  const isUpright = turn % 180 === 0

  return (
    <div className="relative" style={{ width: wide, height: high }}>
      <img
        src={image.url}
        alt={label}
        onError={onFailed}
        className="absolute top-1/2 left-1/2 max-w-none object-contain"
        style={{
          width: isUpright ? wide : high,
          height: isUpright ? high : wide,
          transform: `translate(-50%, -50%) rotate(${turn}deg)`,
        }}
      />
    </div>
  )
}

interface ToolProps {
  readonly label: string
  /** Pressed state of a toggle button. */
  readonly isOn?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

const Tool = ({ label, isOn, onPress, children }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={isOn}
    onClick={onPress}
    className="flex size-touch items-center justify-center hover:text-clay aria-pressed:bg-fill aria-pressed:text-clay"
  >
    {children}
  </button>
)
