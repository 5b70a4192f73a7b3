import type { Page } from '@playwright/test'
import { refundOrder } from '#contract/admin-orders.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  adminToken,
  givenDeposit,
  givenGuestOrder,
  givenGuestSurvey,
  newGuest,
  signIn,
} from '#tests/support/given-on-site.ts'
import { givenAssignment, givenStaff, giveRole } from '#tests/support/given-staff-on-site.ts'
import { callSite } from '#tests/support/site-calls.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

const WRITTEN = '달걀형에 가까운 둥근형'

/** Opens the result sheet of a ready order as its consultant. */
async function openOwnSheet(page: Page, site: RunningSite) {
  const guest = newGuest()
  const { order_number: order } = await givenGuestOrder(site, guest)
  await givenDeposit(site, order)
  await givenGuestSurvey(site, guest, order)
  const consultant = await givenStaff(site, '이은', 'CONSULTANT')
  await givenAssignment(site, order, consultant)
  await signIn(page, site, consultant)
  await page.goto(`/admin/orders/${order}/sheet`)
  await expect(page.getByLabel('얼굴을 부르는 말')).toBeVisible()
  return { order, consultant }
}

test('[RPT-03] [O-13] a sheet whose order is refunded while it is written says so', async ({
  page,
  site,
}) => {
  const { order } = await openOwnSheet(page, site)
  const input = { params: { order_number: order }, body: { reason: '고객이 부탁했어요' } }
  await callSite(site.url, refundOrder, input, { token: await adminToken(site) })
  await page.getByLabel('얼굴을 부르는 말').fill(WRITTEN)

  await expect(page.getByText('취소되거나 환불된 주문이라 결과지를 쓰지 않아요.')).toBeVisible()
  await expect(page.getByRole('link', { name: '주문 열기' })).toBeVisible()
})

test('[RPT-03] [O-13] a save that the server refuses for good is not called tried again, and keeps the text here', async ({
  page,
  site,
}) => {
  const { consultant } = await openOwnSheet(page, site)
  await giveRole(site, consultant, 'VIEWER')
  await page.getByLabel('얼굴을 부르는 말').fill(WRITTEN)

  await expect(
    page.getByText(/^저장할 수 없어요. .+ 적은 글은 이 기기에만 남아 있어요./),
  ).toBeVisible()
  await expect(page.getByText('다시 시도하고 있어요.', { exact: false })).toHaveCount(0)
  await expect(page.getByLabel('얼굴을 부르는 말')).toHaveValue(WRITTEN)
})
