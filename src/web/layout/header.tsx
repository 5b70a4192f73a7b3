import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import type { Viewer } from '#web/page-context.ts'
import { CloseIcon, MenuIcon } from '#web/ui/icons.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { AccountLinks } from './account-links.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { sections, services } from './sections.ts'

const MENU_ID = 'site-menu'

/** Mark, ways through the site, account and language; on a phone behind one button. */
export function Header({ viewer }: { readonly viewer: Viewer }) {
  const text = useText()

  return (
    <header data-print="none" className="sticky top-0 z-30 bg-paper px-gutter">
      <div className="mx-auto flex h-header max-w-(--container-page) items-center justify-between gap-6">
        <Link to="/user" aria-label={text.layout.home} className="-ml-1 p-1">
          <Mark name={text.layout.siteName} />
        </Link>
        <div className="flex items-center gap-4 lg:gap-8">
          <nav aria-label={text.layout.sections} className="hidden items-center gap-7 lg:flex">
            {sections.map(({ name, to }) => (
              <Link key={name} to={to} className="py-2 text-small hover:text-clay">
                {text.layout[name]}
              </Link>
            ))}
          </nav>
          <div className="flex items-center gap-5 text-small lg:gap-7">
            <AccountLinks viewer={viewer} compact />
            <div className="hidden lg:block">
              <LanguageSwitch />
            </div>
          </div>
          <button
            type="button"
            popoverTarget={MENU_ID}
            aria-label={text.ui.openMenu}
            className="-mr-2.5 flex size-touch items-center justify-center lg:hidden"
          >
            <MenuIcon className="size-6" />
          </button>
        </div>
      </div>
      <Menu viewer={viewer} />
    </header>
  )
}

/** The phone's menu: a popover of the browser, so it opens before any script has come. */
function Menu({ viewer }: { readonly viewer: Viewer }) {
  const text = useText()
  const menu = useRef<HTMLDivElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes whenever one has gone somewhere
  useEffect(() => menu.current?.hidePopover(), [key])

  return (
    <div
      ref={menu}
      id={MENU_ID}
      popover="auto"
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto bg-paper px-gutter pb-8 text-ink open:flex lg:open:hidden"
    >
      <div className="flex h-header shrink-0 items-center justify-between">
        <Mark name={text.layout.siteName} />
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
      <nav aria-label={text.layout.menu} className="mt-6 flex flex-col border-t border-ink">
        {sections.map(({ name, to }) => (
          <Link key={name} to={to} className="display-heading border-b border-sand py-3.5">
            {text.layout[name]}
          </Link>
        ))}
      </nav>
      <nav aria-label={text.layout.help} className="mt-5 flex flex-col">
        {services.map(({ name, to }) => (
          <Link key={name} to={to} className="flex min-h-touch items-center">
            {text.layout[name]}
          </Link>
        ))}
      </nav>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-8">
        <div className="flex flex-wrap items-center gap-x-6">
          <AccountLinks viewer={viewer} />
        </div>
        <LanguageSwitch />
      </div>
    </div>
  )
}
