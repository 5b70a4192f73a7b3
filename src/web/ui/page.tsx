import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const widths = {
  form: 'max-w-(--container-form)',
  text: 'max-w-(--container-text)',
  column: 'max-w-(--container-column)',
  page: 'max-w-(--container-page)',
}

interface ColumnProps {
  readonly width?: keyof typeof widths
  readonly className?: string
  readonly children: ReactNode
}

/** The middle column with its gutters; at most 1280 px wide. */
export function Column({ width = 'page', className, children }: ColumnProps) {
  return (
    <div className={classNames('mx-auto w-full px-gutter', className)}>
      <div className={classNames('mx-auto', widths[width])}>{children}</div>
    </div>
  )
}

interface PageProps extends ColumnProps {
  readonly title: ReactNode
  /** Small content above the title: a back link or a step trail. */
  readonly above?: ReactNode
  readonly intro?: ReactNode
  /** Hides the title visually, for pages whose content speaks for itself. */
  readonly titleUnseen?: boolean
  /** Beside the content from 1024 px, after it on a phone. */
  readonly aside?: ReactNode
}

/** A screen: title, content, and an optional aside. */
export function Page({
  title,
  above,
  intro,
  titleUnseen = false,
  aside,
  width,
  className,
  children,
}: PageProps) {
  return (
    <Column width={width ?? (aside ? 'column' : 'text')} className={classNames('pb-20', className)}>
      <header
        className={classNames(titleUnseen ? 'sr-only' : 'border-b border-ink pt-6 pb-6 md:pt-14')}
      >
        {above && <div className="mb-7 text-small text-muted">{above}</div>}
        <h1 className="display-title">{title}</h1>
        {intro && <p className="mt-2 text-balance text-muted">{intro}</p>}
      </header>
      {aside ? (
        <div className="lg:grid lg:grid-cols-[1fr_22rem] lg:gap-16">
          <div className="min-w-0">{children}</div>
          <aside className="lg:sticky lg:top-(--spacing-header) lg:self-start">{aside}</aside>
        </div>
      ) : (
        children
      )}
    </Column>
  )
}

interface SectionProps {
  readonly title?: ReactNode
  readonly hint?: ReactNode
  readonly id?: string
  /** Omits the line above, for the first section of a page. */
  readonly first?: boolean
  readonly children: ReactNode
}

/** A part of a screen under a hairline. */
export function Section({ title, hint, id, first, children }: SectionProps) {
  return (
    <section id={id} className={classNames('pt-7 pb-9', !first && 'border-t border-ink')}>
      {title && <h2 className="text-lead font-strong">{title}</h2>}
      {hint && <p className="mt-0.5 text-small text-muted">{hint}</p>}
      <div className={title ? 'mt-5' : ''}>{children}</div>
    </section>
  )
}
