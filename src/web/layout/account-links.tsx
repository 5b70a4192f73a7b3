import { Link, useMatches } from 'react-router'
import { isStaffRole } from '#domain/accounts/roles.ts'
import { useText } from '#web/language/use-text.ts'
import type { Viewer } from '#web/page-context.ts'
import { useLoginAddress } from './login-address.ts'
import { publicOf } from './public-handle.ts'
import { useLogout } from './use-logout.ts'

interface AccountLinksProps {
  readonly viewer: Viewer
  /** A phone's header has room for one link; its menu has them all. */
  readonly compact?: boolean
}

/** Links for visitors to the login, from own pages back to them; for members to their pages. */
export function AccountLinks({ viewer, compact }: AccountLinksProps) {
  const text = useText().layout
  const logout = useLogout('/user')
  const login = useLoginAddress()
  const isPublic = useMatches().some(({ handle }) => publicOf(handle))
  const link = 'inline-flex min-h-touch items-center whitespace-nowrap hover:text-clay'
  const isStaff = viewer.kind !== 'visitor' && isStaffRole(viewer.role)

  if (viewer.kind === 'visitor') {
    return (
      <Link to={isPublic ? '/login' : login} className={link}>
        {text.login}
      </Link>
    )
  }
  return (
    <>
      {isStaff && (
        <Link to="/admin" className={link}>
          {text.admin}
        </Link>
      )}
      <Link to="/user/mypage" className={`${link} ${compact && isStaff ? 'max-sm:hidden' : ''}`}>
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
