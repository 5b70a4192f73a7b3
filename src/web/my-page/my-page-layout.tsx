import { Outlet, useLocation, useMatches } from 'react-router'
import { MemberOnly } from '#web/accounts/member-only.tsx'
import { useIsMember } from '#web/accounts/use-is-member.ts'
import { useText } from '#web/language/use-text.ts'
import { memberOnlyOf } from '#web/layout/member-handle.ts'
import { MY_PAGE } from './menu-groups.ts'
import { SideMenu } from './side-menu.tsx'

/**
 * Layout of a member's screens with their menu: beside them from 1024 px, above them on a phone, on
 * my page itself below the open orders. At least as high as the window, so that the footer does not
 * move.
 */
export default function MyPageLayout() {
  const isMember = useIsMember()
  const text = useText()
  const { pathname } = useLocation()
  const titleOf = useMatches()
    .map(({ handle }) => memberOnlyOf(handle))
    .findLast(Boolean)

  return (
    <div className="min-h-dvh w-full lg:px-gutter">
      <div className="mx-auto flex max-w-(--container-page) flex-col [reading-flow:flex-visual] lg:flex-row">
        {isMember && <SideMenu isLast={pathname === MY_PAGE} />}
        <div className={`min-w-0 grow ${isMember ? 'lg:-mr-gutter' : 'lg:-mx-gutter'}`}>
          {titleOf ? (
            <MemberOnly title={titleOf(text)}>
              <Outlet />
            </MemberOnly>
          ) : (
            <Outlet />
          )}
        </div>
      </div>
    </div>
  )
}
