import { Link, useMatches } from 'react-router'
import { isStaffRole } from '#domain/accounts/roles.ts'
import { useText } from '#web/language/use-text.ts'
import type { Viewer } from '#web/page-context.ts'
import { useLoginAddress } from './login-address.ts'
import { publicOf } from './public-handle.ts'
import { useLogout } from './use-logout.ts'

interface AccountLinksProps {
  readonly viewer: Viewer
  /** A phone's header has no room for the logout. */
  readonly compact?: boolean
}

/** Links for visitors to the login, from own pages back to them; for members to their pages. */
export function AccountLinks({ viewer, compact }: AccountLinksProps) {
  const text = useText().layout
  const logout = useLogout('/user')
  const login = useLoginAddress()
  const isPublic = useMatches().some(({ handle }) => publicOf(handle))
  const link = 'inline-flex min-h-touch items-center hover:text-clay'

  if (viewer.kind === 'visitor') {
    return (
      <Link to={isPublic ? '/login' : login} className={link}>
        {text.login}
      </Link>
    )
  }
  return (
    <>
      {isStaffRole(viewer.role) && (
        <Link to="/admin" className={link}>
          {text.admin}
        </Link>
      )}
      <Link to="/user/mypage" className={link}>
        {text.myPage}
      </Link>
      <button
        type="button"
        data-leaves
        onClick={logout}
        className={`${link} text-muted ${compact ? 'max-lg:hidden' : ''}`}
      >
        {text.logout}
      </button>
    </>
  )
}
