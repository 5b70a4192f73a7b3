import type { ReactNode } from 'react'
import { MinusIcon, PlusIcon } from './icons.tsx'

interface AccordionItem {
  readonly id: string
  readonly title: ReactNode
  /** Shown below the title, also while it is closed. */
  readonly line?: ReactNode
  readonly body: ReactNode
}

interface AccordionProps {
  readonly items: readonly AccordionItem[]
  /** Shows a large number before each item, for steps. */
  readonly numbered?: boolean
  /** Heading level of the titles. */
  readonly level?: 2 | 3 | 4
  /** Whether all items are open initially. */
  readonly open?: boolean
}

/**
 * Items that expand independently, in 300 ms. Uses `<details>`: works without scripts, and closed
 * content is still found by the browser's search and printed.
 */
export function Accordion({ items, numbered, level = 3, open }: AccordionProps) {
  const Heading = `h${level}` as const

  return (
    <div className="border-b border-ink">
      {items.map((item, at) => (
        <details key={item.id} open={open} className="group border-t border-ink">
          <summary className="flex min-h-touch list-none items-center gap-5 py-6 text-lead font-strong hover:text-clay md:gap-9 md:text-[1.25rem] [&::-webkit-details-marker]:hidden">
            {numbered && (
              <span className="w-7 shrink-0 self-start font-display text-[1.75rem] leading-[1.1] font-light text-clay md:text-[2rem]">
                {at + 1}
              </span>
            )}
            {item.line ? (
              <span className="grow">
                <Heading>{item.title}</Heading>
                <span className="mt-0.5 block text-body font-regular text-muted">{item.line}</span>
              </span>
            ) : (
              <Heading className="grow">{item.title}</Heading>
            )}
            <PlusIcon className="size-4 group-open:hidden" />
            <MinusIcon className="hidden size-4 group-open:block" />
          </summary>
          <div className={`pb-7 ${numbered ? 'pl-12 md:pl-16' : ''}`}>{item.body}</div>
        </details>
      ))}
    </div>
  )
}
