import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { me } from '#web/accounts/account-queries.ts'
import { storageKeys, writeStored } from '#web/api/local-storage.ts'
import { useSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { useLogout } from '#web/layout/use-logout.ts'
import { useUnreadBadges } from '#web/notifications/use-unread-badges.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Badge } from './badge.tsx'
import { MemberSummary } from './member-summary.tsx'
import { isAt, type MenuGroup, menuGroups } from './menu-groups.ts'

const ENTRY =
  'inline-flex min-h-touch items-center text-small text-muted hover:text-ink aria-[current]:font-strong aria-[current]:text-ink lg:text-body'
/** On a phone the entries wrap, so that all are visible; a clay line marks the open one. */
const TOP_ENTRY =
  'aria-[current]:shadow-[inset_0_-3px_0_var(--color-clay)] lg:w-full lg:aria-[current]:shadow-none'

interface SideMenuProps {
  /** Whether it is below the page on a phone. */
  readonly isLast: boolean
}

/** Shows the member's details and links to their screens. Source: MYP-02. */
export function SideMenu({ isLast }: SideMenuProps) {
  const text = useText()
  const { data: user, isError } = useQuery(me)
  const session = useSession()
  const badges = useUnreadBadges()
  const logout = useLogout('/mainpage', () => {
    for (const key of [storageKeys.orderNumber, storageKeys.guestFlag, storageKeys.autoSearch])
      writeStored(key, null)
  })

  return (
    <div
      data-print="none"
      className={classNames(
        'px-gutter lg:w-56 lg:shrink-0 lg:px-0 lg:pt-16 lg:pb-20',
        isLast && 'max-lg:order-last max-lg:border-t max-lg:border-ink',
      )}
    >
      <MemberSummary user={user} known={session?.user} failed={isError} />
      <nav
        aria-label={text.myPage.menu}
        className="-mx-gutter border-b border-ink px-gutter lg:mx-0 lg:mt-8 lg:border-t lg:border-b-0 lg:px-0"
      >
        <div className="flex flex-wrap gap-x-4 lg:block">
          {menuGroups(text).map((group) => (
            <Entry
              key={group.label}
              group={group}
              unread={group.unread ? badges[group.unread] : 0}
            />
          ))}
          <div className="lg:border-b lg:border-sand">
            <button type="button" onClick={logout} className={ENTRY}>
              {text.layout.logout}
            </button>
          </div>
        </div>
      </nav>
    </div>
  )
}

interface EntryProps {
  readonly group: MenuGroup
  readonly unread: number
}

/** A menu entry; while one of its several pages is open, with a link to each. */
function Entry({ group: { label, pages }, unread }: EntryProps) {
  const { pathname } = useLocation()
  const isOpen = pages.some(({ to }) => isAt(pathname, to))
  const hasPages = pages.length > 1

  return (
    <>
      <div className="lg:border-b lg:border-sand">
        <Link
          to={pages[0].to}
          aria-current={isOpen ? (hasPages ? true : 'page') : undefined}
          className={`${ENTRY} ${TOP_ENTRY}`}
        >
          {label}
          {unread > 0 && <Badge count={unread} />}
        </Link>
      </div>
      {isOpen && hasPages && (
        <div className="order-last -mx-gutter basis-[calc(100%+2*var(--spacing-gutter))] border-t border-sand px-gutter lg:order-none lg:mx-0 lg:border-t-0 lg:border-b lg:px-0">
          <div className="flex flex-wrap gap-x-5 lg:flex-col lg:pl-4">
            {pages.map(({ to, label: name }) => (
              <Link
                key={to}
                to={to}
                aria-current={isAt(pathname, to) ? 'page' : undefined}
                className={`${ENTRY} lg:text-small`}
              >
                {name}
              </Link>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
