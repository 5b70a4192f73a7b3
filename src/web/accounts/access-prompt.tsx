import { useState } from 'react'
import { useSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { useCurrentPath, withNext } from '#web/layout/login-address.ts'
import { useLogout } from '#web/layout/use-logout.ts'
import { GuestProof } from '#web/own-orders/guest-proof.tsx'
import { useGuestLink } from '#web/own-orders/use-guest-link.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { SignInPanel } from './sign-in-panel.tsx'

/** How guests prove that an order is theirs. */
interface GuestAccess {
  /** Null if the address does not contain it; the guest then types it. */
  readonly orderNumber: string | null
  /** Called with the proof. If absent, the token is put into the page's address. */
  readonly onProven?: (orderNumber: string, token: string) => void
}

export interface AccessPromptProps {
  /** Absent for a page that only members have. */
  readonly guest?: GuestAccess | undefined
  /** Message of the page about what could not be shown. */
  readonly problem?: string | false | undefined
}

/**
 * Asks for the access that a page requires: a login, or a code sent to the guest's mailbox. The
 * address stays, so that the same page shows afterwards. Says so if the visitor is signed in as
 * someone else.
 */
export function AccessPrompt({ guest, problem }: AccessPromptProps) {
  const text = useText().accounts.access
  const session = useSession()
  const currentPath = useCurrentPath()
  const link = useGuestLink()
  const logout = useLogout(withNext('/login', currentPath))
  const [asGuest, setAsGuest] = useState(link.hasToken)
  const toMember = session ? () => void logout() : () => setAsGuest(false)

  if (guest && asGuest) {
    return (
      <div className="space-y-5 pt-6">
        {problem && <Problem>{problem}</Problem>}
        <p role="status">{link.hasToken ? text.linkEnded : text.guestText}</p>
        <GuestProof orderNumber={guest.orderNumber} onProven={guest.onProven ?? link.renew} />
        <Switch label={session ? text.otherAccount : text.asMember} onPress={toMember} />
      </div>
    )
  }
  return (
    <div className="space-y-5 pt-6">
      {problem && <Problem>{problem}</Problem>}
      <p role="status">{session ? text.notYours(session.user.name) : text.memberText}</p>
      {session ? (
        <div className="py-8">
          <Button wide onClick={() => void logout()}>
            {text.otherAccount}
          </Button>
        </div>
      ) : (
        <SignInPanel next={currentPath} />
      )}
      {guest && (
        <Switch label={text.asGuest} onPress={() => setAsGuest(true)} isParted={!session} />
      )}
    </div>
  )
}

interface SwitchProps {
  readonly label: string
  readonly onPress: () => void
  /** Whether the content above ends in a line already. */
  readonly isParted?: boolean
}

const Switch = ({ label, onPress, isParted = false }: SwitchProps) => (
  <div className={isParted ? '' : 'border-t border-sand pt-6'}>
    <Button kind="secondary" wide onClick={onPress}>
      {label}
    </Button>
  </div>
)
