import { Link } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import type { Viewer } from '#web/page-context.ts'
import { CloseIcon, MenuIcon } from '#web/ui/icons.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { AccountLinks } from './account-links.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { sections, services } from './sections.ts'
import { useClosingMenu } from './use-closing-menu.ts'

const MENU_ID = 'site-menu'

/** HTML invoker commands, so that the menu opens before any script is loaded. */
const opens = { command: 'show-modal', commandfor: MENU_ID }
const closes = { command: 'close', commandfor: MENU_ID }

const close = (menu: HTMLDialogElement) => menu.close()

/** The phone's menu in a native dialog, which traps focus, closes on Escape and restores the focus. */
export function SiteMenu({ viewer }: { readonly viewer: Viewer }) {
  const text = useText()
  const menu = useClosingMenu(close)

  return (
    <>
      <button
        type="button"
        {...opens}
        aria-haspopup="dialog"
        aria-label={text.ui.openMenu}
        onClick={() => knowsCommands() || menu.current?.showModal()}
        className="-mr-2.5 flex size-touch items-center justify-center lg:hidden"
      >
        <MenuIcon className="size-6" />
      </button>
      <dialog
        ref={menu}
        id={MENU_ID}
        aria-label={text.layout.menu}
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto bg-paper px-gutter pb-8 text-ink open:flex lg:open:hidden"
      >
        <div className="flex h-header shrink-0 items-center justify-between">
          <Mark name={text.layout.siteName} />
          <button
            type="button"
            {...closes}
            aria-label={text.ui.closeMenu}
            onClick={() => knowsCommands() || menu.current?.close()}
            className="-mr-2.5 flex size-touch items-center justify-center"
          >
            <CloseIcon className="size-6" />
          </button>
        </div>
        <nav aria-label={text.layout.sections} className="mt-6 flex flex-col border-t border-ink">
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
      </dialog>
    </>
  )
}

const knowsCommands = (): boolean => 'command' in HTMLButtonElement.prototype
