import { Tabs } from '@base-ui/react/tabs'
import { useLanguage } from '#web/language/use-text.ts'
import type { PlacedColour } from '../groups.ts'
import { useColorText } from './use-color-text.ts'

/** Shows all colours as small tabs; arrow keys move between them. */
export function ColourTabs({ colours }: { readonly colours: readonly PlacedColour[] }) {
  const language = useLanguage()
  const { card } = useColorText()

  return (
    <Tabs.List
      aria-label={card.colours}
      activateOnFocus
      className="pointer-events-auto mx-auto flex h-14 w-full max-w-(--container-form) items-end"
    >
      {colours.map(({ colour: { hex, names } }, at) => (
        <Tabs.Tab
          key={`${hex} ${names.ko}`}
          value={at}
          aria-label={names[language]}
          className="group flex h-full min-w-0 grow basis-0 items-end px-px outline-current"
        >
          <span
            className="h-9 w-full border border-paper/40 group-data-active:h-13 group-data-active:border-3 group-data-active:border-paper group-data-active:outline group-data-active:outline-ink"
            style={{ backgroundColor: hex }}
          />
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
}
