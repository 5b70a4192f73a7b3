import { getOrder } from '#contract/orders.ts'
import { expectAccessible, expectNothingCutOff } from '#tests/support/accessible.ts'
import { openBackOffice } from '#tests/support/admin-steps.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenDeposit, givenGuestOrder, newGuest } from '#tests/support/given-on-site.ts'
import {
  agreement,
  fillIn,
  nextStep,
  openOrder,
  ordersOf,
  payButton,
  screens,
  unfold,
} from '#tests/support/on-order-page.ts'
import { callSite } from '#tests/support/site-calls.ts'

test('[ORD-08] a business requests a cash receipt with the order and sees an error for a wrong digit', async ({
  page,
  site,
}) => {
  await page.setViewportSize(screens.phone)
  const guest = newGuest()
  await openOrder(page)
  await fillIn(page, guest)
  await unfold(page, 'cashReceipt')
  await page.getByRole('radio', { name: '지출증빙' }).check()
  await page.getByRole('textbox', { name: '사업자등록번호' }).fill('220-81-62518')
  await agreement(page).check()
  await payButton(page).click()
  await expect(page.getByText('사업자등록번호 열 자리를 다시 확인해 주세요.')).toBeVisible()
  await expectAccessible(page)
  await expectNothingCutOff(page)

  await page.getByRole('textbox', { name: '사업자등록번호' }).fill('220-81-62517')
  await payButton(page).click()
  await nextStep(page)

  expect(await ordersOf(site, guest)).toHaveLength(1)
})

test('[PAY-01] a guest requests a cash receipt after paying, and the owner issues it by hand', async ({
  page,
  site,
  browser,
}) => {
  await page.setViewportSize(screens.phone)
  const { order_number, guest_token } = await givenGuestOrder(site, newGuest())
  await givenDeposit(site, order_number)
  await page.goto(`/user/consulting/guest-order/${order_number}?token=${guest_token}`)
  await page.getByRole('button', { name: '현금영수증 신청하기' }).click()
  const dialog = page.getByRole('dialog', { name: '현금영수증 신청하기' })
  await dialog.getByRole('textbox', { name: '휴대폰 번호' }).fill('02-123-4567')
  await dialog.getByRole('button', { name: '신청하기' }).click()
  await expect(dialog.getByText('010으로 시작하는 휴대폰 번호를 적어 주세요.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: '휴대폰 번호' }).fill('010-9876-5432')
  await dialog.getByRole('button', { name: '신청하기' }).click()
  await expect(page.getByText('끝 네 자리 5432). 곧 발급해 드려요.')).toBeVisible()

  const studio = await openBackOffice(browser, site)
  await studio.goto('/admin/money')
  const task = studio.getByRole('listitem').filter({ hasText: order_number }).first()
  await expect(async () => {
    await studio.reload()
    await expect(task.getByText('발급할 현금영수증')).toBeVisible({ timeout: 1_500 })
  }).toPass()
  await task.getByRole('button', { name: '번호 보기' }).click()
  await expect(task.getByText('01098765432')).toBeVisible()
  await task.getByLabel('승인번호').fill('G12345678')
  await expectAccessible(studio)
  await task.getByRole('button', { name: '끝낸 것으로 적기' }).click()
  await expect(studio.getByText('현금영수증을 적어 두었어요.')).toBeVisible()
  await studio.close()

  await page.reload()
  await expect(page.getByText('소득공제용으로 100,000원이 발급됐어요.')).toBeVisible()
  await expect(page.getByText('G12345678')).toBeVisible()
  const params = { order_number }
  const { cash_receipt } = await callSite(site.url, getOrder, { params, query: { guest_token } })
  expect(cash_receipt).toMatchObject({ state: 'ISSUED', amount: 100_000 })
})
