import { Outlet } from 'react-router'
import { SideMenu } from './side-menu.tsx'
import { useIsMember } from './use-is-member.ts'

/**
 * A member's screens with their menu: beside them from 1024 px, above them on a phone. As high as the
 * window at least, so that the footer does not move when a list arrives.
 */
export default function MyPageLayout() {
  const isMember = useIsMember()

  return (
    <div className="min-h-dvh w-full lg:px-gutter">
      <div className="mx-auto max-w-(--container-page) lg:flex">
        {isMember && <SideMenu />}
        <div className={`min-w-0 grow ${isMember ? 'lg:-mr-gutter' : 'lg:-mx-gutter'}`}>
          <Outlet />
        </div>
      </div>
    </div>
  )
}
