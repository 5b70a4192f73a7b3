import type { Page } from '@playwright/test'
import { getMe } from '#contract/accounts.ts'
import { listMyBookings, listSlots } from '#contract/bookings.ts'
import { getMyInquiry, listMyInquiries } from '#contract/inquiries.ts'
import { getUnreadCounts, markKindAsRead } from '#contract/notifications.ts'
import { quoteRefund } from '#contract/order-cancellation.ts'
import { getOrder, listMyOrders } from '#contract/orders.ts'
import { getMyPoints } from '#contract/points.ts'
import { listMyCoupons } from '#contract/promotions.ts'
import { listReportQuestions } from '#contract/report-questions.ts'
import { listReportShares } from '#contract/report-shares.ts'
import { getReport, listMyReports } from '#contract/reports.ts'
import { listMyReviews } from '#contract/reviews.ts'
import { savedLists } from '#contract/saved.ts'
import { answerCalls } from '#tests/support/answered-calls.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  expectReadFailuresShown,
  type FailingRead,
  loadProblemOf,
  retryOn,
} from '#tests/support/failing-read.ts'
import { type Failure, failuresToTry, whileFailing } from '#tests/support/failures.ts'
import { givenInquiryOnSite } from '#tests/support/given-inquiries-on-site.ts'
import {
  givenMemberOrder,
  givenSiteMember,
  type SiteMember,
  signIn,
} from '#tests/support/given-on-site.ts'
import { givenCompletedOrderOnSite } from '#tests/support/given-reviews-on-site.ts'
import { callSite } from '#tests/support/site-calls.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

/** One message without a reply, and one for any error reply. */
const either =
  (offline: string, fault: string) =>
  ({ status }: Failure) =>
    status === 0 ? offline : fault

const at = (page: Page, address: string) => () => page.goto(address)

test('[MYP-01] [ORD-14] [INQ-06] [PRF-01] [RPT-01] [WSH-01] a member’s lists show every failure and load on retry', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  await signIn(page, site, member)
  const inquiriesLost = '데이터를 불러올 수 없습니다. 인터넷에 연결되면 다시 시도해 주세요.'
  const reads: readonly FailingRead[] = [
    {
      name: 'orders',
      call: listMyOrders,
      open: at(page, '/user/mypage/inquery'),
      says: loadProblemOf,
    },
    { name: 'coupons', call: listMyCoupons, open: at(page, '/user/mypage'), says: loadProblemOf },
    { name: 'points', call: getMyPoints, open: at(page, '/user/mypage'), says: loadProblemOf },
    {
      name: 'reviews',
      call: listMyReviews,
      open: at(page, '/user/mypage/my-reviews'),
      says: loadProblemOf,
    },
    {
      name: 'the wishlist',
      call: savedLists.wishlist.list,
      open: at(page, '/user/mypage/wishlist'),
      says: loadProblemOf,
    },
    {
      name: 'the cart',
      call: savedLists.cart.list,
      open: at(page, '/user/mypage/cart'),
      says: loadProblemOf,
    },
    {
      name: 'bookings',
      call: listMyBookings,
      open: at(page, '/user/mypage/bookings'),
      says: loadProblemOf,
    },
    {
      name: 'what can be booked',
      call: listMyReports,
      open: at(page, '/user/mypage/bookings'),
      says: loadProblemOf,
    },
    {
      name: 'result sheets',
      call: listMyReports,
      open: at(page, '/user/mypage/result-sheet'),
      says: either(
        '서버에서 응답이 없어요. 연결을 확인하고 다시 시도해 주세요.',
        '결과지를 불러오지 못했어요. 결과지는 그대로 있으니 잠시 뒤 다시 시도해 주세요.',
      ),
    },
    {
      name: 'inquiries',
      call: listMyInquiries,
      open: at(page, '/user/mypage/product-inquiries'),
      says: either(
        inquiriesLost,
        '상품문의 목록을 불러오는데 실패했습니다. 잠시 후 다시 시도해주세요.',
      ),
    },
    {
      name: 'the board’s inquiries',
      call: listMyInquiries,
      open: at(page, '/user/mypage/review'),
      says: either(inquiriesLost, '문의 목록을 불러오는 중 오류가 발생했습니다.'),
    },
  ]
  for (const read of reads) await expectReadFailuresShown(page, read)
})

