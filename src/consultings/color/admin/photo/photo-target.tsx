import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { LoadedPhoto } from '#web/admin/photos/use-photo-pixels.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useColorAdminText } from '../use-color-admin-text.ts'
import { type Point, pointWithin } from './median-colour.ts'

interface PhotoTargetProps {
  readonly photo: LoadedPhoto
  /** Says what a click does. */
  readonly label: string
  readonly caption: string
  /** A CSS filter. */
  readonly filter?: string | undefined
  /** Initial position of the target. */
  readonly begin: Point
  readonly onPick: (point: Point) => void
  /** Overlay that receives no clicks. */
  readonly children?: ReactNode
}

const STEP_PX = 6
const FAR_STEP_PX = 60

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Selects a position in a photo: by a click, or by a target that arrow keys move. */
export function PhotoTarget(props: PhotoTargetProps) {
  const { photo, label, caption, filter, begin, onPick, children } = props
  const labels = useColorAdminText().photo
  const hintId = useId()
  const [moved, setMoved] = useState<Point>()
  const target = pointWithin(photo.pixels, moved ?? begin)

  function move(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const far = event.shiftKey ? FAR_STEP_PX : STEP_PX
    setMoved(
      pointWithin(photo.pixels, { x: target.x + step[0] * far, y: target.y + step[1] * far }),
    )
  }

  function pick(event: MouseEvent<HTMLButtonElement>) {
    // Enter and the space bar click without a pointer (`detail` is 0).
    const point = event.detail === 0 ? target : pointUnder(event, photo)
    setMoved(point)
    onPick(point)
  }

  return (
    <figure className="min-w-0">
      <figcaption className="pb-1.5 text-tiny text-muted">{caption}</figcaption>
      <button
        type="button"
        aria-label={label}
        aria-describedby={hintId}
        onKeyDown={move}
        onClick={pick}
        className="group relative block w-full cursor-crosshair overflow-hidden bg-fill forced-color-adjust-none"
      >
        <Picture photo={photo} filter={filter} />
        <span
          aria-hidden="true"
          style={placeIn(photo, target)}
          className={classNames(
            'absolute hidden size-7 -translate-1/2 rounded-full border-2 border-paper outline-1 outline-ink',
            'group-focus-visible:block before:absolute before:inset-x-1/2 before:-inset-y-2 before:w-px before:bg-ink after:absolute after:-inset-x-2 after:inset-y-1/2 after:h-px after:bg-ink',
          )}
        />
        {children}
      </button>
      <p id={hintId} className="sr-only">
        {labels.keys}
      </p>
    </figure>
  )
}

/** Converts a position in a photo to CSS percentages, independent of the shown size. */
export const placeIn = ({ pixels }: LoadedPhoto, { x, y }: Point) => ({
  left: `${(x / pixels.width) * 100}%`,
  top: `${(y / pixels.height) * 100}%`,
})

function pointUnder(event: MouseEvent, { pixels }: LoadedPhoto): Point {
  const box = event.currentTarget.getBoundingClientRect()
  return pointWithin(pixels, {
    x: ((event.clientX - box.left) / box.width) * pixels.width,
    y: ((event.clientY - box.top) / box.height) * pixels.height,
  })
}

interface PictureProps {
  readonly photo: LoadedPhoto
  readonly filter: string | undefined
}

/** Draws the loaded pixels, since links to photos expire after minutes. */
function Picture({ photo: { canvas }, filter }: PictureProps) {
  const own = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    own.current?.getContext('2d')?.drawImage(canvas, 0, 0)
  }, [canvas])

  return (
    <canvas
      ref={own}
      width={canvas.width}
      height={canvas.height}
      style={{ filter }}
      className="block h-auto w-full"
    />
  )
}
