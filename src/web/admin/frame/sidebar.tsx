import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { LanguageSwitch } from '#web/layout/language-switch.tsx'
import { useLogout } from '#web/layout/use-logout.ts'
import { CloseIcon, MenuIcon } from '#web/ui/icons.tsx'
import { isTodayAt } from '../queue/queue-filters.ts'
import { waitingCounts } from '../queue/queue-queries.ts'
import { handWaits } from '../queue/waits.ts'
import { useAdminText } from './admin-text.ts'

const MENU_ID = 'admin-menu'

/** Where one can go in the back office: beside the screens, on a phone behind a button above. */
export function Sidebar({ name }: { readonly name: string }) {
  const text = useText()
  const admin = useAdminText()
  const menu = useRef<HTMLDivElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes whenever one has gone somewhere
  useEffect(() => menu.current?.hidePopover(), [key])

  return (
    <>
      <header className="sticky top-0 z-30 flex h-14 items-center justify-between border-b border-sand bg-paper px-4 lg:hidden">
        <Name />
        <button
          type="button"
          popoverTarget={MENU_ID}
          aria-label={text.ui.openMenu}
          className="-mr-2.5 flex size-touch items-center justify-center"
        >
          <MenuIcon className="size-6" />
        </button>
      </header>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto bg-paper text-ink open:flex lg:open:hidden"
      >
        <div className="flex h-14 shrink-0 items-center justify-between px-4">
          <Name />
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label={text.ui.closeMenu}
            className="-mr-2.5 flex size-touch items-center justify-center"
          >
            <CloseIcon className="size-6" />
          </button>
        </div>
        <Entries label={admin.menu} />
        <Foot name={name} />
      </div>
      <aside className="sticky top-0 flex h-dvh flex-col overflow-y-auto border-r border-sand max-lg:hidden">
        <div className="px-5.5 pt-6 pb-5">
          <Name />
        </div>
        <Entries label={admin.menu} />
        <Foot name={name} />
      </aside>
    </>
  )
}

function Name() {
  const admin = useAdminText()
  return <span className="font-display text-[1.3125rem] font-light">{admin.name}</span>
}

function Entries({ label }: { readonly label: string }) {
  const { screens, waitingCount } = useAdminText()
  const { number } = useFormat()
  const location = useLocation()
  const { data: waiting } = useQuery(waitingCounts)
  const isToday = isTodayAt(location)
  const count = waiting ? handWaits.reduce((sum, each) => sum + (waiting[each] ?? 0), 0) : 0

  return (
    <nav aria-label={label} className="flex flex-col">
      <Entry to="/admin" current={isToday}>
        {screens.today}
        {count > 0 && (
          <span className="figures font-strong text-clay in-aria-[current]:text-blush">
            {number(count)}
            <span className="sr-only"> {waitingCount}</span>
          </span>
        )}
      </Entry>
      <Entry to="/admin/orders" current={!isToday && location.pathname.startsWith('/admin/orders')}>
        {screens.orders}
      </Entry>
      <Entry to="/admin/member-management" current={location.pathname.endsWith('management')}>
        {screens.members}
      </Entry>
      <Entry to="/admin/outbox" current={location.pathname.endsWith('outbox')}>
        {screens.outbox}
      </Entry>
    </nav>
  )
}

interface EntryProps {
  readonly to: string
  readonly current: boolean
  readonly children: ReactNode
}

const Entry = ({ to, current, children }: EntryProps) => (
  <Link
    to={to}
    aria-current={current ? 'page' : undefined}
    className="flex min-h-touch items-center justify-between px-5.5 text-small -outline-offset-2 hover:bg-fill aria-[current]:bg-ink aria-[current]:text-paper aria-[current]:outline-paper lg:min-h-9.5"
  >
    {children}
  </Link>
)

function Foot({ name }: { readonly name: string }) {
  const text = useText().layout
  const admin = useAdminText()
  const logout = useLogout('/login')
  const line = 'flex min-h-touch items-center text-left hover:text-clay lg:min-h-8'

  return (
    <div className="mt-auto flex flex-col px-5.5 pt-8 pb-4 text-tiny text-muted">
      <p className="truncate pb-1">{name}</p>
      <Link to="/user" className={line}>
        {admin.toSite}
      </Link>
      <button type="button" onClick={logout} className={line}>
        {text.logout}
      </button>
      <div className="-ml-2">
        <LanguageSwitch />
      </div>
    </div>
  )
}
