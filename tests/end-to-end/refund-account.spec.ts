import { refundOrder } from '#contract/admin-orders.ts'
import { listOutbox } from '#contract/notifications.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  adminToken,
  givenDeposit,
  givenGuestOrder,
  newGuest,
  signInAsAdmin,
} from '#tests/support/given-on-site.ts'
import { screens } from '#tests/support/on-order-page.ts'
import { callSite } from '#tests/support/site-calls.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

test.use({ viewport: screens.phone })

test('[ORD-18] [O-04] a guest enters and corrects the refund account by the email’s link, and the owner marks the refund as sent', async ({
  page,
  site,
}) => {
  const guest = newGuest()
  const { order_number } = await givenGuestOrder(site, guest)
  await givenDeposit(site, order_number)
  const token = await adminToken(site)
  const params = { order_number }
  await callSite(site.url, refundOrder, { params, body: { reason: '일정 변경' } }, { token })

  await page.goto(await refundLink(site, guest.email))
  await expect(page.getByText('100,000원을 계좌로 돌려드려요.')).toBeInViewport()
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

  await expect(page.getByText('100,000원을 우리은행 ···8901 계좌로 보내 드려요.')).toBeVisible()
  await page.getByRole('button', { name: '계좌 고치기' }).click()
  await dialog.getByLabel('은행').fill('하나은행')
  await dialog.getByLabel('계좌번호').fill('111-222-333444')
  await dialog.getByRole('button', { name: '이 계좌로 받기' }).click()
  await expect(page.getByText('100,000원을 하나은행 ···3444 계좌로 보내 드려요.')).toBeVisible()

  await test.step('the owner marks the refund as sent and opens the monthly view', async () => {
    await signInAsAdmin(page, site)
    await page.goto('/admin/money')
    const toSend = page.getByRole('region', { name: '보낼 돈' })
    const row = toSend.getByRole('listitem').filter({ hasText: order_number })
    await expect(row).toContainText('하나은행 111222333444 이수연')
    const name = await row.getByText('이수연', { exact: true }).boundingBox()
    const due = await row.getByText(/까지(였어요)?$/).boundingBox()
    expect(due!.x, 'on a phone the deadline stands below whose it is').toBe(name!.x)
    const months = page.getByRole('region', { name: '월별' }).getByRole('row')
    await expect(months.getByText(/^\d{4}년 \d{1,2}월$/).first()).toBeVisible()
    await expect(page.getByText('아직 맞춰 보지 않았어요. 매일 새벽에 맞춰 봐요.')).toBeVisible()
    await expectAccessible(page)

    await row.getByRole('button', { name: '이수연에게 보냈어요' }).click()
    const question = page.getByRole('alertdialog', { name: '100,000원을 보냈나요?' })
    await question.getByRole('button', { name: '보냈어요' }).click()
    await expect(page.getByText('1건, 100,000원을 보낸 것으로 적었어요.')).toBeVisible()
    await expect(row).toHaveCount(0)
  })
})

/** Path of the link in the email that asks a guest for a refund account. */
async function refundLink(site: RunningSite, to: string): Promise<string> {
  const token = await adminToken(site)
  let link = ''
  await expect(async () => {
    const { items } = await callSite(site.url, listOutbox, { query: { to } }, { token })
    const mail = items.find(({ kind }) => kind === 'REFUND_AGREED')
    link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 10_000 })
  return link.replace(new URL(link).origin, '')
}
