import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-site.ts'
import { expectOnScreen, failures, whileFailing } from '#tests/support/failures.ts'
import { givenMemberOrder, givenSiteMember, signIn } from '#tests/support/given-on-site.ts'
import { openWith, tellDatabase } from '#tests/support/site-database.ts'

const LOST = '인터넷에 연결되어 있지 않아 불러오지 못했어요. 연결되면 다시 시도해 주세요.'
const TOO_MANY = '서버의 말 429'
const FAULT = '불러오지 못했어요. 저장된 내용은 그대로 있으니 잠시 뒤 다시 시도해 주세요.'

interface FailingRead {
  readonly name: string
  /** The screen; `:order` is an order of the member. */
  readonly at: string
  readonly address: string
  readonly offline: string
  readonly fault: string
  /** Where a status has a sentence of its own. */
  readonly own?: Readonly<Record<number, string>>
}

/** What a member's screens say when they cannot be filled, and that trying again fills them. */
const reads: readonly FailingRead[] = [
  {
    name: 'orders',
    at: '/user/mypage/inquery',
    address: '**/v1/orders/user/me?*',
    offline: LOST,
    fault: FAULT,
    own: { 429: TOO_MANY },
  },
  {
    name: 'coupons',
    at: '/user/mypage',
    address: '**/v1/promotions/my-coupons?*',
    offline: LOST,
    fault: FAULT,
    own: { 429: TOO_MANY },
  },
  {
    name: 'reviews of one’s own',
    at: '/user/mypage/my-reviews',
    address: '**/v1/reviews/me?*',
    offline: LOST,
    fault: FAULT,
    own: { 429: TOO_MANY },
  },
  {
    name: 'the wishlist',
    at: '/user/mypage/wishlist',
    address: '**/v1/wishlist?*',
    offline: LOST,
    fault: FAULT,
    own: { 429: TOO_MANY },
  },
  {
    name: 'an order',
    at: '/user/mypage/inquery/:order',
    address: '**/v1/orders/by-number/*',
    offline: '요청하신 주문 정보를 찾을 수 없습니다',
    fault: '요청하신 주문 정보를 찾을 수 없습니다',
  },
  {
    name: 'the member’s inquiries',
    at: '/user/mypage/product-inquiries',
    address: '**/v1/product-inquiries/me?*',
    offline: '데이터를 불러올 수 없습니다. 인터넷에 연결되면 다시 시도해 주세요.',
    fault: '상품문의 목록을 불러오는데 실패했습니다. 잠시 후 다시 시도해주세요.',
  },
  {
    name: 'the board’s inquiries',
    at: '/user/mypage/review',
    address: '**/v1/product-inquiries/me?*',
    offline: '데이터를 불러올 수 없습니다. 인터넷에 연결되면 다시 시도해 주세요.',
    fault: '문의 목록을 불러오는 중 오류가 발생했습니다.',
  },
  {
    name: 'the profile',
    at: '/user/mypage/profile',
    address: '**/v1/users/me',
    offline: '서버에 연결할 수 없습니다. 잠시 후 다시 시도해주세요.',
    fault: '사용자 정보를 불러오는데 실패했습니다.',
    own: { 403: '사용자 정보에 접근할 권한이 없습니다' },
  },
]

const retry = (page: Page) =>
  page.getByRole('main').getByRole('alert').getByRole('button', { name: '다시 시도하기' })

test('[MYP-01] [ORD-14] [ORD-15] [INQ-06] [PRF-01] what cannot be read is said in every way it can fail, and comes when asked for again', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  const { order_number: number } = await givenMemberOrder(site, member)
  await signIn(page, site, member)
  const alert = page.getByRole('main').getByRole('alert')

  for (const { name, at, address, offline, fault, own = {} } of reads) {
    await test.step(name, async () => {
      let ask: () => Promise<unknown> = () => page.goto(at.replace(':order', number))
      for (const failure of failures) {
        const sentence = failure.status === 0 ? offline : (own[failure.status] ?? fault)
        await whileFailing(page, { method: 'GET', address }, failure, {
          press: ask,
          seen: () => expect(alert).toContainText(sentence),
        })
        ask = () => retry(page).click()
      }
      await retry(page).click()
      await expect(alert).toHaveCount(0)
    })
  }
})

