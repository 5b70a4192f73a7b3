import { receiveDeposit } from '#contract/admin-orders.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  adminToken,
  givenDeposit,
  givenGuestOrder,
  newGuest,
} from '#tests/support/given-on-site.ts'
import { screens } from '#tests/support/on-order-page.ts'
import { callSite } from '#tests/support/site-calls.ts'

test.use({ viewport: screens.phone })

test('[ORD-18] a guest names the account of a returned deposit on the order’s page, and puts it right', async ({
  page,
  site,
}) => {
  const { order_number, guest_token } = await givenGuestOrder(site, newGuest())
  await givenDeposit(site, order_number)
  const token = await adminToken(site)
  const params = { order_number }
  await callSite(site.url, receiveDeposit, { params, body: { amount: 20_000 } }, { token })

  await page.goto(`/user/consulting/guest-order/${order_number}?token=${guest_token}`)
  await expect(page.getByText('20,000원을 계좌로 돌려드려요.')).toBeVisible()
  await page.getByRole('button', { name: '계좌 알려 주기' }).click()
  const dialog = page.getByRole('dialog', { name: '돌려받을 계좌' })
  await expect(dialog).toHaveAccessibleDescription('주문한 분의 계좌로 보내 드려요.')
  await expect(dialog.getByText(/받을 계좌$/)).toHaveCount(1)
  await dialog.getByRole('button', { name: '이 계좌로 받기' }).click()
  await expect(dialog.getByText('은행을 적어 주세요.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('은행').fill('우리은행')
  await dialog.getByLabel('계좌번호').fill('1002-345-678901')
  await dialog.getByLabel('예금주').fill('이수연')
  await dialog.getByRole('button', { name: '이 계좌로 받기' }).click()

  await expect(page.getByText('20,000원을 우리은행 ···8901 계좌로 보내 드려요.')).toBeVisible()
  await page.getByRole('button', { name: '계좌 고치기' }).click()
  await dialog.getByLabel('은행').fill('하나은행')
  await dialog.getByLabel('계좌번호').fill('111-222-333444')
  await dialog.getByRole('button', { name: '이 계좌로 받기' }).click()
  await expect(page.getByText('20,000원을 하나은행 ···3444 계좌로 보내 드려요.')).toBeVisible()
})
