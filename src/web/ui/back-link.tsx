import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BackIcon } from './icons.tsx'

interface BackLinkProps {
  readonly to: string
  readonly children: ReactNode
}

/** Link above a title to the likely previous page. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <Link to={to} className="-my-2.5 inline-flex min-h-touch items-center gap-2 hover:text-ink">
    <BackIcon className="size-4" />
    {children}
  </Link>
)
