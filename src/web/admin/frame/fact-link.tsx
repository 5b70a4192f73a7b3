import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatPhone } from '#domain/accounts/phone.ts'

/** Underlined within text, with a touch target on a phone. */
const linkClass =
  'inline-flex min-h-touch items-center underline decoration-rule underline-offset-4 hover:decoration-ink lg:min-h-6'

interface FactLinkProps {
  readonly to: string
  readonly children: ReactNode
}

/** Link within a list of facts. */
export const FactLink = ({ to, children }: FactLinkProps) => (
  <Link to={to} className={linkClass}>
    {children}
  </Link>
)

export const MailLink = ({ address }: { readonly address: string }) => (
  <a href={`mailto:${address}`} className={`${linkClass} break-all`}>
    {address}
  </a>
)

export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a href={`tel:${phone}`} className={`${linkClass} figures`}>
    {formatPhone(phone)}
  </a>
)
