import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-site.ts'
import { failures, whileFailing } from '#tests/support/failures.ts'
import { givenMemberOrder, givenSiteMember, signIn } from '#tests/support/given-on-site.ts'

const LOST = '인터넷에 연결되어 있지 않아 불러오지 못했어요. 연결되면 다시 시도해 주세요.'
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
  },
  {
    name: 'coupons',
    at: '/user/mypage',
    address: '**/v1/promotions/my-coupons?*',
    offline: LOST,
    fault: FAULT,
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
