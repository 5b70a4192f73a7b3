import {
  inquiryBoardAddress,
  myInquiriesAddress,
  myQuestionsAddress,
} from '#web/inquiries/inquiry-place.ts'
import type { useText } from '#web/language/use-text.ts'
import type { UnreadEntry } from '#web/notifications/unread-counts.ts'
import { bookingsAddress, ordersAddress } from '#web/orders/order-addresses.ts'
import { myReviewsAddress } from '#web/reviews/review-addresses.ts'
import { savedAddresses } from '#web/saved/saved-addresses.ts'

interface MenuPage {
  readonly to: string
  readonly label: string
}

/** One entry of the menu: a page, or several related ones, of which the entry opens the first. */
export interface MenuGroup {
  readonly label: string
  readonly pages: readonly [MenuPage, ...MenuPage[]]
  /** Key of the unread count that the entry shows. */
  readonly unread?: UnreadEntry
}

export const MY_PAGE = '/user/mypage'

/** Lists the entries of a member's menu, in order. Source: MYP-02. */
export function menuGroups(text: ReturnType<typeof useText>): readonly MenuGroup[] {
  const { layout, myPage, ownAccount, reviews } = text
  const single = (to: string, label: string): MenuGroup => ({ label, pages: [{ to, label }] })

  return [
    single(MY_PAGE, myPage.menuHome),
    {
      label: myPage.menuOrders,
      unread: 'orders',
      pages: [
        { to: ordersAddress, label: myPage.menuOrderList },
        { to: bookingsAddress(), label: myPage.menuBookings },
      ],
    },
    { ...single(`${MY_PAGE}/result-sheet`, myPage.menuReports), unread: 'reports' },
    {
      label: myPage.menuInquiries,
      unread: 'inquiries',
      pages: [
        { to: myInquiriesAddress, label: myPage.menuProductInquiries },
        { to: inquiryBoardAddress, label: myPage.menuBoard },
        { to: myQuestionsAddress, label: myPage.menuQuestions },
      ],
    },
    single(myReviewsAddress, reviews.mine.title),
    {
      label: myPage.menuSaved,
      pages: [
        { to: savedAddresses.wishlist, label: layout.wishlist },
        { to: savedAddresses.cart, label: layout.cart },
      ],
    },
    {
      label: ownAccount.profile.menu,
      pages: [
        { to: `${MY_PAGE}/profile`, label: ownAccount.profile.menu },
        { to: `${MY_PAGE}/settings`, label: ownAccount.settings.title },
      ],
    },
    single(`${MY_PAGE}/withdrawal`, ownAccount.withdrawal),
  ]
}

/** Whether `pathname` is the page at `address` or below it; the home page has no pages below it. */
export const isAt = (pathname: string, address: string) =>
  pathname === address || (address !== MY_PAGE && pathname.startsWith(`${address}/`))
