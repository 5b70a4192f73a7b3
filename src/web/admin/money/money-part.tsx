import type { ReactNode } from 'react'

interface MoneyPartProps {
  /** Id of the heading, the target of the links above. */
  readonly id: string
  readonly title: string
  readonly note?: ReactNode
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** One of the three sections of the page. */
export const MoneyPart = ({ id, title, note, action, children }: MoneyPartProps) => (
  <section id={id} aria-label={title} className="scroll-mt-16 pt-10 lg:pt-12">
    <div className="flex flex-wrap items-baseline gap-x-4 border-b border-ink pb-2">
      <h2 className="font-display text-[1.3125rem] font-light lg:text-[1.5rem]">{title}</h2>
      {note && <p className="grow text-small text-muted">{note}</p>}
      {action && <div className="ml-auto">{action}</div>}
    </div>
    {children}
  </section>
)
