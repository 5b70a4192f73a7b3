import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { GripIcon, PlusIcon } from '#web/ui/icons.tsx'
import { BEST_COLOURS, type Swatch } from '../report-content.ts'
import { smallClassOn, textClassOn } from '../web/colour-field.tsx'
import { useColorAdminText } from './use-color-admin-text.ts'

interface BestGridProps {
  readonly best: readonly Swatch[]
  /** Index of the open place of the twelve; null if none is open. */
  readonly open: number | null
  /** Index of the place that a dragged colour is over. */
  readonly over: number | null
  /** Indices of colours that look too much like another one. */
  readonly alike: readonly number[]
  readonly onOpen: (place: number) => void
  readonly onMove: (from: number, to: number) => void
  readonly onDrag: (place: number, event: PointerEvent) => void
}

/** Shows twelve places: three face colours, six garments, three basic colours. */
export function BestGrid(props: BestGridProps) {
  const { best, onMove } = props
  const grid = useRef<HTMLOListElement>(null)
  const focus = useMovedFocus(grid)

  function moveByKey(event: KeyboardEvent, from: number) {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const to = Math.max(0, Math.min(best.length - 1, from + step))
    focus(to)
    onMove(from, to)
  }

  return (
    <ol ref={grid} className="grid grid-cols-3 gap-x-0.5 gap-y-2 select-none sm:grid-cols-6">
      {Array.from({ length: BEST_COLOURS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places are known by their number alone
        <li key={place} data-place={place} className="relative flex flex-col">
          <GroupName place={place} />
          {best[place] ? (
            <Tile {...props} place={place} swatch={best[place]} onMoveKey={moveByKey} />
          ) : (
            <EmptyPlace {...props} place={place} />
          )}
        </li>
      ))}
    </ol>
  )
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -BEST_COLOURS,
  End: BEST_COLOURS,
}

/** First index of each group that a customer sees. */
const groups: Readonly<Record<number, 'face' | 'garment' | 'base'>> = {
  0: 'face',
  3: 'garment',
  9: 'base',
}

function GroupName({ place }: { readonly place: number }) {
  const labels = useColorAdminText().best.groups
  const group = groups[place]
  return (
    <span className="flex h-5.5 items-end text-tiny leading-tight text-muted">
      {group && labels[group]}
    </span>
  )
}

interface TileProps extends BestGridProps {
  readonly place: number
  readonly swatch: Swatch
  readonly onMoveKey: (event: KeyboardEvent, from: number) => void
}

function Tile({ place, swatch, open, over, alike, onOpen, onDrag, onMoveKey }: TileProps) {
  const labels = useColorAdminText().best
  const { number } = useFormat()
  const name = swatch.names[useLanguage()] || labels.unnamed
  const at = number(place + 1)
  const isAlike = alike.includes(place)

  return (
    <div
      style={{ background: swatch.hex }}
      className={classNames(
        'relative flex min-h-24 grow flex-col forced-color-adjust-none',
        textClassOn(swatch.hex),
        open === place && 'outline-3 outline-offset-2 outline-clay',
        over === place && 'opacity-60 outline-2 outline-offset-2 outline-ink outline-dashed',
      )}
    >
      <button
        type="button"
        aria-label={
          isAlike ? `${labels.colour(at, name)}. ${labels.alike(name)}` : labels.colour(at, name)
        }
        aria-expanded={open === place}
        onClick={() => onOpen(place)}
        onPointerDown={(event) => event.pointerType !== 'touch' && onDrag(place, event)}
        className="flex grow flex-col justify-between gap-3 p-2 pb-2.5 text-left text-tiny leading-tight"
      >
        <span className={classNames('mr-6 wrap-anywhere', smallClassOn(swatch.hex))}>
          {isAlike && <span aria-hidden="true">▲ </span>}
          {name}
        </span>
        <span
          className={classNames('figures text-[0.6875rem] uppercase', smallClassOn(swatch.hex))}
        >
          {swatch.hex}
        </span>
      </button>
      <button
        type="button"
        data-move={place}
        aria-label={labels.move(at, name)}
        onPointerDown={(event) => onDrag(place, event)}
        onKeyDown={(event) => onMoveKey(event, place)}
        className="absolute top-0 right-0 flex size-9 cursor-grab touch-none items-center justify-center active:cursor-grabbing pointer-coarse:size-touch"
      >
        <GripIcon className="size-3.5" />
      </button>
    </div>
  )
}

function EmptyPlace({
  best,
  place,
  open,
  over,
  onOpen,
}: BestGridProps & { readonly place: number }) {
  const labels = useColorAdminText().best
  const { number } = useFormat()
  const isNext = place === best.length

  return isNext ? (
    <button
      type="button"
      name="best"
      aria-expanded={open === place}
      onClick={() => onOpen(place)}
      className={classNames(
        'flex min-h-24 grow flex-col items-center justify-center gap-1 border border-dashed border-control text-tiny hover:border-ink',
        (open === place || over === place) && 'border-clay bg-blush',
      )}
    >
      <PlusIcon className="size-4" />
      {labels.add}
    </button>
  ) : (
    <span
      className={classNames(
        'min-h-24 grow border border-dashed border-rule',
        over === place && 'border-clay bg-blush',
      )}
    >
      <span className="sr-only">{labels.place(number(place + 1))}</span>
    </span>
  )
}

/** Moves the focus along with a colour's handle. */
function useMovedFocus(grid: { readonly current: HTMLElement | null }) {
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    grid.current?.querySelector<HTMLElement>(`[data-move="${wanted.current}"]`)?.focus()
    wanted.current = undefined
  })
  return (place: number) => {
    wanted.current = place
  }
}
