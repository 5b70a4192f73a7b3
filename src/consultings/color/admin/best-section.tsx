import { useState } from 'react'
import type { ReportFieldsProps } from '#consultings/report-in-admin.ts'
import { EditorSection } from '#web/admin/report/editor-section.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage, useText } from '#web/language/use-text.ts'
import { BEST_COLOURS, type ColorContent, type Swatch } from '../report-content.ts'
import { alikePlaces, withBestAt, withBestMoved, withoutBest } from './best-colours.ts'
import { BestGrid } from './best-grid.tsx'
import { ColourShelf } from './colour-shelf.tsx'
import { OpenPlace } from './open-place.tsx'
import type { Measured } from './photo/measuring.ts'
import { useColorAdminText } from './use-color-admin-text.ts'
import { useDragToPlace } from './use-drag-to-place.ts'
import { WornPair } from './worn-pair.tsx'

interface BestSectionProps extends Omit<ReportFieldsProps<ColorContent>, 'survey'> {
  /** Name of the customer. */
  readonly name: string
  readonly measured: readonly Measured[]
}

/** The dragged item: a colour from the shelf, or the index of a place. */
type Item = Swatch | number

/** Edits the twelve best colours: chosen from palettes, measured or typed, named and ordered. */
export function BestSection({ name, content, onChange, problemOf, measured }: BestSectionProps) {
  const { sections, shelf, best: labels } = useColorAdminText()
  const { number } = useFormat()
  const counter = useText().ui.counter
  const language = useLanguage()
  const [open, setOpen] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const { best } = content
  const alike = alikePlaces(best)
  const { press, dragged } = useDragToPlace<Item>((item, place) =>
    typeof item === 'number' ? move(item, place) : put(item, place),
  )

  function move(from: number, to: number) {
    onChange((it) => withBestMoved(it, from, to))
    const place = Math.max(0, Math.min(best.length - 1, to))
    const moved = best[from]
    if (moved) setSaid(labels.moved(moved.names[language] || labels.unnamed, number(place + 1)))
    setOpen(open === from ? place : null)
  }

  function put(swatch: Swatch, place: number) {
    onChange((it) => withBestAt(it, place, swatch))
    setOpen(Math.min(place, best.length))
  }

  function take(swatch: Swatch) {
    const used = best.findIndex(({ hex }) => hex === swatch.hex)
    if (used >= 0) return setOpen(used)
    if (open === null && best.length === BEST_COLOURS) return setSaid(shelf.full)
    setSaid('')
    put(swatch, open ?? best.length)
  }

  const problem = problemOf('best')
  return (
    <EditorSection
      title={sections.best(name)}
      action={
        <span className="figures text-small text-muted">
          {counter(number(best.length), number(BEST_COLOURS))}
        </span>
      }
    >
      <div className="space-y-4">
        <WornPair content={content} open={open === null ? undefined : best[open]} />
        <ColourShelf
          begin={content.season}
          measured={measured}
          used={best}
          onTake={take}
          onDrag={press}
        />
        <p role="status" className="text-tiny text-muted">
          {said || shelf.drag}
        </p>
        <BestGrid
          best={best}
          open={open}
          over={dragged?.over ?? null}
          alike={alike}
          onOpen={(place) => setOpen(place === open ? null : place)}
          onMove={move}
          onDrag={press}
        />
        {problem && <p className="text-small text-clay">{problem}</p>}
        {alike.length > 0 && (
          <p className="text-small text-clay">{labels.anyAlike(number(alike.length))}</p>
        )}
        {open !== null && (
          <OpenPlace
            best={best}
            place={open}
            onChange={(swatch) => onChange((it) => withBestAt(it, open, swatch))}
            onMove={(to) => move(open, to)}
            onRemove={() => {
              setOpen(null)
              onChange((it) => withoutBest(it, open))
            }}
          />
        )}
      </div>
      {dragged && <Ghost swatch={swatchOf(dragged.item, best)} x={dragged.x} y={dragged.y} />}
    </EditorSection>
  )
}

const swatchOf = (item: Item, best: readonly Swatch[]) =>
  typeof item === 'number' ? best[item] : item

interface GhostProps {
  readonly swatch: Swatch | undefined
  readonly x: number
  readonly y: number
}

/** Shows the dragged colour under the pointer. */
const Ghost = ({ swatch, x, y }: GhostProps) => (
  <span
    aria-hidden="true"
    style={{ background: swatch?.hex, left: x, top: y }}
    className="pointer-events-none fixed z-50 h-20 w-16 -translate-1/2 rotate-3 border border-paper forced-color-adjust-none"
  />
)
