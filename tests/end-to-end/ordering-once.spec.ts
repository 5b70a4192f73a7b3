import { placeGuestOrder } from '#contract/orders.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenGuestOrder, newGuest } from '#tests/support/given-on-site.ts'
import {
  agreement,
  fillIn,
  isAlive,
  nextStep,
  ORDER,
  openOrder,
  ordersOf,
  payButton,
  screens,
  storedItem,
  unfold,
} from '#tests/support/on-order-page.ts'

const guestCall = `**${placeGuestOrder.path}`

test('[ORD-12] [ORD-13] [GST-04] [PAY-01] a double click places one order and shows its next step', async ({
  page,
  site,
}) => {
  const guest = newGuest()
  await page.setViewportSize(screens.phone)
  await openOrder(page)
  await fillIn(page, guest)
  await agreement(page).check()
  await payButton(page).dblclick()
  const step = await nextStep(page)

  const [order, ...others] = await ordersOf(site, guest)
  expect(others).toEqual([])
  expect(await storedItem(page, 'order_number')).toBe(order!.order_number)
  expect(await storedItem(page, 'guest_email')).toBe(guest.email)
  expect(await storedItem(page, 'guest_phone')).toBe(guest.phone)
  expect(await storedItem(page, 'guest_name')).toBe('이수연')
  expect(await storedItem(page, 'is_guest')).toBe('true')
  expect(await storedItem(page, 'guest_tokens')).toContain(order!.order_number)

  await expect(step.getByRole('heading', { name: '이제 입금해 주세요' })).toBeVisible()
  await expect(step.getByText('000000-00-000000')).toBeVisible()
  await expect(step.getByText('100,000원')).toBeVisible()
  await expect(step.getByText('이수연')).toBeVisible()
  await expect(step.getByRole('link', { name: '설문지 먼저 적기' })).toHaveAttribute(
    'href',
    new RegExp(`survey\\?order=${order!.order_number}&token=`),
  )

  await page.goBack()
  await expect(page).not.toHaveURL(new RegExp(ORDER))
})

test('[ORD-13] an order with a lost reply is not placed again after a reload or with another message', async ({
  page,
  site,
}) => {
  const guest = newGuest()
  await openOrder(page)
  await fillIn(page, guest)
  await agreement(page).check()
  await page.route(guestCall, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await payButton(page).click()
  await expect(page.getByText('서버에 연결하지 못했어요.')).toBeVisible()
  await page.unroute(guestCall)

  await page.reload()
  await isAlive(page)
  await expect(page.getByLabel('이메일')).toHaveValue(guest.email)
  await unfold(page, 'address')
  await page.getByLabel('배송 메시지').fill('이번에는 다르게 적어요')
  await agreement(page).check()
  await payButton(page).click()
  await expect(page.getByText('앞서 보낸 주문이 이미 들어와 있어요.')).toBeVisible()
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await nextStep(page)

  expect(await ordersOf(site, guest)).toHaveLength(1)
})

test('[ORD-13] typed input stays without a connection', async ({ page, site }) => {
  const guest = newGuest()
  await openOrder(page)
  await fillIn(page, guest)
  await agreement(page).check()
  await page.context().setOffline(true)
  await payButton(page).click()
  await expect(page.getByText('다시 눌러도 주문은 한 번만 들어가요.')).toBeVisible()
  await page.getByRole('link', { name: '로그인하고 주문하기' }).click()
  await expect(page.getByText('인터넷에 연결되면 다음 화면을 열 수 있어요.')).toBeVisible()
  await page.getByRole('button', { name: '이 화면에 있기' }).click()
  await expect(page.getByLabel('이메일')).toHaveValue(guest.email)

  await page.context().setOffline(false)
  await payButton(page).click()
  await nextStep(page)
  expect(await ordersOf(site, guest)).toHaveLength(1)
})

test('[C-17] asks before a second order of the same product, with a link to the first', async ({
  page,
  site,
}) => {
  const guest = newGuest()
  const { order_number } = await givenGuestOrder(site, guest)
  await openOrder(page)
  await fillIn(page, guest)
  await agreement(page).check()
  await payButton(page).click()
  const question = page.getByRole('alertdialog', { name: /^이미 같은 주문을 하셨어요 \(방금\)/ })
  await expect(question).toContainText(order_number)
  await expect(question.getByRole('link', { name: '그 주문 보기' })).toHaveAttribute(
    'href',
    '/user/mypage',
  )
  await question.getByRole('button', { name: '주문하지 않기' }).click()
  expect(await ordersOf(site, guest)).toHaveLength(1)

  await payButton(page).click()
  await question.getByRole('button', { name: '그래도 하나 더 주문하기' }).click()
  await nextStep(page)
  expect(await ordersOf(site, guest)).toHaveLength(2)
})
