import type { ReactNode } from 'react'

interface PartProps {
  readonly title: string
  /** Heading level of the title. */
  readonly level?: 2 | 3
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** Section of a detail view, below a hairline. */
export function Part({ title, level = 3, note, children }: PartProps) {
  const Heading = `h${level}` as const

  return (
    <section className="border-t border-sand py-4.5">
      <div className="flex items-baseline justify-between gap-4 pb-2">
        <Heading className="shrink-0 text-small font-strong">{title}</Heading>
        {note && <p className="text-right text-tiny text-muted">{note}</p>}
      </div>
      {children}
    </section>
  )
}
