import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { ForwardIcon } from '#web/ui/icons.tsx'

interface SectionHeadProps {
  readonly id: string
  readonly title: string
  readonly intro?: ReactNode
  /** The page with the section's full content. Source: LND-01. */
  readonly to: string
  /** Whether the intro is at the end of the title's line instead of below it. */
  readonly spread?: boolean
}

/** Title of a landing-page section, linked to its full page. */
export function SectionHead({ id, title, intro, to, spread }: SectionHeadProps) {
  return (
    <div className={classNames(spread && 'md:flex md:items-end md:justify-between md:gap-10')}>
      <h2 id={id} className="display-chapter max-w-[11em]">
        <Link to={to} className="group hover:text-clay">
          {title}
          <ForwardIcon className="ml-[0.35em] inline size-[0.55em] stroke-1 transition-transform group-hover:translate-x-1" />
        </Link>
      </h2>
      {intro && <p className="mt-3 max-w-(--container-form) text-muted md:mb-2">{intro}</p>}
    </div>
  )
}
