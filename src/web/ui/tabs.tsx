import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

interface Tab<Name extends string> {
  readonly name: Name
  readonly label: ReactNode
  readonly panel: ReactNode
}

interface TabsProps<Name extends string> {
  /** Name of the tab list for screen readers. */
  readonly label: string
  readonly tabs: readonly Tab<Name>[]
  readonly open: Name
  readonly onOpen: (name: Name) => void
}

/** Tabs with panels. Arrow keys move between them. */
export function Tabs<Name extends string>({ label, tabs, open, onOpen }: TabsProps<Name>) {
  const openTab = (name: unknown) => {
    const tab = tabs.find((each) => each.name === name)
    if (tab) onOpen(tab.name)
  }

  return (
    <Base.Root value={open} onValueChange={openTab}>
      <Base.List
        aria-label={label}
        className="relative -mx-gutter flex gap-7 overflow-x-auto border-b border-ink px-gutter md:mx-0 md:px-0"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.name}
            value={tab.name}
            className="min-h-touch shrink-0 py-3 whitespace-nowrap text-muted -outline-offset-2 hover:text-ink data-active:font-strong data-active:text-ink"
          >
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-(--active-tab-left) h-[3px] w-(--active-tab-width) forced-color-adjust-none bg-clay transition-[left,width] duration-(--duration-open)" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.name} value={tab.name} className="pt-6">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
