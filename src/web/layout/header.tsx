import { Link } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import type { Viewer } from '#web/page-context.ts'
import { Mark } from '#web/ui/mark.tsx'
import { AccountLinks } from './account-links.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { sections } from './sections.ts'
import { SiteMenu } from './site-menu.tsx'

/**
 * Logo, navigation, account and language; on a phone behind one button. On the first page it has
 * the colour of the hero's picture until that is scrolled away.
 */
export function Header({ viewer }: { readonly viewer: Viewer }) {
  const text = useText()

  return (
    <header
      data-print="none"
      className="sticky top-0 z-30 bg-paper px-gutter has-[~main_[data-hero]]:animate-leave-hero has-[~main_[data-hero]]:[animation-range:45vh_60vh] has-[~main_[data-hero]]:[animation-timeline:scroll()]"
    >
      <div className="mx-auto flex h-header max-w-(--container-page) items-center justify-between gap-6">
        <Link
          to="/user"
          aria-label={text.layout.home}
          className="-ml-1 inline-flex min-h-touch items-center p-1"
        >
          <Mark name={text.layout.siteName} />
        </Link>
        <div className="flex items-center gap-4 lg:gap-8">
          <nav aria-label={text.layout.sections} className="hidden items-center gap-7 lg:flex">
            {sections.map(({ name, to }) => (
              <Link
                key={name}
                to={to}
                className="inline-flex min-h-touch items-center text-small hover:text-clay"
              >
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
          <SiteMenu viewer={viewer} />
        </div>
      </div>
    </header>
  )
}
