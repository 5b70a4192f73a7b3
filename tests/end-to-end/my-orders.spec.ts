import { getAdminOrder } from '#contract/admin-orders.ts'
import { toPage } from '#contract/page.ts'
import { listMyCoupons } from '#contract/promotions.ts'
import { NOTIFICATION_POLL_MS } from '#domain/limits/limits.ts'
import { expectAccessible, expectNothingCutOff } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { answering } from '#tests/support/failures.ts'
import {
  adminToken,
  givenDeposit,
  givenMemberOrder,
  givenMemberSurvey,
  givenReport,
  givenSiteMember,
  signIn,
} from '#tests/support/given-on-site.ts'
import { screens } from '#tests/support/on-order-page.ts'
import { callSite } from '#tests/support/site-calls.ts'

test('[NAV-06] [MYP-02] [NTF-01] [NTF-02] [ORD-12] a member’s menu shows my page, unread counts and the logout', async ({
  page,
  site,
}) => {
  await page.setViewportSize(screens.wide)
  const member = await givenSiteMember(site)
  const { order_number: number } = await givenMemberOrder(site, member)
  await signIn(page, site, member)

  await page.goto(`/user/mypage?ordered=${number}`)
  await expect(page.getByRole('heading', { name: '김하나 님, 안녕하세요' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '이제 입금해 주세요' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: '내 정보 메뉴' })
  await expect(menu.getByRole('link')).toHaveText([
    '처음',
    '주문·예약 조회',
    '결과지',
    '문의',
    '내 후기',
    '찜·장바구니',
    '회원 정보 수정',
    '회원 탈퇴',
  ])
  await expect(page.getByText(member.user.email)).toBeVisible()
  await expect(page.getByText('0P').first()).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize(screens.phone)
  await expectAccessible(page)
  await page.goto('/mypage')
  await expect(page.getByRole('heading', { name: '김하나 님, 안녕하세요' })).toBeVisible()

  await test.step('[NTF-01] [NTF-02] unread counts appear within a minute and disappear when their screen is opened', async () => {
    const asked: string[] = []
    page.on('request', (it) => it.url().includes('/v1/notifications') && asked.push(it.method()))
    await page.clock.install()
    await page.reload()
    await expect.poll(() => asked).toEqual(['GET'])
    await givenDeposit(site, number)
    await page.clock.fastForward(NOTIFICATION_POLL_MS - 10_000)
    expect(asked).toEqual(['GET'])
    await page.clock.fastForward(10_000)
    const entry = menu.getByRole('link', { name: /주문·예약 조회/ })
    await expect(entry).toContainText('새 소식 1개')
    expect(asked).toEqual(['GET', 'GET'])

    await entry.click()
    await expect(entry).not.toContainText('새 소식')
    await expect.poll(() => asked).toEqual(['GET', 'GET', 'POST', 'GET'])
    await expect(entry).not.toContainText('새 소식')
  })

  await test.step('[NAV-04] the menu’s logout deletes the session', async () => {
    await menu.getByRole('button', { name: '로그아웃' }).click()
    await expect(page).toHaveURL(/\/mainpage$/)
    const stored = await page.evaluate(() => [
      localStorage.getItem('access_token'),
      localStorage.getItem('user_info'),
      localStorage.getItem('order_number'),
    ])
    expect(stored).toEqual([null, null, null])
    await page.goto('/user/mypage/inquery')
    await expect(page.getByText('로그인하면 이 화면이 바로 열려요.')).toBeVisible()
  })
})

test('[ORD-14] [ORD-15] a member’s open orders link to the next step; settled ones are greyed out', async ({
  page,
  site,
}) => {
  await page.setViewportSize(screens.phone)
  const member = await givenSiteMember(site)
  await signIn(page, site, member)
  await page.goto('/user/mypage/inquery')
  await expect(page.getByText('예약 내역이 없습니다.')).toBeVisible()
  await expectAccessible(page)

  const settled = (await givenMemberOrder(site, member)).order_number
  await givenDeposit(site, settled)
  await givenMemberSurvey(site, member, settled)
  const open = (await givenMemberOrder(site, member)).order_number
  await page.reload()

  const rows = page.getByRole('list', { name: '주문 목록' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText(`헤어 컨설팅100,000원${open}`)
  await expect(rows.nth(0)).toContainText('결제 대기')
  await expect(rows.nth(1)).toContainText('설문지 제출 완료')
  await expect(rows.nth(1)).toContainText('상담 예정됨')
  await expect(rows.nth(1).getByRole('link')).toHaveText(['상세 보기'])
  await expectAccessible(page)

  await rows.nth(0).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/inquery/${open}$`))
  await expect(page.getByText('입금을 기다려요')).toBeVisible()
  await expect(page.getByText('온라인 헤어 컨설팅').locator('visible=true')).toHaveCount(1)
  await expect(page.getByRole('table')).toBeHidden()
  await expectAccessible(page)
  await page.setViewportSize(screens.wide)
  await expect(page.getByRole('table').getByRole('row')).toHaveText([
    '상품수량가격합계',
    '온라인 헤어 컨설팅1100,000원100,000원',
  ])
  await expectAccessible(page)

  await page.goto('/user/mypage/inquery/NOT_A_NUMBER')
  await expect(page.getByRole('alert')).toContainText('유효하지 않은 주문번호입니다')
  await page.goto('/user/mypage/inquery/GY0000000000')
  await expect(page.getByRole('alert')).toContainText('요청하신 주문 정보를 찾을 수 없습니다')
  await expect(page.getByText('계정에서는 찾을 수 없어요')).toBeVisible()

  const calls = '**/v1/orders/by-number/*'
  await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`/user/mypage/inquery/${open}`)
  await expect(page.getByRole('alert')).toContainText('서버에 문제가 생겨')
  await page.unroute(calls)
  await page.route(calls, (route) => route.abort())
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByRole('alert')).toContainText('인터넷에 연결되어 있지 않아')
  await page.unroute(calls)
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByText('입금을 기다려요')).toBeVisible()
})

test('[MYP-01] [S-07] [C-15] my page lists ten orders per page, with price and total of a discounted one', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  const discounted = await givenMemberOrder(site, member, { promotion_code: 'WELCOME10' })
  for (let more = 0; more < 10; more += 1) await givenMemberOrder(site, member)
  await signIn(page, site, member)
  await page.goto('/user/mypage')

  const rows = page.getByRole('list', { name: '주문 목록' }).getByRole('listitem')
  await expect(rows).toHaveCount(10)
  await page.getByRole('link', { name: '2 페이지' }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(discounted.order_number)
  await expect(rows).toContainText('100,000원결제 금액 90,000원')

  for (const address of ['/user/mypage', '/user/mypage/inquery']) {
    await page.goto(`${address}?page=9`)
    await expect(rows).toHaveCount(1)
    await expect(page).toHaveURL(`${address}?page=2`)
  }
})

test('[ORD-16] a paid order opened by its number links to its survey', async ({ page, site }) => {
  const member = await givenSiteMember(site)
  const { order_number: number } = await givenMemberOrder(site, member)
  await givenDeposit(site, number)
  await signIn(page, site, member)

  await page.goto(`/user/mypage/inquery/${number}`)
  await page.waitForURL((url) => url.pathname === '/user/consulting/consulting-order/survey')
  expect(new URL(page.url()).searchParams.get('order')).toBe(number)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('order_number'))).toBe(number)

  await page.goto(`/user/mypage/inquery/${number}?view=details`)
  await expect(page.getByRole('button', { name: '주문 취소하기' })).toBeVisible()
  await givenMemberSurvey(site, member, number)
  await page.goto(`/user/mypage/inquery/${number}`)
  await expect(page.getByText('자동 · 설문지가 도착했어요.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/inquery/${number}$`))
})

test('[ORD-18] a member sees the refund, cancels and enters the refund account', async ({
  page,
  site,
}) => {
  await page.setViewportSize(screens.phone)
  const member = await givenSiteMember(site)
  const { order_number: number } = await givenMemberOrder(site, member)
  await givenDeposit(site, number)
  await signIn(page, site, member)

  await page.goto(`/user/mypage/inquery/${number}?view=details`)
  await page.getByRole('button', { name: '주문 취소하기' }).click()
  const dialog = page.getByRole('dialog', { name: '주문 취소' })
  await expect(dialog.getByText('돌려받을 금액').locator('..')).toContainText('100,000원')
  await dialog.getByRole('button', { name: '취소하고 100,000원 돌려받기' }).click()
  await expect(dialog.getByText('취소하는 이유를 골라 주세요.')).toBeInViewport({ ratio: 1 })
  await expect(dialog).toContainText('은행을 적어 주세요.')
  await expect(dialog.getByLabel('마음이 바뀌었어요')).toBeFocused()
  await expectAccessible(page)

  await dialog.getByLabel('일정이 맞지 않아요').check()
  await dialog.getByLabel('은행').fill('신한은행')
  await dialog.getByLabel('계좌번호').fill('110-123-456789')
  await dialog.getByLabel('예금주').fill('김하나')
  await dialog.getByRole('button', { name: '취소하고 100,000원 돌려받기' }).click()
  await expect(page.getByText('주문을 취소했어요. 100,000원을 돌려드릴게요.')).toBeVisible()
  await expect(page.getByText('상태 취소됨')).toBeVisible()
  await expect(page.getByRole('button', { name: '주문 취소하기' })).toBeHidden()

  const { account } = await callSite(
    site.url,
    getAdminOrder,
    { params: { order_number: number } },
    { token: await adminToken(site) },
  )
  expect(account.refunds).toMatchObject([
    {
      amount: 100_000,
      status: 'AGREED',
      account: { bank: '신한은행', account_number: '110123456789', holder: '김하나' },
    },
  ])
})

test('[RPT-01] a member reads the sheet of an order and completes it', async ({ page, site }) => {
  const member = await givenSiteMember(site)
  const { order_number: number } = await givenMemberOrder(site, member)
  await givenDeposit(site, number)
  await givenMemberSurvey(site, member, number)
  await givenReport(site, number)
  await signIn(page, site, member)

  await page.goto(`/user/mypage/inquery/${number}`)
  await expect(page.getByRole('link', { name: '결과지 보기' })).toHaveAttribute(
    'href',
    /\/user\/mypage\/result-sheet\/[0-9a-f-]{36}$/,
  )
  await page.getByRole('button', { name: '상담 완료하기' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1,000P')
  await question.getByRole('button', { name: '상담 완료하기' }).click()
  await expect(page.getByText('상담이 완료됐어요. 1,000P를 드렸어요.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: '내 정보 메뉴' })).toBeVisible()
})

test('[MYP-01] a long coupon name fits on a phone', async ({ page, site }) => {
  await signIn(page, site, await givenSiteMember(site))
  const name = 'Wolfeschlegelsteinhausenbergerdorff-15%'
  const coupon = {
    id: '0d0e8b0c-6a55-4b0e-8a37-5d0f1b7f3c12',
    name,
    discount_type: 'FIXED',
    discount_value: 5_000,
    code: 'LONGNAME',
    start_date: '2026-11-01T00:00:00.000Z',
    end_date: null,
    status: 'ACTIVE',
  } as const
  await answering(page, listMyCoupons, toPage([coupon], 1, { page: 1, size: 10 }))
  await page.setViewportSize(screens.phone)
  await page.goto('/user/mypage')
  await expect(page.getByText(name)).toBeVisible()

  await expectNothingCutOff(page)
})
