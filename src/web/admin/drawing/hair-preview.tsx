import { memo, useMemo, useState } from 'react'
import type { View } from '#domain/drawings/parameters/picture-fields.ts'
import { type PortraitChoices, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import type { ClientSide } from '#domain/drawings/parameters/sides.ts'
import { Button } from '#web/ui/button.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { ChoiceChips } from './choice-chips.tsx'
import { LivePortrait } from './live-portrait.tsx'

const directions = ['front', 'threeQuarter', 'side', 'back'] as const
type Direction = (typeof directions)[number]

const viewsFrom: Readonly<Record<Direction, Readonly<Record<ClientSide, View>>>> = {
  front: { left: 'front', right: 'front' },
  threeQuarter: { left: 'threeQuarterLeft', right: 'threeQuarterRight' },
  side: { left: 'left', right: 'right' },
  back: { left: 'back', right: 'back' },
}

interface HairPreviewProps {
  /** Choices of a result sheet’s style: face, hair, frame and seed. */
  readonly choices: PortraitChoices
}

/** Live drawing of the hair from a chosen side. Memoized against letters of texts. */
export const HairPreview = memo(function HairPreview({ choices }: HairPreviewProps) {
  const text = useAdminText().drawing
  const [direction, setDirection] = useState<Direction>('front')
  const [side, setSide] = useState<ClientSide>('left')
  const hasSides = direction === 'threeQuarter' || direction === 'side'
  const portrait = useMemo(() => {
    const view = viewsFrom[direction][side]
    return portraitOf({ ...choices, picture: { ...choices.picture, view, detail: 'medium' } })
  }, [choices, direction, side])

  return (
    <section aria-label={text.preview} className="bg-paper pb-2">
      <div className="h-48 bg-fill pt-2 sm:aspect-[4/5] sm:h-auto">
        <LivePortrait portrait={portrait} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 pt-2">
        <ChoiceChips
          legend={text.view}
          isLegendHidden
          options={directions.map((value) => ({ value, label: text.views[value] }))}
          value={direction}
          onChange={setDirection}
        />
        {hasSides && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => setSide(side === 'left' ? 'right' : 'left')}
          >
            {text.shownSide[side]} · {text.otherSide}
          </Button>
        )}
      </div>
    </section>
  )
})