test('[ORD-15] [ORD-18] [INQ-06] [PRF-01] [RPT-02] a member’s details show every failure and load on retry', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  const { order_number: number } = await givenMemberOrder(site, member)
  const asked = await givenInquiryOnSite(site, { title: '머리를 길러도 될까요' }, { by: member })
  const report = await givenReportOf(site, member)
  await signIn(page, site, member)
  const notLoaded = () => '주문을 불러오지 못했어요'
  const row = page.getByRole('main').getByRole('button', { name: asked.title })
  const reads: readonly FailingRead[] = [
    {
      name: 'an order',
      call: getOrder,
      open: at(page, `/user/mypage/inquery/${number}`),
      says: notLoaded,
    },
    {
      name: 'what comes back',
      call: quoteRefund,
      open: async () => {
        await page.goto(`/user/mypage/inquery/${number}`)
        await page.getByRole('button', { name: '주문 취소하기' }).click()
      },
      says: ({ status, message }) =>
        status === 0 ? '돌려받을 금액을 계산하지 못했어요. 주문은 그대로 있어요.' : message,
    },
    {
      name: 'an inquiry',
      call: getMyInquiry,
      open: async () => {
        await page.goto('/user/mypage/product-inquiries')
        await row.click()
      },
      says: () => '문의 상세 내용을 불러오는 중 오류가 발생했습니다.',
      again: async () => {
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await row.click()
      },
    },
    {
      name: 'the profile',
      call: getMe,
      open: at(page, '/user/mypage/profile'),
      says: ({ status }) =>
        ({
          0: '서버에 연결할 수 없습니다. 잠시 후 다시 시도해주세요.',
          403: '사용자 정보에 접근할 권한이 없습니다',
        })[status] ?? '사용자 정보를 불러오는데 실패했습니다.',
    },
    {
      name: 'a result sheet',
      call: getReport,
      open: at(page, `/user/mypage/result-sheet/${report.id}`),
      says: ({ status }) => {
        if (status === 0) {
          return '서버에서 응답이 없어요. 연결을 확인하고 다시 시도해 주세요.'
        }
        return isNoReport(status)
          ? '아직 볼 수 없는 결과지예요'
          : '결과지를 불러오지 못했어요. 결과지는 그대로 있으니 잠시 뒤 다시 시도해 주세요.'
      },
      isFinal: ({ status }) => isNoReport(status),
    },
    {
      name: 'questions about a sheet',
      call: listReportQuestions,
      open: at(page, `/user/mypage/result-sheet/${report.id}`),
      says: () => '이 결과지에 남긴 질문을 불러오지 못했어요.',
    },
    {
      name: 'links to a sheet',
      call: listReportShares,
      open: async () => {
        await page.goto(`/user/mypage/result-sheet/${report.id}`)
        await page.getByRole('button', { name: '나누기', exact: true }).click()
      },
      says: () => '열려 있는 링크를 불러오지 못했어요.',
    },
    {
      name: 'when one can book',
      call: listSlots,
      open: at(page, `/user/mypage/bookings?order=${report.orderNumber}`),
      says: loadProblemOf,
    },
  ]
  for (const read of reads) await expectReadFailuresShown(page, read)
})

/** Another reader’s sheet, or an invalid ID. */
const isNoReport = (status: number) => status === 404 || status === 422

async function givenReportOf(site: RunningSite, member: SiteMember) {
  const orderNumber = await givenCompletedOrderOnSite(site, member)
  const query = { order_number: orderNumber }
  const { items } = await callSite(site.url, listMyReports, { query }, { token: member.token })
  return { id: items[0]!.id, orderNumber }
}

test('[MYP-01] my page retries each part at most once while the server fails, and shows a message', async ({
  page,
  site,
}) => {
  await signIn(page, site, await givenSiteMember(site))
  const asked = new Map<string, number>()
  await answerCalls(page, {
    method: 'GET',
    isAt: ({ pathname }) => {
      asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
      return true
    },
    answer: () => ({ status: 500, json: { code: 'INTERNAL_ERROR', message: '', detail: '' } }),
  })

  await page.goto('/user/mypage', { waitUntil: 'networkidle' })
  await expect(retryOn(page).first()).toBeVisible()
  expect(asked.has(listMyOrders.path)).toBe(true)
  expect([...asked].filter(([, times]) => times > 2)).toEqual([])
})

test('[NTF-01] [NTF-02] failures of the unread counts are only logged', async ({ page, site }) => {
  await signIn(page, site, await givenSiteMember(site))
  await page.goto('/user/mypage')
  const orders = page
    .getByRole('navigation', { name: '내 정보 메뉴' })
    .getByRole('link', { name: /주문·예약 조회/ })
  const expectNoMessage = () => expect(page.getByRole('alert')).toHaveCount(0)
  const logged: string[] = []
  page.on('console', (said) => said.type() === 'warning' && logged.push(said.text()))
  // Opening the entry marks it as read; the counts are then requested again.
  for (const failure of failuresToTry('counts', () => '')) {
    logged.length = 0
    const press = () =>
      whileFailing(page, { call: markKindAsRead }, failure, {
        press: () => orders.click(),
        seen: expectNoMessage,
      })
    await whileFailing(page, { call: getUnreadCounts }, failure, { press, seen: expectNoMessage })
    const warnings = () => logged.filter((line) => line.startsWith('notifications'))
    await expect.poll(warnings).toHaveLength(2)
    await expect(page.getByText('예약 내역이 없습니다.')).toBeVisible()
  }
})
