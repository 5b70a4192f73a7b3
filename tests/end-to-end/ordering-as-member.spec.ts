import { placeGuestOrder, placeMemberOrder } from '#contract/orders.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  givenSiteCoupon,
  givenSitePoints,
  givenUsedCoupon,
} from '#tests/support/given-discounts-on-site.ts'
import { givenSiteMember, signIn } from '#tests/support/given-on-site.ts'
import {
  agreement,
  isAlive,
  nextStep,
  openOrder,
  payButton,
  refuseWith,
  screens,
  showsTotal,
} from '#tests/support/on-order-page.ts'

const memberCall = `**${placeMemberOrder.path}`
const guestCall = `**${placeGuestOrder.path}`

test('[ORD-01] [ORD-04] [ORD-06] [ORD-09] a member pays with coupon and points', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  const used = await givenUsedCoupon(site, member)
  const coupon = await givenSiteCoupon(site, member)
  await givenSitePoints(site, member, 5_500)
  await signIn(page, site, member)
  await page.setViewportSize(screens.wide)
  await openOrder(page)
  await expect(page.getByLabel('이메일')).toHaveValue(member.user.email)
  await expect(page.getByLabel('이름', { exact: true })).toHaveValue(member.user.name)

  await page.getByRole('button', { name: '쿠폰 고르기' }).click()
  await page.getByRole('button', { name: used.name }).click()
  await expect(page.getByText('사용할 수 없는 쿠폰이에요.')).toBeVisible()
  await page.getByRole('button', { name: coupon.name }).click()
  await showsTotal(page, '85,000')

  const points = page.getByLabel('포인트 · 5,500P 있어요 (1,000P부터)')
  await points.fill('999')
  await expect(page.getByText('포인트는 1,000P부터 쓸 수 있어요.')).toBeVisible()
  await points.fill('6000')
  await points.blur()
  await expect(points).toHaveValue('5,500')
  await points.fill('')
  await page.getByRole('button', { name: '모두 쓰기' }).click()
  await showsTotal(page, '79,500')
  await expect(page.getByText('상담이 끝나면 795P를 드려요.')).toBeVisible()

  await page.reload()
  await isAlive(page)
  await showsTotal(page, '79,500')
  await expectAccessible(page)
  await agreement(page).check()
  await payButton(page).click()
  // Confirms a second order, since the coupon was just used for the first.
  await page.getByRole('button', { name: '그래도 하나 더 주문하기' }).click()
  const step = await nextStep(page)
  await expect(step.getByRole('heading', { name: '이제 입금해 주세요' })).toBeVisible()
  await expect(step.getByText('79,500원')).toBeVisible()
})

test('[ORD-11] [ORD-13] [S-04] offers to continue as a guest, once, after a member’s order answers 500', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  await givenSitePoints(site, member, 5_500)
  await signIn(page, site, member)
  await openOrder(page)
  await expect(page.getByLabel('이메일')).toHaveValue(member.user.email)
  await page.getByRole('button', { name: '모두 쓰기' }).click()
  await showsTotal(page, '94,500')
  await agreement(page).check()
  const failed = refuseWith(500, { code: 'INTERNAL_ERROR', message: '서버 오류가 발생했습니다' })
  await page.route(memberCall, failed)

  await payButton(page).click()
  await expect(page.getByText('비회원 주문에는 포인트를 쓸 수 없어요.')).toBeVisible()
  await expect(page.getByText('94,500원에서 100,000원으로 바뀌어요.')).toBeVisible()
  await page.getByRole('button', { name: '취소', exact: true }).click()
  await expect(page.getByText('주문이 취소되었어요.')).toBeVisible()

  await page.route(guestCall, failed)
  await payButton(page).click()
  await page.getByRole('button', { name: '비회원으로 계속하기' }).click()
  await expect(page.getByText('비회원 주문도 처리하지 못했어요. (오류 코드: 500)')).toBeVisible()
  await page.unroute(guestCall)
  await page.unroute(memberCall)

  // The order is placed, but its reply is lost.
  const placed: string[] = []
  await page.route(memberCall, async (route) => {
    const answer = (await (await route.fetch()).json()) as { order_number: string }
    placed.push(answer.order_number)
    await failed(route)
  })
  await payButton(page).click()
  await page.getByRole('button', { name: '비회원으로 계속하기' }).click()
  await expect(page.getByText('앞서 보낸 주문이 이미 들어와 있어요.')).toBeVisible()
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await page.waitForURL(/\/user\/mypage\?ordered=/)
  expect(placed).toEqual([new URL(page.url()).searchParams.get('ordered')])
})

test('[ORD-02] [ORD-10] redirects a member without a session to the login', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  await signIn(page, site, member)
  await openOrder(page)
  await expect(page.getByLabel('이메일')).toHaveValue(member.user.email)
  await agreement(page).check()
  await page.route(memberCall, refuseWith(401, { code: 'SIGN_IN_REQUIRED' }))
  await payButton(page).click()
  await expect(page.getByText('로그인이 만료되었어요. 다시 로그인해 주세요.')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)

  await signIn(page, site, member)
  await openOrder(page)
  await expect(page.getByLabel('이메일')).toHaveValue(member.user.email)
  await agreement(page).check()
  await page.context().clearCookies()
  await payButton(page).click()
  await expect(page.getByText('로그인이 필요해요.')).toBeVisible()
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
})
