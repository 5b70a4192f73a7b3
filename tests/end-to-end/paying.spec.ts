import { PAYMENT_PAGE } from '#domain/payments/payment-page.ts'
import {
  givenGuestOrder,
  givenMemberOrder,
  givenSiteMember,
  newGuest,
  signIn,
} from '#tests/support/given-on-site.ts'
import { ordersOf, screens } from '#tests/support/on-order-page.ts'
import {
  choose,
  orderToPay,
  payNow,
  placeToPay,
  widgetIsReady,
} from '#tests/support/on-paying-page.ts'
import { expect, test } from '#tests/support/outside-site.ts'

test.use({ viewport: screens.phone })

for (const [where, viewport] of [
  ['on a phone', screens.phone],
  ['at a desk', screens.wide],
] as const) {
  test(`[PAY-02] [PAY-03] a guest pays by card ${where}: closed window, return from the bank, decline, timeout, one payment by a double tap`, async ({
    page,
    site,
    toss,
  }) => {
    await page.setViewportSize(viewport)
    const guest = newGuest()
    await orderToPay(page, guest)

    // The customer closes the window: nothing is paid and nothing changes.
    await choose(page, '창 닫기')
    await payNow(page).click()
    await expect(page.getByText('결제창을 닫아 결제되지 않았어요.')).toBeVisible()

    // Back from the bank, the browser restores the page as it was at the click.
    await choose(page, '은행 앱에서 기다리기')
    await payNow(page).click()
    await expect(payNow(page)).toHaveAttribute('aria-busy', 'true')
    await page.evaluate(`dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`)
    await expect(payNow(page)).not.toHaveAttribute('aria-busy')

    // Each kind of failure has its own message.
    for (const [choice, words] of [
      ['그만두기', '결제를 그만두셨어요.'],
      ['결제 실패', '결제가 중간에 멈췄어요.'],
      ['카드사 거절', '카드사가 결제를 승인하지 않았어요.'],
    ] as const) {
      await choose(page, choice)
      await payNow(page).click()
      await expect(page).toHaveURL(/payment\/fail/)
      await expect(page.getByRole('alert').getByText(words)).toBeVisible()
      await widgetIsReady(page)
    }

    await choose(page, '카드', '동의하기')
    toss.meets('confirm', 'dropsAfter')
    toss.meets('read', 'dropsBefore')
    await payNow(page).dblclick()
    await expect(page.getByRole('heading', { name: '결제를 확인하고 있어요' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '이제 설문지를 적어 주세요' })).toBeVisible()
    const [order] = await ordersOf(site, guest)
    const taken = () =>
      toss.payments.transactions.filter(({ orderId }) => orderId.startsWith(order!.order_number))
    expect(taken()).toHaveLength(1)

    // After a reload and going back the order stays paid, once.
    await page.reload()
    await expect(page.getByRole('heading', { name: '이제 설문지를 적어 주세요' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: '이제 설문지를 적어 주세요' })).toBeVisible()
    expect(taken()).toHaveLength(1)
    expect(await ordersOf(site, guest)).toMatchObject([{ status: 'PAYMENT_COMPLETED' }])
  })

  test(`[PAY-02] a guest pays into a virtual account in Vietnamese ${where}: the deposit pays the order`, async ({
    page,
    context,
    site,
    toss,
  }) => {
    await page.setViewportSize(viewport)
    toss.webhooks.state.delivery = 'atOnce'
    await context.addCookies([{ name: 'lang', value: 'vi', url: site.url }])
    const { order_number, guest_token } = await givenGuestOrder(site, newGuest(), 'vi', 'card')
    await page.goto(`/user/consulting/guest-order/${order_number}?token=${guest_token}`)
    await page.getByRole('link', { name: 'Thanh toán', exact: true }).first().click()
    await choose(page, '가상계좌', '동의하기')
    await page.getByRole('button', { name: /^Thanh toán .*100/ }).click()

    await expect(page.getByRole('heading', { name: 'Mời bạn chuyển khoản' })).toBeVisible()
    await expect(page.getByText('X6505636518308')).toBeVisible()
    toss.payments.deposit(order_number)
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Mời bạn điền khảo sát' })).toBeVisible({
        timeout: 1_500,
      })
    }).toPass({ timeout: 20_000 })
  })
}

test('[PAY-03] a member pays by card in English, without a widget: after a logout on the way back, the page shows the check and its result', async ({
  page,
  context,
  site,
  toss,
}) => {
  await page.setViewportSize(screens.wide)
  toss.webhooks.state.delivery = 'held'
  await context.addCookies([{ name: 'lang', value: 'en', url: site.url }])
  const member = await givenSiteMember(site)
  const { order_number } = await givenMemberOrder(site, member, { payment_method: 'card' })
  await signIn(page, site, member)
  await page.route('**/v1/payments/attempts', async (route) => {
    const response = await route.fetch()
    const opened = { ...(await response.json()), client_key: 'test_ck_gyeol' }
    await route.fulfill({ response, json: opened })
  })
  toss.meets('confirm', 'dropsAfter')
  toss.meets('read', 'dropsBefore')
  const ended = /\/v1\/(payments\/confirm|auth\/refresh)$/
  await page.route(ended, (route) =>
    route.fulfill({ status: 401, json: { code: 'SESSION_REVOKED' } }),
  )
  await page.goto(`${PAYMENT_PAGE}?order=${order_number}`)
  const back = page.waitForRequest(/payment\/success/)
  await page.getByRole('button', { name: /^Pay .*100,000/ }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.unroute(ended)
  await signIn(page, site, member)
  await page.goto((await back).url())

  await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible()
  await expect(page.getByText(/declined|failed/i)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Please fill in the survey' })).toBeVisible()
})

test('[PAY-02] offers an alternative if the payment window cannot be loaded', async ({ page }) => {
  await page.route('**/v2/standard', (route) => route.abort())
  await placeToPay(page, newGuest())
  await expect(page.getByText('결제창을 불러오지 못했어요.')).toBeVisible()
  await page.getByRole('button', { name: '무통장 입금으로 결제하기' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: '무통장 입금으로 결제하기' })
    .click()
  await expect(page.getByRole('heading', { name: '이제 입금해 주세요' })).toBeVisible()
})
