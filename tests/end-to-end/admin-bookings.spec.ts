import { changeBooking } from '#contract/admin-bookings.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { failures, whileFailing } from '#tests/support/failures.ts'
import { givenSiteBooking } from '#tests/support/given-bookings-on-site.ts'
import { adminToken, signInAsAdmin } from '#tests/support/given-on-site.ts'
import { callSite } from '#tests/support/site-calls.ts'

const refused = failures.find(({ status }) => status === 409)!

test('[ADM-02] finds a consultation in its week, adds its link and moves it; detects conflicting changes', async ({
  page,
  site,
}) => {
  const booking = await givenSiteBooking(site)
  const day = booking.starts_at.slice(0, 10)
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsAdmin(page, site)
  await page.goto(`/admin/bookings?day=${day}`)
  const block = page.locator(`[data-row="${booking.id}"]`)
  await expect(block).toContainText('링크 없음')
  await expectAccessible(page)

  await test.step('opens it and sends its link by keyboard', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(block).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await block.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '이수연' })).toBeVisible()
    const link = page.getByLabel('링크 주소')
    await link.focus()
    await page.keyboard.type('meet.example.com')
    await page.keyboard.press('Enter')
    await expect(page.getByText('https://로 시작하는 주소를 적어 주세요.')).toBeVisible()
    await link.fill('https://meet.example.com/a')
    await page.keyboard.press('Enter')
    await expect(page.getByText('이수연 님에게 링크를 보냈어요.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('moves it to a free slot of its day by mouse', async () => {
    await page.getByRole('button', { name: '시간 옮기기' }).click()
    const dialog = page.getByRole('dialog')
    await whileFailing(page, { call: changeBooking }, refused, {
      press: () => dialog.getByRole('button', { name: '옮기기' }).click(),
      seen: () => expect(dialog.getByRole('alert')).toHaveText(refused.message),
    })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '예약 취소' }).click()
    await expect(dialog.getByRole('alert'), 'what was said of the move').toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '시간 옮기기' }).click()
    const free = dialog.getByRole('group', { name: '비어 있는 시간' }).getByRole('button').last()
    const time = (await free.textContent()) ?? ''
    await free.click()
    // Waits for the reload, which could otherwise show the next step’s change.
    const reloaded = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'GET' && answer.url().endsWith(`/bookings/${booking.id}`),
    )
    await dialog.getByRole('button', { name: '옮기기' }).click()
    await expect(block).toContainText(time)
    await reloaded
  })

  await test.step('shows both versions after a concurrent change', async () => {
    await callSite(
      site.url,
      changeBooking,
      { params: { id: booking.id }, body: { meeting_url: 'https://meet.example.com/b' } },
      { token: await adminToken(site) },
    )
    await page.getByRole('button', { name: '예약 취소' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '예약 취소하기' }).click()
    const both = page.getByRole('dialog', { name: '다른 사람이 먼저 고쳤어요' })
    await expect(both.getByRole('radio', { name: 'https://meet.example.com/b' })).toBeChecked()
    await expect(both.getByRole('radio', { name: '취소됨' })).toBeChecked()
    await expectAccessible(page)
    await both.getByRole('button', { name: '고른 내용으로 저장하기' }).click()
    await expect(page.getByText('취소된 예약이에요.')).toBeVisible()
  })
})

test('[ADM-02] sets weekly hours and special days on a phone, with an error message for a mistake', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signInAsAdmin(page, site)
  await page.goto('/admin/bookings')
  await expect(page.getByRole('navigation', { name: '날짜' }).getByRole('link')).toHaveCount(7)
  await expectAccessible(page)
  await page.getByRole('link', { name: '운영 시간' }).click()
  await page.getByRole('button', { name: '특별한 날 더하기' }).click()
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect(page.getByText('날짜를 골라 주세요.')).toBeVisible()
  await expectAccessible(page)
  const day = new Date(Date.now() + 2_000 * DAY_MS + (Date.now() % 999) * DAY_MS)
  const special = day.toISOString().slice(0, 10)
  await page.getByLabel('날짜').last().fill(special)
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect(page.getByText('운영 시간을 저장했어요.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: `${special} 지우기` })).toBeVisible()
})