const CONTENTS_OF_A_PAGE = 16

test('[LND-06] [FAQ-01] [CNT-01] [GAL-01] [INQ-06] what everybody reads says that it cannot be read, whatever went wrong', async ({
  page,
  site,
}) => {
  const secondPage = () => page.getByRole('main').getByRole('link', { name: '2 페이지' }).click()
  const again = () => retry(page).click()
  const sentence = (words: string) => () => expectOnScreen(page, words)
  const eachFails = async (
    address: string,
    seen: () => Promise<unknown>,
    { press, after }: { press: () => Promise<unknown>; after: () => Promise<unknown> },
  ) => {
    for (const failure of failures) {
      await test.step(`${address}: ${failure.way}`, async () => {
        await whileFailing(page, { method: 'GET', address }, failure, { press, seen })
        await after()
      })
    }
  }
  const back = () => page.goBack()

  await page.goto('/user/faq')
  const faqs = sentence('FAQ 정보를 불러오는 중 오류가 발생했습니다.')
  await eachFails('**/v1/content/faqs?*', faqs, { press: secondPage, after: back })

  await tellDatabase(
    site,
    `insert into contents (position, status, article_type, words, created_at, updated_at)
     select 90, '활성', '일반형식', '{"ko": {"title": "많은 글", "description": "", "content": ""}}', now(), now()
     from generate_series(1, ${CONTENTS_OF_A_PAGE})`,
  )
  await openWith(
    page,
    '/user/contents',
    page.getByRole('main').getByRole('link', { name: '2 페이지' }),
  )
  const contents = sentence('컨텐츠 정보를 불러오는 중 오류가 발생했습니다.')
  await eachFails('**/v1/content/contents?*', contents, { press: secondPage, after: back })
  await tellDatabase(site, 'delete from contents where position = 90')

  const nothing = async () => {}
  await page.goto('/user/product-inquiries')
  let ask: () => Promise<unknown> = () => page.getByLabel('답변 상태').selectOption({ index: 1 })
  const inquiries = '**/v1/product-inquiries/public?*'
  for (const failure of failures) {
    const words =
      failure.status === 0
        ? '데이터를 불러올 수 없습니다. 인터넷에 연결되면 다시 시도해 주세요.'
        : '상품문의 목록을 불러오는데 실패했습니다. 잠시 후 다시 시도해주세요.'
    const call = { method: 'GET', address: inquiries }
    await whileFailing(page, call, failure, { press: ask, seen: sentence(words) })
    ask = again
  }

  await tellDatabase(site, 'alter table reviews rename to reviews_away')
  try {
    await openWith(page, '/user/review', retry(page))
  } finally {
    await tellDatabase(site, 'alter table reviews_away rename to reviews')
  }
  const gallery = sentence('후기를 불러오지 못했어요. 잠시 뒤에 다시 시도해 주세요.')
  await eachFails('**/v1/reviews?*', gallery, { press: again, after: nothing })
  await again()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('[NTF-01] [NTF-02] counts that cannot be read or marked are nobody’s trouble', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  await signIn(page, site, member)
  const hello = page.getByRole('heading', { name: '김하나 님, 안녕하세요' })
  const reading = { method: 'GET', address: '**/v1/notifications' }
  for (const failure of failures) {
    await whileFailing(page, reading, failure, {
      press: () => page.goto('/user/mypage'),
      seen: () => expect(hello).toBeVisible(),
    })
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  const orders = page
    .getByRole('navigation', { name: '내 정보 메뉴' })
    .getByRole('link', { name: /주문·예약 조회/ })
  const marking = { method: 'POST', address: '**/v1/notifications/noti_order/read' }
  for (const failure of failures) {
    await whileFailing(page, marking, failure, {
      press: () => orders.click(),
      seen: () => expect(page).toHaveURL(/inquery$/),
    })
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})
