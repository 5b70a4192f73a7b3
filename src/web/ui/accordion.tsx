import { Accordion as Base } from '@base-ui/react/accordion'
import type { ReactNode } from 'react'
import { MinusIcon, PlusIcon } from './icons.tsx'

export interface AccordionItem {
  readonly id: string
  readonly title: ReactNode
  readonly body: ReactNode
}

interface AccordionProps {
  readonly items: readonly AccordionItem[]
  /** Stands a large number before each: the steps of a way. */
  readonly numbered?: boolean
  /** The level of the titles within the page. */
  readonly level?: 2 | 3 | 4
}

/** Lines that open on their own, in 300 ms. What is closed is still found by the browser's search. */
export function Accordion({ items, numbered, level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const

  return (
    <Base.Root multiple hiddenUntilFound className="border-b border-ink">
      {items.map((item, at) => (
        <Base.Item key={item.id} value={item.id} className="border-t border-ink">
          <Base.Header render={<Heading />}>
            <Base.Trigger className="group flex w-full items-center gap-5 py-6 text-left text-lead font-strong md:gap-9 md:text-[1.25rem]">
              {numbered && (
                <span className="w-7 shrink-0 font-display text-[1.75rem] leading-none font-light">
                  {at + 1}
                </span>
              )}
              <span className="grow">{item.title}</span>
              <PlusIcon className="size-4 group-data-panel-open:hidden" />
              <MinusIcon className="hidden size-4 group-data-panel-open:block" />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className="h-(--accordion-panel-height) overflow-hidden transition-[height] duration-(--duration-open) data-ending-style:h-0 data-starting-style:h-0">
            <div className={`pb-7 ${numbered ? 'pl-12 md:pl-16' : ''}`}>{item.body}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  )
}
