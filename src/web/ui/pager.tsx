import type { ReactNode } from 'react'
import { Link, Navigate } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import { FirstIcon, LastIcon, NextIcon, PreviousIcon } from './icons.tsx'
import { numbersAround } from './pager-numbers.ts'

interface PagerProps {
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly onPage?: (page: number) => void
  /** Returns the address of a page: then the numbers are links. */
  readonly hrefOf?: (page: number) => string
}

/**
 * First, previous, up to five numbers, next, last. Hidden if there is one page. A page number past
 * the end counts as the last one.
 */
export function Pager({ page, pages, onPage, hrefOf }: PagerProps) {
  const text = useText().ui
  if (hrefOf && pages > 0 && page > pages) {
    return <Navigate to={hrefOf(pages)} replace />
  }
  if (pages <= 1) return null

  const step = (to: number, label: string, face: ReactNode) => (
    <PageStep
      key={label}
      label={label}
      current={to === page && label === text.page(to)}
      disabled={to < 1 || to > pages || (to === page && label !== text.page(to))}
      href={hrefOf?.(to)}
      onPress={() => onPage?.(to)}
    >
      {face}
    </PageStep>
  )

  return (
    <nav aria-label={text.pages} className="flex justify-center py-8">
      {step(page === 1 ? 0 : 1, text.firstPage, <FirstIcon className="size-4" />)}
      {step(page - 1, text.previousPage, <PreviousIcon className="size-4" />)}
      {numbersAround(page, pages).map((number) => step(number, text.page(number), number))}
      {step(page + 1, text.nextPage, <NextIcon className="size-4" />)}
      {step(page === pages ? pages + 1 : pages, text.lastPage, <LastIcon className="size-4" />)}
    </nav>
  )
}

interface PageStepProps {
  readonly label: string
  readonly current: boolean
  readonly disabled: boolean
  readonly href: string | undefined
  readonly onPress: () => void
  readonly children: ReactNode
}

function PageStep({ label, current, disabled, href, onPress, children }: PageStepProps) {
  const attributes = {
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    className:
      'figures flex h-touch min-w-8 grow-0 items-center justify-center px-1 text-muted hover:text-ink disabled:invisible aria-[current=page]:font-strong aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--color-clay)] sm:min-w-touch',
  }
  if (href && !disabled) {
    return (
      <Link to={href} preventScrollReset {...attributes}>
        {children}
      </Link>
    )
  }
  return (
    <button type="button" disabled={disabled} onClick={onPress} {...attributes}>
      {children}
    </button>
  )
}
