import { type MouseEvent, useEffect, useRef } from 'react'
import type { ReportPart } from './report-sections.ts'
import { anchorOf } from './section-anchor.ts'
import { useCurrentSection } from './use-current-section.ts'
import { useReportText } from './use-report-text.ts'

/**
 * Table of contents beside the sheet, or a strip above it on narrow screens. Highlights the current
 * section.
 */
export function ReportContents({ parts }: { readonly parts: readonly ReportPart[] }) {
  const { screens } = useReportText()
  const [current, goTo] = useCurrentSection(parts)
  const strip = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const list = strip.current
    const item = list?.querySelector<HTMLElement>('[aria-current]')
    // Scrolls only the strip: scrollIntoView would interrupt the page's scrolling.
    if (list && item) list.scrollTo({ left: item.offsetLeft - list.clientWidth / 3 })
  })

  function follow(event: MouseEvent, section: string) {
    event.preventDefault()
    goTo(section)
  }

  return (
    <nav aria-label={screens.contents}>
      <ul
        ref={strip}
        className="relative flex gap-6 overflow-x-auto border-b border-sand [scrollbar-width:none] @column:block @column:overflow-visible @column:border-b-0 @column:border-l"
      >
        {parts.map(({ name, title }) => (
          <li key={name} className="shrink-0">
            <a
              href={`#${anchorOf(name)}`}
              aria-current={name === current ? 'true' : undefined}
              onClick={(event) => follow(event, name)}
              className="flex min-h-touch items-center text-small whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current]:font-strong aria-[current]:text-ink aria-[current]:shadow-[inset_0_-3px_0_var(--color-clay)] @column:-ml-px @column:border-l @column:border-transparent @column:pl-4 @column:aria-[current]:border-clay @column:aria-[current]:shadow-none"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
