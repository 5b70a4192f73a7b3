import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '#web/api/session.ts'
import { withNext } from '#web/layout/login-address.ts'
import { orderPageAddress } from './order-addresses.ts'
import { offerDraftToMember } from './order-draft.ts'

interface LoginLinkProps {
  readonly productId: string
  readonly children: ReactNode
}

/**
 * Switches from a guest's order to a member's through the login; keeps the form's content.
 * Signed-in users go there directly.
 */
export function LoginLink({ productId, children }: LoginLinkProps) {
  const isSignedIn = useSession() !== null
  const order = orderPageAddress(productId)

  return (
    <Link
      to={isSignedIn ? order : withNext('/login', order)}
      onClick={offerDraftToMember}
      className="reach underline decoration-rule underline-offset-4 hover:text-ink"
    >
      {children}
    </Link>
  )
}
