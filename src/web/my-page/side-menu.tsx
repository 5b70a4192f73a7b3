import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { keep, keptKeys } from '#web/api/kept.ts'
import { useSession } from '#web/api/session.ts'
import {
  inquiryBoardAddress,
  myInquiriesAddress,
  myQuestionsAddress,
} from '#web/inquiries/inquiry-place.ts'
import { useText } from '#web/language/use-text.ts'
import { useLogout } from '#web/layout/use-logout.ts'
import { bookingsAddress } from '#web/orders/order-addresses.ts'
import { myReviewsAddress } from '#web/reviews/review-addresses.ts'
import { savedAddresses } from '#web/saved/saved-place.ts'
import { Badge } from './badge.tsx'
import { me } from './my-page-queries.ts'
import { useNews } from './use-news.ts'
import { WhoIAm } from './who-i-am.tsx'

/** Who one is and the ways through one's own screens. Source: MYP-02. */
export function SideMenu() {
  const { accounts, layout, ownAccount, reviews, myPage: text } = useText()
  const { data: user, isError } = useQuery(me)
  const session = useSession()
  const news = useNews()
  const logout = useLogout('/mainpage', () => {
    for (const key of [keptKeys.orderNumber, keptKeys.guestFlag, keptKeys.autoSearch])
      keep(key, null)
  })
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()

  // On a narrow phone the row scrolls: where one is must be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place in the row
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (row.current && here) {
      row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2
    }
  }, [pathname])

  const entry =
    'inline-flex min-h-touch shrink-0 items-center whitespace-nowrap text-muted hover:text-ink aria-[current=page]:font-strong aria-[current=page]:text-ink lg:border-b lg:border-sand'
  const marked =
    'aria-[current=page]:shadow-[inset_0_-3px_0_var(--color-clay)] lg:aria-[current=page]:shadow-none'
  const entries = [
    { to: '/user/mypage', label: text.menuHome, end: true },
    { to: '/user/mypage/inquery', label: text.menuOrders, end: false, count: news.orders },
    { to: '/user/mypage/result-sheet', label: text.menuReports, end: false, count: news.reports },
    { to: bookingsAddress(), label: text.menuBookings, end: false },
    { to: savedAddresses.wishlist, label: layout.wishlist, end: false },
    { to: savedAddresses.cart, label: layout.cart, end: false },
    { to: myInquiriesAddress, label: text.menuInquiries, end: false, count: news.inquiries },
    { to: inquiryBoardAddress, label: text.menuBoard, end: false },
    { to: myQuestionsAddress, label: text.menuQuestions, end: false },
    { to: myReviewsAddress, label: reviews.mine.title, end: false },
    { to: '/user/mypage/profile', label: ownAccount.profile.menu, end: false },
    { to: '/user/mypage/settings', label: ownAccount.settings.title, end: false },
    { to: '/change-password', label: accounts.changePassword.title, end: true },
    { to: '/user/mypage/withdrawal', label: ownAccount.withdrawal, end: false },
  ]

  return (
    <div data-print="none" className="px-gutter lg:w-56 lg:shrink-0 lg:px-0 lg:pt-16 lg:pb-20">
      <WhoIAm user={user} known={session?.user} failed={isError} />
      <nav
        ref={row}
        aria-label={text.menu}
        className="relative -mx-gutter flex gap-6 overflow-x-auto border-b border-ink px-gutter lg:mx-0 lg:mt-8 lg:flex-col lg:gap-0 lg:border-t lg:border-b-0 lg:px-0"
      >
        {entries.map(({ to, label, end, count = 0 }) => (
          <NavLink key={to} to={to} end={end} className={`${entry} ${marked}`}>
            {label}
            {count > 0 && <Badge count={count} />}
          </NavLink>
        ))}
        <button type="button" onClick={logout} className={entry}>
          {layout.logout}
        </button>
      </nav>
    </div>
  )
}
