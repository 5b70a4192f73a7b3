import { refundOrder, setRefundAccount } from '#contract/admin-orders.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  adminToken,
  givenDeposit,
  givenGuestOrder,
  newGuest,
  signInAsAdmin,
} from '#tests/support/given-on-site.ts'
import { callSite } from '#tests/support/site-calls.ts'
import { tellDatabase } from '#tests/support/site-database.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

const phone = { width: 360, height: 780 }
const laptop = { width: 1280, height: 900 }
const account = { bank: '신한은행', account_number: '110123456789', holder: '이수연' }

async function givenRefund(site: RunningSite) {
  const { order_number } = await givenGuestOrder(site, newGuest())
  await givenDeposit(site, order_number)
  const as = { token: await adminToken(site) }
  const params = { order_number }
  await callSite(site.url, refundOrder, { params, body: { reason: '일정 변경' } }, as)
  await callSite(site.url, setRefundAccount, { params, body: { refund_account: account } }, as)
  return order_number
}

test('[ORD-18] the studio pays out what it owes together and sees its months', async ({
  page,
  site,
}) => {
  const number = await givenRefund(site)
  await page.setViewportSize(phone)
  await signInAsAdmin(page, site)
  await page.goto('/admin/money')
  await expect(page.getByText('아직 맞춰 보지 않았어요. 매일 새벽에 맞춰 봐요.')).toBeVisible()
  const months = page.getByRole('region', { name: '월별 정산' }).getByRole('row')
  await expect(months.getByText(/^\d{4}년 \d{1,2}월$/).first()).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: number })
  const deadline = row.getByText(/까지(였어요)?$/)
  const name = await row.getByText('이수연', { exact: true }).boundingBox()
  const due = await deadline.boundingBox()
  expect(due!.x, 'on a phone the deadline stands below whose it is').toBe(name!.x)
  await expectAccessible(page)

  await page.setViewportSize(laptop)
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: '1건 100,000원, 보낸 것으로 적기' }).click()
  const question = page.getByRole('alertdialog', { name: '1건, 100,000원을 모두 보냈나요?' })
  await question.getByRole('button', { name: '보낸 것으로 적기' }).click()
  await expect(page.getByText('1건, 100,000원을 보낸 것으로 적었어요.')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('[PAY-01] more than an order costs is asked about, then pays it and is owed back', async ({
  page,
  site,
}) => {
  const { order_number: number } = await givenGuestOrder(site, newGuest())
  await page.setViewportSize(laptop)
  await signInAsAdmin(page, site)
  await page.goto(`/admin/orders/${number}`)
  await page.getByLabel('입금된 금액').fill('110,000')
  await answer('입금 확인하기', '입금 확인하기')
  await expect(page.getByText('주문 금액 100,000원과 달라요.')).toBeVisible()
  await answer('이 금액이 정말 들어왔어요', '이 금액으로 적기')
  await expect(
    page.getByText('결제를 확인했어요. 10,000원은 보낼 환불금에 올렸어요.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: '보낼 환불금' })).toBeVisible()

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

  async function answer(open: string, yes: string) {
    await page.getByRole('button', { name: open }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: yes }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
  }
})

test('[ADM-02] however much money is to be decided on, the work of the day stays within reach', async ({
  page,
  site,
}) => {
  const { order_number } = await givenGuestOrder(site, newGuest())
  await page.setViewportSize(laptop)
  await signInAsAdmin(page, site)
  await tellDatabase(
    site,
    `insert into payment_tasks (kind, subject, payment_key, amount, detail, opened_at)
     select 'UNKNOWN_PAYMENT', 'many ' || nth, 'many ' || nth, 30000, '{}', now()
     from generate_series(1, 12) as nth`,
  )
  try {
    await page.goto('/admin')
    const tasks = page.getByRole('region', { name: '돈에 대해 정할 일' }).getByRole('listitem')
    await tasks.last().scrollIntoViewIfNeeded()
    await expect(tasks.last()).toBeInViewport()
    await page.goto(`/admin?q=${order_number}`)
    await page
      .getByRole('link', { name: /입금 확인/ })
      .filter({ hasText: order_number })
      .click()
    await expect(page.getByRole('heading', { name: /이수연/ })).toBeVisible()
    await expectAccessible(page)
  } finally {
    await tellDatabase(site, `delete from payment_tasks where subject like 'many %'`)
  }
})
