import { useEffect, useId, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { LanguageSwitch } from '#web/layout/language-switch.tsx'
import { useLogout } from '#web/layout/use-logout.ts'
import { useNewInquiries } from '../inquiries/use-new-inquiries.ts'
import { useMoneyTaskCount } from '../money-tasks/money-task-queries.ts'
import { useAdminText } from './admin-text.ts'
import { type Destination, type DestinationGroup, destinationsOf } from './destinations.ts'
import { MoreBelow } from './more-below.tsx'
import { useMay } from './role.tsx'
import { useWaitingCount } from './use-waiting-count.ts'

/**
 * Menu of the back office by group, with what the role may use, in two columns on a phone, with the user and the sign-out
 * button below.
 */
export function Menu({ name }: { readonly name: string }) {
  const text = useAdminText()
  const menu = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const groups = destinationsOf(useMay())
  const pinned = groups.find(({ name: group }) => group === PINNED)

  // Scroll the current entry into view: a low window cannot show the whole menu.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every screen
  useEffect(() => {
    const popover = menu.current?.closest('[popover]')
    const showCurrent = () =>
      menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
    showCurrent()
    popover?.addEventListener('toggle', showCurrent)
    return () => popover?.removeEventListener('toggle', showCurrent)
  }, [pathname])

  return (
    <>
      <nav aria-label={text.menu} className="flex min-h-0 grow flex-col">
        <div className="relative min-h-0 grow">
          <div
            ref={menu}
            className="h-full scroll-py-8 space-y-2 overflow-y-auto pb-2 lg:space-y-1.5 low:space-y-0 low:pb-0"
          >
            {groups
              .filter(({ name: group }) => group !== PINNED)
              .map((group) => (
                <Group key={group.name} {...group} />
              ))}
          </div>
          <MoreBelow list={menu} />
        </div>
        {pinned && (
          <div className="shrink-0 border-t border-sand pb-1 low:pt-1">
            <Group {...pinned} />
          </div>
        )}
      </nav>
      <Foot name={name} />
    </>
  )
}

/** The settings stay visible below the scrolled groups. */
const PINNED = 'settings'

/** In a low window, a line replaces the heading. */
function Group({ name, destinations }: DestinationGroup) {
  const { groups } = useAdminText()
  const id = useId()

  return (
    <div className="low:not-first:mt-0.5 low:not-first:border-t low:not-first:border-sand low:not-first:pt-0.5">
      <p id={id} className="px-5.5 py-1 text-tiny text-muted lg:py-0.5 low:sr-only">
        {groups[name]}
      </p>
      <ul aria-labelledby={id} className="max-lg:grid max-lg:grid-cols-2">
        {destinations.map((destination) => (
          <li key={destination.name}>
            <Entry {...destination} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Entry({ name, to, isAt }: Destination) {
  const { screens } = useAdminText()
  const here = useLocation()

  return (
    <Link
      to={to}
      aria-current={isAt(here) ? 'page' : undefined}
      className="flex min-h-touch items-center justify-between gap-2 px-5.5 text-small -outline-offset-2 hover:bg-fill aria-[current]:bg-ink aria-[current]:text-paper aria-[current]:outline-paper lg:min-h-[clamp(1.5rem,3.6dvh,1.75rem)]"
    >
      {screens[name]}
      {name === 'today' && <WaitingCount />}
      {name === 'money' && <MoneyTasksCount />}
      {name === 'inquiries' && <NewInquiries />}
    </Link>
  )
}

/**
 * Shows the number of tasks waiting for the studio, money tasks included; renders nothing for 0.
 */
export function WaitingCount() {
  const { waitingCount } = useAdminText()
  return <MenuCount count={useWaitingCount()} label={waitingCount} />
}

/** Shows the number of open questions and alarms about money. */
function MoneyTasksCount() {
  const { waitingCount } = useAdminText()
  return <MenuCount count={useMoneyTaskCount()} label={waitingCount} />
}

/** Shows the number of inquiries that this administrator has not seen. */
function NewInquiries() {
  const { unseen } = useAdminText().inquiries
  return <MenuCount count={useNewInquiries()} label={unseen} />
}

function MenuCount({ count, label }: { readonly count: number; readonly label: string }) {
  const { number } = useFormat()
  if (count === 0) return null

  return (
    <span className="figures font-strong text-clay in-aria-[current]:text-blush">
      {number(count)}
      <span className="sr-only"> {label}</span>
    </span>
  )
}

function Foot({ name }: { readonly name: string }) {
  const text = useText().layout
  const admin = useAdminText()
  const logout = useLogout('/login')
  const line = 'flex min-h-touch items-center text-left hover:text-clay lg:min-h-8 low:min-h-6'

  return (
    <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 border-t border-sand px-5.5 pt-2 pb-1 text-tiny text-muted lg:pt-3 lg:pb-2 low:pt-1 low:pb-1">
      <p className="w-full truncate low:w-auto low:max-w-16">{name}</p>
      <div className="flex flex-wrap gap-x-4 low:order-last low:-mr-4 low:w-full low:gap-x-3">
        <Link to="/user" className={line}>
          {admin.toSite}
        </Link>
        <Link to="/user/mypage/settings" className={line}>
          {admin.ownAccount}
        </Link>
        <button type="button" data-leaves onClick={logout} className={line}>
          {text.logout}
        </button>
      </div>
      <div className="-ml-3 lg:-ml-2 [&_button]:max-lg:min-w-touch low:[&_button]:min-h-7 low:[&_button]:min-w-7 low:[&_button]:px-1">
        <LanguageSwitch />
      </div>
    </div>
  )
}
