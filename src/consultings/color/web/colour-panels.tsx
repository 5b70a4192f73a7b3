import { Tabs } from '@base-ui/react/tabs'
import type { RefObject } from 'react'
import { useLanguage } from '#web/language/use-text.ts'
import { type PlacedColour, useAt } from '../groups.ts'
import { ColourField, SmallOn } from './colour-field.tsx'
import { OtherLanguageNames } from './other-language-names.tsx'
import { useColorText } from './use-color-text.ts'

interface ColourPanelsProps {
  readonly row: RefObject<HTMLDivElement | null>
  readonly colours: readonly PlacedColour[]
  readonly onScroll: () => void
}

/** Shows all colours in a row: one fills the screen, its neighbours show at the edges. */
export function ColourPanels({ row, colours, onScroll }: ColourPanelsProps) {
  return (
    <div
      ref={row}
      onScroll={onScroll}
      className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain px-3 [scrollbar-width:none] md:px-6"
    >
      {colours.map((placed, at) => (
        // Never hidden: a swipe pulls the neighbours in.
        <Tabs.Panel
          key={placed.place}
          value={at}
          keepMounted
          hidden={false}
          className="h-full w-full shrink-0 snap-center outline-none"
        >
          <Panel {...placed} />
        </Tabs.Panel>
      ))}
    </div>
  )
}

function Panel({ colour: { hex, munsell, names }, place }: PlacedColour) {
  const language = useLanguage()
  const { card, best } = useColorText()

  return (
    <ColourField hex={hex} className="flex h-full flex-col gap-6 px-5 pt-32 pb-28 md:px-12">
      <div className="mx-auto flex min-h-24 w-full max-w-(--container-form) grow items-center justify-center border-2 border-dashed border-current/60 p-6 text-center">
        <SmallOn hex={hex}>{card.holdHere}</SmallOn>
      </div>
      <div>
        <p className="display-hero wrap-anywhere">{names[language]}</p>
        <SmallOn hex={hex} className="mt-2">
          <p>
            <OtherLanguageNames names={names} />
          </p>
          <p className="figures">
            <span className="uppercase">{hex}</span>
            {munsell && ` · ${munsell}`}
          </p>
          <p className="mt-3">
            {best.uses[useAt(place)].title}. {card.sameFamily}
          </p>
        </SmallOn>
      </div>
    </ColourField>
  )
}
