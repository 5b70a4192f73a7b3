import { getBookingHours, setBookingHours } from '#contract/admin-bookings.ts'
import { adminFaqs } from '#contract/admin-content.ts'
import { changeMember } from '#contract/admin-members.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenInquiryOnSite } from '#tests/support/given-inquiries-on-site.ts'
import {
  adminToken,
  givenDeposit,
  givenGuestOrder,
  givenGuestSurvey,
  givenReport,
  givenSiteMember,
  newGuest,
  signInAsAdmin,
  unique,
} from '#tests/support/given-on-site.ts'
import { callSite } from '#tests/support/site-calls.ts'

const wide = { width: 1280, height: 900 }
const narrow = { width: 360, height: 780 }
const BOTH = '다른 사람이 먼저 고쳤어요'

test('[RPT-03] compares two versions of a sheet and restores an earlier text by keyboard only', async ({
  page,
  site,
}) => {
  const guest = newGuest()
  const { order_number: number } = await givenGuestOrder(site, guest)
  await givenDeposit(site, number)
  await givenGuestSurvey(site, guest, number)
  await givenReport(site, number)
  await page.setViewportSize(wide)
  await signInAsAdmin(page, site)
  await page.goto(`/admin/orders/${number}/sheet`)
  const outro = page.locator('[name="outro"]')
  const sent = await outro.inputValue()
  await outro.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' 새로 덧붙인 말.')
  await expect(page.getByText(/자동 저장됨/)).toBeVisible()

  await page.getByRole('button', { name: '비교하기 · 1번째' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '결과지 비교하기' })
  await expect(dialog.getByText('1곳이 달라요.')).toBeVisible()
  await expect(dialog.locator('ins')).toContainText('새로 덧붙인 말.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '이전 내용으로 되돌리기 · 마무리' }).press('Enter')
  await expect(dialog.getByText('두 내용이 같아요.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(outro).toHaveValue(sent)
  await page.keyboard.press('z')
  await expect(outro).toHaveValue(`${sent} 새로 덧붙인 말.`)
})

test('[ADM-02] answers the day’s inquiries one after another beside the list by keyboard only', async ({
  page,
  site,
}) => {
  for (const title of ['주차할 수 있나요', '앞머리도 봐 주나요']) {
    await givenInquiryOnSite(site, { title, writer_email: newGuest().email })
  }
  await page.setViewportSize(wide)
  await signInAsAdmin(page, site)
  await page.goto('/admin')
  const waiting = page.getByRole('region', { name: '문의' }).locator('[data-row]')
  await waiting.first().focus()
  await page.keyboard.press('e')
  const field = page.getByRole('textbox', { name: '답변 내용' })
  await expect(field).toBeFocused()
  const first = page.url()
  expect(first).toContain('/admin/today/inquiries/')
  await expectAccessible(page)

  await page.keyboard.type('네, 그럼요.')
  await page.keyboard.press('Control+Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: '답변 보내기' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(first)
  await expect(page).toHaveURL(/\/admin\/today\/inquiries\//)
  await expect(field).toHaveValue('')
  await expect(waiting.first()).toBeVisible()
})

test('[ADM-02] confirms the day’s deposits beside the list by keyboard only', async ({
  page,
  site,
}) => {
  const guest = newGuest()
  await givenGuestOrder(site, guest)
  await givenGuestOrder(site, guest)
  await page.setViewportSize(wide)
  await signInAsAdmin(page, site)
  await page.goto(`/admin?q=${guest.email}`)
  const rows = page.locator('[data-row]')
  await expect(rows).toHaveCount(2)
  const numbers = await rows.evaluateAll((all) => all.map(({ dataset }) => dataset.row ?? ''))

  for (const [at, number] of numbers.entries()) {
    if (at === 0) {
      await page.keyboard.press('j')
      await page.keyboard.press('Enter')
    }
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${number}\\?`))
    await page.getByLabel('입금된 금액').focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('100000')
    await page.getByRole('button', { name: '입금 확인하기' }).press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: '입금 확인하기' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator(`[data-row="${number}"]`)).toHaveCount(0)
  }
  await expect(page).toHaveURL(/\/admin\?q=/)
})

test('[ADM-02] restores a deleted item by a key; the audit log shows its name', async ({
  page,
  site,
}) => {
  const token = await adminToken(site)
  const question = `되살릴 질문 ${unique()}`
  const body = { question, answer: '<p>네.</p>' }
  const { id } = await callSite(site.url, adminFaqs.create, { body }, { token })
  await page.setViewportSize(wide)
  await signInAsAdmin(page, site)
  await page.goto(`/admin/faqs?open=${id}`)

  await page.getByRole('button', { name: '삭제하기' }).press('Enter')
  const asked = page.getByRole('alertdialog', { name: `‘${question}’ 항목을 삭제할까요?` })
  await asked.getByRole('button', { name: '삭제하기' }).press('Enter')
  await expect(page.locator('[data-row]', { hasText: question })).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('z')
  await expect(page.getByText(`‘${question}’ 항목을 되살렸어요.`)).toBeVisible()
  await expect(page.locator('[data-row]', { hasText: question })).toHaveCount(1)

  await page.goto(`/admin/audit-log?subject=${id}`)
  await expect(page.getByRole('row', { name: question })).toHaveCount(3)
  await page.locator('[data-row]').first().focus()
  await page.setViewportSize(narrow)
  await expect(page.getByRole('row')).toHaveCount(0)
  await expect(page.locator('[data-row]').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: question, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible()
  await callSite(site.url, adminFaqs.remove, { params: { id }, query: {} }, { token })
})

test('[ADM-02] shows both versions when two administrators change a member or the hours', async ({
  page,
  site,
}) => {
  const token = await adminToken(site)
  const { user } = await givenSiteMember(site, '정하늘')
  const hours = await callSite(site.url, getBookingHours, {}, { token })
  const both = page.getByRole('dialog', { name: BOTH })
  await page.setViewportSize(wide)
  await signInAsAdmin(page, site)

  await test.step('a member: one makes them an administrator, the other disables them', async () => {
    await page.goto(`/admin/member-management?open=${user.id}`)
    await page.getByRole('button', { name: '이용 중지' }).press('Enter')
    const params = { id: user.id }
    await callSite(site.url, changeMember, { params, body: { role: 'ADMIN' } }, { token })
    const dialog = page.getByRole('dialog', { name: '정하늘 님의 이용을 중지할까요?' })
    await dialog.getByLabel('이유').fill('부탁')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '이용 중지하기' }).press('Enter')
    await expect(both.getByRole('radio', { name: /중지됨/ })).toBeChecked()
    await expect(both.getByRole('radio', { name: /관리자/ })).toBeChecked()
    await expectAccessible(page)
    await both.getByRole('button', { name: '고른 내용으로 저장하기' }).press('Enter')
    await expect(page.getByRole('button', { name: '이용 다시 열기' })).toBeVisible()
    await expect(page.getByRole('button', { name: '역할 없애기' })).toBeVisible()
  })

  await test.step('the hours, on a phone', async () => {
    const { revision: _revision, ...hoursBody } = hours
    const change = (places: number) =>
      callSite(site.url, setBookingHours, { body: { ...hoursBody, places } }, { token })
    await page.setViewportSize(narrow)
    await page.goto('/admin/bookings/hours')
    const places = page.getByLabel('같은 시간에 받는 상담 수')
    await places.fill('9')
    await change(8)
    await page.getByRole('button', { name: '저장하기' }).click()
    await expect(both.getByRole('radio', { name: /9/ })).toBeChecked()
    await expectAccessible(page)
    await both.getByRole('radio', { name: /8/ }).press('Space')
    await both.getByRole('button', { name: '고른 내용으로 저장하기' }).click()
    await expect(places).toHaveValue('8')
    await change(hours.places)
  })
})
