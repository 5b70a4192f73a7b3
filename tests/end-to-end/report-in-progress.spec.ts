import { moveOrderDue } from '#contract/admin-orders.ts'
import { saveReportDraft } from '#contract/reports.ts'
import { withdrawSurveyConsent } from '#contract/surveys.ts'
import { DAY_MS, formatSeoulDay, seoulDayOf } from '#domain/calendar/seoul-day.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  adminToken,
  givenDeposit,
  givenMemberOrder,
  givenMemberSurvey,
  givenSiteMember,
  signIn,
} from '#tests/support/given-on-site.ts'
import { callSite } from '#tests/support/site-calls.ts'

const phone = { width: 390, height: 844 }

test('[C-01] while a sheet is written, my page shows its due day largest, then the portrait and the progress', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  const { order_number: number } = await givenMemberOrder(site, member)
  const { order_number: unpaid } = await givenMemberOrder(site, member)
  const params = { order_number: number }
  await givenDeposit(site, number)
  await givenMemberSurvey(site, member, number)
  await page.setViewportSize(phone)
  await signIn(page, site, member)

  await page.goto('/user/mypage')
  const waiting = page.getByRole('region', { name: number })
  const day = waiting.getByRole('heading', { level: 2 })
  await expect(day).toHaveText(/^하나 님의 결과지는 \d+월 ?\d+일 .요일까지$/)
  await expect(day).toBeInViewport({ ratio: 1 })
  const face = waiting.getByRole('img', { name: '설문지에 적은 대로 그린 내 얼굴' })
  await expect(face).toBeInViewport({ ratio: 0.5 })
  await expect(waiting.getByText('차례를 기다려요')).toBeVisible()
  await expect(waiting.getByText('읽는 중')).toHaveCount(0)
  expect(await page.evaluate<string>(LARGEST)).toMatch(/^\d+$/)

  const other = page.getByRole('region', { name: unpaid })
  await expect(other.getByRole('heading', { name: '이제 입금해 주세요' })).toBeVisible()
  await expect(other.getByText('계좌번호')).toHaveCount(0)
  const [large, small] = [await waiting.boundingBox(), await other.boundingBox()]
  expect(small!.height).toBeLessThan(large!.height / 2)
  await expectAccessible(page)

  const token = await adminToken(site)
  const draft = { params, body: { headline: '가볍게' } }
  await callSite(site.url, saveReportDraft, draft, { token })
  await page.reload()
  await expect(waiting.getByText('읽는 중')).toBeVisible()
  await expect(waiting.getByText('차례를 기다려요')).toHaveCount(0)

  const due_on = formatSeoulDay(seoulDayOf(new Date(Date.now() + 20 * DAY_MS)))
  const moved = { params, body: { due_on, reason: '상담사가 아파요.' } }
  await callSite(site.url, moveOrderDue, moved, { token })
  await page.reload()
  await expect(waiting.getByText('예정일을 옮겼어요: 상담사가 아파요.')).toBeVisible()
  await expect(day).toContainText(`${Number(due_on.slice(8))}일`)

  await callSite(site.url, withdrawSurveyConsent, { params }, { token: member.token })
  await page.reload()
  await expect(waiting.getByText('이대로는 결과지를 마칠 수 없어요')).toBeVisible()
  await expect(face).toHaveCount(0)
  await expect(page.getByText(/^다른 주문/)).toHaveCount(1)
})

/** Text with the largest font of the page. */
const LARGEST = `(() => {
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  let largest = ['', 0]
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode
    const size = Number.parseFloat(getComputedStyle(parentElement).fontSize)
    if (data.trim() && size > largest[1]) largest = [data.trim(), size]
  }
  return largest[0]
})()`
