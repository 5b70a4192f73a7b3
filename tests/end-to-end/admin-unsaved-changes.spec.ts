import { changeOrderStatus } from '#contract/admin-orders.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  adminToken,
  givenDeposit,
  givenGuestOrder,
  givenGuestSurvey,
  newGuest,
  signInAsAdmin,
} from '#tests/support/given-on-site.ts'
import { callSite } from '#tests/support/site-calls.ts'

const laptop = { width: 1280, height: 900 }

test('[O-13] restores unsaved changes after a reload; the dialog’s main button stays on the page', async ({
  page,
  site,
}) => {
  await page.setViewportSize(laptop)
  await signInAsAdmin(page, site)
  await page.goto('/admin/faqs?open=new')
  const question = page.getByRole('textbox', { name: '질문', exact: true })
  const restored = page.getByText('쓰다 만 내용을 이 기기에서 되살렸어요.')
  await question.fill('다시 불러도 남는 질문')
  page.once('dialog', (leaving) => leaving.accept())
  await page.reload()
  await expect(restored).toBeVisible()
  await expect(question).toHaveValue('다시 불러도 남는 질문')

  await page.getByRole('link', { name: '배너' }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked.getByRole('button').first()).toHaveText('계속 쓰기')
  await expect(asked.getByRole('button', { name: '계속 쓰기' })).toBeFocused()
  await asked.getByRole('button', { name: '버리고 떠나기' }).click()
  await expect(page).toHaveURL(/banners/)
  await page.goto('/admin/faqs?open=new')
  await expect(question).toHaveValue('')
  await expect(restored).toBeHidden()
})

test('[O-13] shows that an order changed elsewhere, and what must precede a result sheet', async ({
  page,
  site,
}) => {
  const { order_number: number } = await givenGuestOrder(site, newGuest())
  await page.setViewportSize(laptop)
  await signInAsAdmin(page, site)
  await page.goto(`/admin/orders/${number}/sheet`)
  await expect(page.getByText('아직 결제가 확인되지 않았어요.')).toBeVisible()
  await page.getByRole('link', { name: '주문에서 입금 확인하기' }).click()

  const confirm = page.getByRole('button', { name: '입금 확인하기', exact: true })
  await expect(confirm).toBeVisible()
  const params = { order_number: number }
  const body = { status: 'CANCELLED' } as const
  await callSite(site.url, changeOrderStatus, { params, body }, { token: await adminToken(site) })
  await confirm.click()
  await page.getByRole('alertdialog').getByRole('button', { name: '입금 확인하기' }).click()
  await expect(page.getByText('이 주문이 먼저 바뀌었어요. 지금은 ‘취소됨’')).toBeVisible()
})

test('[O-13] fills in the author of the previous sheet', async ({ page, site }) => {
  const numbers = []
  for (const guest of [newGuest(), newGuest()]) {
    const { order_number: number } = await givenGuestOrder(site, guest)
    await givenDeposit(site, number)
    await givenGuestSurvey(site, guest, number)
    numbers.push(number)
  }
  await page.setViewportSize(laptop)
  await signInAsAdmin(page, site)
  const name = page.getByRole('textbox', { name: '상담사 이름' })
  await page.goto(`/admin/orders/${numbers[0]}/sheet`)
  await expect(name).not.toHaveValue('')
  await name.fill('한결')
  await expect(page.getByText('자동 저장됨')).toBeVisible()
  await page.goto(`/admin/orders/${numbers[1]}/sheet`)
  await expect(name).toHaveValue('한결')
})
