import { useId, useState } from 'react'
import type { Survey } from '#contract/surveys.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { NextIcon, PreviousIcon } from '#web/ui/icons.tsx'
import { useAdminText } from '../../frame/admin-text.ts'
import { FullDialog } from '../../frame/full-dialog.tsx'
import { LightControls } from './light-controls.tsx'
import { AS_TAKEN, isAsTaken, lightMatrix } from './photo-light.ts'
import { PhotoStage } from './photo-stage.tsx'
import { stepView, turnView, WHOLE_PHOTO, zoomView } from './photo-view.ts'
import { useViewerKeys } from './use-viewer-keys.ts'
import { Tool, ViewerTools } from './viewer-tools.tsx'

const ZOOM_STEP = 1.4

interface PhotoViewerProps {
  readonly title: string
  readonly images: Survey['images']
  /** Labels of the images. */
  readonly labels: readonly string[]
  /** Index of the shown image; null while the viewer is closed. */
  readonly at: number | null
  /** Returns the indices of the images to show beside one; one alone if it has no counterpart. */
  readonly besideOf: (at: number) => readonly number[]
  readonly onMove: (at: number) => void
  readonly onFailed: (url: string) => void
  readonly onClose: () => void
}

/** Shows one photo in full size, or several side by side, zoomed, moved, turned and lit in step. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { images, labels, at, besideOf, onMove, onFailed, onClose, title } = props
  const text = useAdminText().photos.viewer
  const ui = useText().ui
  const { number } = useFormat()
  const filter = useId()
  const [view, setView] = useState(WHOLE_PHOTO)
  const [light, setLight] = useState(AS_TAKEN)
  const [isLightOpen, setLightOpen] = useState(false)
  const [wantsBeside, setWantsBeside] = useState(false)
  const beside = at === null ? [] : besideOf(at)
  const isSideBySide = wantsBeside && beside.length > 1
  const shown = at === null ? [] : isSideBySide ? beside : [at]

  function move(by: number) {
    if (at === null || isSideBySide) return
    setView(WHOLE_PHOTO)
    onMove((at + by + images.length) % images.length)
  }
  function close() {
    setView(WHOLE_PHOTO)
    setLight(AS_TAKEN)
    onClose()
  }
  const zoom = (by: number) => setView((current) => zoomView(current, by))
  const step = (x: number, y: number) => setView((current) => stepView(current, { x, y }))
  const actions = {
    onZoomOut: () => zoom(1 / ZOOM_STEP),
    onZoomIn: () => zoom(ZOOM_STEP),
    onWhole: () => zoom(0),
    onTurn: () => setView(turnView),
    onBeside: () => setWantsBeside(!wantsBeside),
    onLight: () => setLightOpen(!isLightOpen),
  }
  useViewerKeys(at !== null, {
    ArrowLeft: () => move(-1),
    ArrowRight: () => move(1),
    'Shift+ArrowLeft': () => step(-1, 0),
    'Shift+ArrowRight': () => step(1, 0),
    'Shift+ArrowUp': () => step(0, -1),
    'Shift+ArrowDown': () => step(0, 1),
    '+': actions.onZoomIn,
    '=': actions.onZoomIn,
    '-': actions.onZoomOut,
    '0': actions.onWhole,
    r: actions.onTurn,
    b: actions.onBeside,
    l: actions.onLight,
  })

  return (
    <FullDialog
      open={at !== null}
      onClose={close}
      title={title}
      tools={
        <ViewerTools
          {...actions}
          zoom={view.zoom}
          isSideBySide={beside.length > 1 ? isSideBySide : undefined}
          isLightOpen={isLightOpen}
        />
      }
    >
      <svg aria-hidden="true" className="absolute size-0">
        <filter id={filter}>
          <feColorMatrix type="matrix" values={lightMatrix(light)} />
        </filter>
      </svg>
      <div className="grid min-h-0 grow auto-cols-fr grid-flow-col gap-1">
        {shown.map((index) => {
          const image = images[index]
          return (
            image && (
              <PhotoStage
                key={image.id}
                image={image}
                label={labels[index] ?? ''}
                view={view}
                onView={setView}
                filter={isAsTaken(light) ? undefined : `url(#${filter})`}
                hasCaption={isSideBySide}
                onFailed={() => onFailed(image.url)}
              />
            )
          )
        })}
      </div>
      {isLightOpen && <LightControls light={light} onLight={setLight} />}
      <footer
        className={`flex min-h-touch shrink-0 items-center gap-2 border-t border-sand px-2 ${isSideBySide ? 'max-lg:hidden' : ''}`}
      >
        {!isSideBySide && images.length > 1 && (
          <Tool label={ui.previous} onPress={() => move(-1)}>
            <PreviousIcon />
          </Tool>
        )}
        <p aria-live="polite" className="grow py-2 text-center text-small">
          {!isSideBySide && at !== null && (
            <>
              <span className="font-strong">{labels[at]}</span>{' '}
              <span className="figures text-muted">
                {ui.counter(number(at + 1), number(images.length))}
              </span>
            </>
          )}
          <span className="block text-tiny text-muted max-lg:hidden">{text.keys}</span>
        </p>
        {!isSideBySide && images.length > 1 && (
          <Tool label={ui.next} onPress={() => move(1)}>
            <NextIcon />
          </Tool>
        )}
      </footer>
    </FullDialog>
  )
}
