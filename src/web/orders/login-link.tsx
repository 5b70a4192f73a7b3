import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ConsultingType } from '#contract/catalog.ts'
import { keepInTab, tabKeys } from '#web/api/kept-in-tab.ts'
import { useSession } from '#web/api/session.ts'
import { orderPageAddress } from './order-addresses.ts'
import { offerDraftToMember } from './order-draft.ts'

interface LoginLinkProps {
  readonly consultingType: ConsultingType
  readonly children: ReactNode
}

/**
 * From a guest's order to a member's: through the login and back, with everything that was filled in.
 * Who is signed in already goes straight there.
 */
export function LoginLink({ consultingType, children }: LoginLinkProps) {
  const isSignedIn = useSession() !== null
  const order = orderPageAddress(consultingType)

  function leave() {
    offerDraftToMember()
    if (!isSignedIn) keepInTab(tabKeys.wayBack, { to: order, isLost: false })
  }

  return (
    <Link
      to={isSignedIn ? order : '/login'}
      onClick={leave}
      className="reach underline decoration-rule underline-offset-4 hover:text-ink"
    >
      {children}
    </Link>
  )
}
