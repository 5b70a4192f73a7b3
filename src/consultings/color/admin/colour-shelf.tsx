import { type PointerEvent, useState } from 'react'
import { moreReadable } from '#domain/colours/contrast.ts'
import { inks } from '#domain/drawings/colour.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Select } from '#web/ui/select.tsx'
import { palettes } from '../palettes.ts'
import type { Swatch } from '../report-content.ts'
import { type SeasonKey, seasonKeys } from '../season.ts'
import { newSwatch } from './new-swatch.ts'
import { storedSwatch } from './palette-start.ts'
import type { Measured } from './photo/measuring.ts'
import { useColorAdminText } from './use-color-admin-text.ts'

interface ColourShelfProps {
  /** Season whose palette is shown first. */
  readonly begin: SeasonKey | null
  /** Which colours of a palette are shown; by default its best colours. */
  readonly shadesOf?: 'lip' | 'cheek' | 'eye' | 'hair' | 'metal'
  readonly measured: readonly Measured[]
  readonly used: readonly Swatch[]
  readonly onTake: (swatch: Swatch) => void
  readonly onDrag?: (swatch: Swatch, event: PointerEvent) => void
}

/** Offers colours to choose from: every season's palette, and colours measured in photos. */
export function ColourShelf(props: ColourShelfProps) {
  const { begin, shadesOf = 'best', measured, used, onTake, onDrag } = props
  const { shelf: labels, photo } = useColorAdminText()
  const language = useLanguage()
  const [chosen, setChosen] = useState<SeasonKey>()
  const season = chosen ?? begin ?? seasonKeys[0]
  const colours = palettes[season][shadesOf].map(storedSwatch)
  const taking = { used, onTake, ...(onDrag && { onDrag }) }

  return (
    <div className="space-y-3">
      <div className="grid items-end gap-x-5 gap-y-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <Select
          label={labels.palette}
          placeholder={false}
          options={seasonKeys.map((value) => ({ value, label: palettes[value].names[language] }))}
          value={season}
          onChange={({ target }) => setChosen(seasonKeys.find((key) => key === target.value))}
        />
        <ul className="grid grid-cols-6 gap-0.5 lg:grid-cols-12">
          {colours.map((swatch) => (
            <li key={swatch.hex}>
              <Taken swatch={swatch} label={swatch.names[language]} {...taking} />
            </li>
          ))}
        </ul>
      </div>
      {measured.length > 0 && (
        <div>
          <p className="pb-1 text-small text-muted">{labels.measured}</p>
          <ul className="grid grid-cols-6 gap-0.5 sm:w-1/2">
            {measured.map(({ place, hex }) => (
              <li key={place}>
                <Taken swatch={newSwatch(hex)} label={photo.places[place]} hasLabel {...taking} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

interface TakenProps extends Pick<ColourShelfProps, 'used' | 'onTake' | 'onDrag'> {
  readonly swatch: Swatch
  readonly label: string
  /** Shows the label as well. */
  readonly hasLabel?: boolean
}

function Taken({ swatch, label, hasLabel, used, onTake, onDrag }: TakenProps) {
  const labels = useColorAdminText().shelf
  const isUsed = used.some(({ hex }) => hex === swatch.hex)
  return (
    <button
      type="button"
      title={label}
      aria-label={isUsed ? labels.placed(label) : labels.take(label)}
      onClick={() => onTake(swatch)}
      onPointerDown={onDrag && ((event) => onDrag(swatch, event))}
      style={{
        background: swatch.hex,
        color: moreReadable(swatch.hex, inks.paper, inks.ink),
      }}
      className="flex h-touch w-full items-center justify-center text-[0.6875rem] leading-tight forced-color-adjust-none outline-offset-2"
    >
      {isUsed ? <CheckIcon className="size-4" /> : hasLabel && label}
    </button>
  )
}
