import { Link } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import { useClosingMenu } from '#web/layout/use-closing-menu.ts'
import { CloseIcon, MenuIcon, SearchIcon } from '#web/ui/icons.tsx'
import { useOnline } from '#web/ui/offline-notice.tsx'
import { useOpenSearch } from '../search/open-search.ts'
import { useAdminText } from './admin-text.ts'
import { Menu, WaitingCount } from './menu.tsx'

const MENU_ID = 'admin-menu'

const hide = (menu: HTMLDivElement) => menu.hidePopover()

/** Sidebar of the back office; on a phone, a menu behind a button at the top. */
export function Sidebar({ name }: { readonly name: string }) {
  const text = useText()
  const menu = useClosingMenu(hide)
  const online = useOnline()

  return (
    <>
      <header className="sticky top-0 z-30 flex h-14 items-center justify-between border-b border-sand bg-paper px-4 lg:hidden">
        <Name />
        <div className="flex items-center">
          <SearchButton />
          <button
            type="button"
            popoverTarget={MENU_ID}
            className="-mr-2.5 flex min-h-touch min-w-touch items-center justify-end gap-2 pr-2.5 text-small"
          >
            <WaitingCount />
            <MenuIcon className="size-6" />
            <span className="sr-only">{text.ui.openMenu}</span>
          </button>
        </div>
      </header>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col bg-paper text-ink open:flex lg:open:hidden"
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
        <Menu name={name} />
      </div>
      <aside
        className={`sticky top-0 flex flex-col border-r border-sand max-lg:hidden ${online ? 'h-dvh' : 'h-[calc(100dvh-var(--spacing-offline))]'}`}
      >
        <div className="flex items-center justify-between px-5.5 pt-5 pb-3 low:pt-1 low:pb-1">
          <Name />
          <SearchButton />
        </div>
        <Menu name={name} />
      </aside>
    </>
  )
}

/** Opens the global search, like the keys `/` and ⌘K. */
function SearchButton() {
  const { search } = useAdminText()
  const open = useOpenSearch()
  return (
    <button
      type="button"
      onClick={open}
      aria-keyshortcuts="/ Control+K Meta+K"
      title={search.open}
      className="flex size-touch shrink-0 items-center justify-center hover:text-clay lg:-mr-3 lg:size-8"
    >
      <SearchIcon className="size-5 lg:size-4.5" />
      <span className="sr-only">{search.open}</span>
    </button>
  )
}

function Name() {
  const admin = useAdminText()
  return (
    <Link
      to="/admin"
      className="flex min-h-touch items-center font-display text-[1.25rem] font-light whitespace-nowrap lg:min-h-8 lg:text-[1.125rem]"
    >
      {admin.name}
    </Link>
  )
}
