import type { ReactNode } from 'react'
import type { ReportPart } from './report-sections.ts'
import { anchorOf } from './section-anchor.ts'

interface PartProps extends ReportPart {
  readonly isUntitled?: true | undefined
  readonly isCover?: true | undefined
  readonly children: ReactNode
}

/** Shows a part of a sheet under its heading. */
export function ReportPartSection({ name, title, isUntitled, isCover, children }: PartProps) {
  return (
    <section
      id={anchorOf(name)}
      aria-labelledby={`${anchorOf(name)}-title`}
      className={`scroll-mt-14 border-ink not-first:border-t @column:scroll-mt-4 print:break-inside-avoid print:pt-5 print:pb-5 print:last:pb-0 ${isCover ? 'pb-6 @column:pb-0' : 'pt-10 pb-16 @column:pt-14 @column:pb-20'}`}
    >
      <h2
        id={`${anchorOf(name)}-title`}
        tabIndex={-1}
        className={isUntitled ? 'sr-only' : 'display-heading mb-6 outline-none'}
      >
        {title}
      </h2>
      {children}
    </section>
  )
}
