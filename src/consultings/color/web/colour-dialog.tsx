import { Tabs } from '@base-ui/react/tabs'
import { type KeyboardEvent, useState } from 'react'
import { itemAt } from '#domain/collections/lists.ts'
import { useWakeLock } from '#web/reports/use-wake-lock.ts'
import type { PlacedColour } from '../groups.ts'
import { BrightCheck } from './bright-check.tsx'
import { CloseButton } from './close-button.tsx'
import { SmallOn, textClassOn } from './colour-field.tsx'
import { ColourPanels } from './colour-panels.tsx'
import { ColourTabs } from './colour-tabs.tsx'
import { FullScreen } from './full-screen.tsx'
import { useColorText } from './use-color-text.ts'
import { useSnappedRow } from './use-snapped-row.ts'

interface ColoursProps {
  readonly colours: readonly PlacedColour[]
  /** Index in the fan of the colour that is shown first. */
  readonly first: number
  readonly isBright: boolean
  readonly onBright: (isBright: boolean) => void
}

interface ColourDialogProps extends ColoursProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Shows one colour at a time over the whole screen, to hold cloth against. */
export function ColourDialog({ open, onClose, ...colours }: ColourDialogProps) {
  const { card } = useColorText()
  return (
    <FullScreen open={open} onClose={onClose} title={card.oneByOne}>
      <Colours {...colours} />
    </FullScreen>
  )
}

const STEP_OF_KEY: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Moves between colours: by swiping, with arrow keys wherever the focus is, or with the tabs. */
function Colours({ colours, first, isBright, onBright }: ColoursProps) {
  const { card } = useColorText()
  const [at, setAt] = useState(first)
  const { row, moveTo, onScroll } = useSnappedRow(first, setAt)
  useWakeLock()

  function goTo(place: number) {
    if (!colours[place]) return
    setAt(place)
    moveTo(place)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = STEP_OF_KEY[event.key]
    if (step === undefined || event.defaultPrevented) return
    event.preventDefault()
    // Focusing a tab opens its colour. The previous panel loses the focus, since it cannot be
    // reached any more.
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[at + step]?.focus()
  }

  const { hex } = itemAt(colours, at).colour
  return (
    <Tabs.Root
      value={at}
      onValueChange={(place: number) => goTo(place)}
      onKeyDown={onKeyDown}
      className="relative min-h-0 grow"
    >
      <ColourPanels row={row} colours={colours} onScroll={onScroll} />
      <div
        className={`pointer-events-none absolute inset-0 flex flex-col px-gutter pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] forced-color-adjust-none ${textClassOn(hex)}`}
      >
        <div className="flex items-center justify-between">
          <CloseButton />
          <SmallOn hex={hex} className="figures text-small">
            {card.at(at + 1, colours.length)}
          </SmallOn>
        </div>
        <BrightCheck hex={hex} isBright={isBright} onBright={onBright} />
        <div className="grow" />
        <ColourTabs colours={colours} />
      </div>
    </Tabs.Root>
  )
}
