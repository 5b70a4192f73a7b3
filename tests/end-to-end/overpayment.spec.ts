import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenGuestOrder, newGuest, signInAsAdmin } from '#tests/support/given-on-site.ts'

test('[PAY-01] an overpayment pays the order after a confirmation, and the rest becomes a refund', async ({
  page,
  site,
}) => {
  const { order_number: number } = await givenGuestOrder(site, newGuest())
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsAdmin(page, site)
  await page.goto(`/admin/orders/${number}`)
  await page.getByLabel('입금된 금액').fill('110,000')
  await expect(page.getByText('10,000원이 더 들어왔어요.')).toBeVisible()
  await page.getByRole('button', { name: '입금 확인하기' }).click()
  const question = page.getByRole('alertdialog', {
    name: '이수연 님의 110,000원 입금을 확인할까요?',
  })
  await expect(question).toContainText('남는 돈은 보낼 돈이 돼요.')
  await question.getByRole('button', { name: '입금 확인하기' }).click()
  await expect(
    page.getByText('이수연 님의 입금을 적었어요. 보낼 돈이 모두 10,000원이에요.'),
  ).toBeVisible()
  await expect(page.getByText('계좌를 아직 받지 못했어요.', { exact: false })).toBeVisible()

  await page.getByRole('button', { name: '환불하기' }).click()
  const dialog = page.getByRole('dialog', { name: '이수연 님의 주문 환불' })
  await expect(dialog.getByText('규정대로 돌려줄 금액')).toBeVisible()
  await dialog.getByLabel('일부만 환불하고 주문은 그대로 두기').check()
  await dialog.getByLabel('환불할 금액').fill('30000')
  await dialog.getByLabel('이유').fill('기다리게 해서 죄송해요')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '30,000원 환불 정하기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '정하기' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('기다리게 해서 죄송해요')).toBeVisible()
})
