import { useEffect, useRef } from 'react'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import type { Swatch } from '../report-content.ts'
import { LEAST_DIFFERENCE, nearestOther } from './best-colours.ts'
import { SwatchEditor } from './swatch-editor.tsx'
import { useColorAdminText } from './use-color-admin-text.ts'
import { useDecimals } from './use-decimals.ts'

interface OpenPlaceProps {
  readonly best: readonly Swatch[]
  readonly place: number
  readonly onChange: (swatch: Swatch) => void
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

/**
 * Edits the colour of one of the twelve places: its code and names. Warns about a similar colour.
 */
export function OpenPlace({ best, place, onChange, onMove, onRemove }: OpenPlaceProps) {
  const labels = useColorAdminText().best
  const swatch = best[place]
  const ways = useRef<HTMLDivElement>(null)
  const keepFocus = useFallbackFocus(ways)

  function move(to: number) {
    keepFocus()
    onMove(to)
  }

  return (
    <div className="space-y-3 border-l-3 border-clay pl-4">
      <SwatchEditor
        key={place}
        name={`best.${place}`}
        swatch={swatch ?? null}
        onChange={onChange}
      />
      {swatch && (
        <>
          <Closeness best={best} place={place} />
          <div ref={ways} className="flex flex-wrap gap-x-5">
            {place > 0 && (
              <Button kind="quiet" size="small" onClick={() => move(place - 1)}>
                {labels.earlier}
              </Button>
            )}
            {place < best.length - 1 && (
              <Button kind="quiet" size="small" onClick={() => move(place + 1)}>
                {labels.later}
              </Button>
            )}
            <Button kind="quiet" size="small" onClick={onRemove}>
              {labels.remove}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

/** At the first or last place, the pressed button disappears: moves the focus to the other one. */
function useFallbackFocus(ways: { readonly current: HTMLElement | null }) {
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isWanted.current) return
    isWanted.current = false
    if (!ways.current?.contains(document.activeElement))
      ways.current?.querySelector('button')?.focus()
  })
  return () => {
    isWanted.current = true
  }
}

function Closeness({ best, place }: Pick<OpenPlaceProps, 'best' | 'place'>) {
  const labels = useColorAdminText().best
  const { number } = useFormat()
  const decimal = useDecimals()
  const language = useLanguage()
  const nameOf = ({ names }: Swatch) => names[language] || labels.unnamed
  const own = best[place]
  const nearest = nearestOther(best, place)
  if (!own || !nearest) return null
  const isAlike = nearest.difference < LEAST_DIFFERENCE

  return (
    <p className={`text-small ${isAlike ? 'text-clay' : 'text-muted'}`}>
      {isAlike ? labels.alike(nameOf(own)) : labels.apart(nameOf(own), number(best.length - 1))}
      <span className="block">
        {labels.nearest(nameOf(nearest.swatch), decimal(nearest.difference, 1))}
      </span>
    </p>
  )
}
