import { Link } from 'react-router'
import { useIsMember } from '#web/accounts/use-is-member.ts'
import { useText } from '#web/language/use-text.ts'
import { useLoginAddress } from '#web/layout/login-address.ts'

/**
 * Explains to guests that the list is on this device, and that a login makes it available
 * everywhere.
 */
export function SavedIntro({ children }: { readonly children: string }) {
  const { layout, saved: text } = useText()
  const login = useLoginAddress()
  if (useIsMember()) return children

  return (
    <>
      {text.guestHint}{' '}
      <Link
        to={login}
        className="reach underline decoration-rule underline-offset-4 hover:text-ink"
      >
        {layout.login}
      </Link>
    </>
  )
}
