import type { Page } from '@playwright/test'
import { bookConsultation, listSlots } from '#contract/bookings.ts'
import { listMyReports } from '#contract/reports.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  givenDeposit,
  givenGuestOrder,
  givenGuestSurvey,
  givenMemberOrder,
  givenMemberSurvey,
  givenReport,
  givenSiteMember,
  newGuest,
  signIn,
} from '#tests/support/given-on-site.ts'
import { callSite } from '#tests/support/site-calls.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

test.use({ timezoneId: 'America/New_York' })

async function givenGuestReport(site: RunningSite) {
  const guest = newGuest()
  const { order_number: number, guest_token: token } = await givenGuestOrder(site, guest)
  await givenDeposit(site, number)
  await givenGuestSurvey(site, guest, number)
  await givenReport(site, number)
  return { number, token }
}

const times = (page: Page) => page.getByRole('group', { name: '시간' }).getByRole('radio')

test('[RPT-02] a member books from the sheet by keyboard only, exports it to a calendar and cancels', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  const { order_number: number } = await givenMemberOrder(site, member)
  await givenDeposit(site, number)
  await givenMemberSurvey(site, member, number)
  await givenReport(site, number)
  const { items } = await callSite(site.url, listMyReports, {}, { token: member.token })
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, site, member)

  await page.goto(`/user/mypage/result-sheet/${items[0]!.id}`)
  await page.getByRole('link', { name: '상담 예약하기' }).click()
  const days = page.getByRole('table', { name: '날짜' })
  const firstFree = days.locator('button[tabindex="0"]')
  await expect(firstFree).toHaveAccessibleName(/예약 가능$/)
  await page.getByRole('button', { name: '상담 예약하기' }).click()
  await expect(page.getByText('상담할 시간을 골라 주세요.')).toBeVisible()

  await expect(firstFree).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(days.locator('button:focus')).toHaveAttribute('tabindex', '0')
  await page.keyboard.press('ArrowLeft')
  // Uses a day a week later, since past slots of the first day are not offered.
  await page.keyboard.press('ArrowDown')
  await expect(days.locator('button:focus')).toHaveAccessibleName(/예약 가능$/)
  await page.keyboard.press('Enter')
  await expect(firstFree).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/작은 글씨는 계신 곳 시간이에요 \(북미 동부/)).toBeVisible()
  await times(page).nth(2).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/요일 11:00\W+11:30 \(서울\)에 만나요/)).toBeVisible()
  await expect(page.getByText(/^계신 곳 시간: .*요일 2[12]:00/)).toBeVisible()
  await page.getByRole('radio', { name: /영상/ }).check()
  await page.getByLabel(/미리 알려 줄 내용/).fill('가르마를 바꿔도 될까요?')
  await expectAccessible(page)
  await page.getByRole('button', { name: '상담 예약하기' }).click()

  const booked = page.getByRole('listitem').filter({ hasText: number })
  await expect(booked).toContainText(/11:00\W+11:30 \(서울\)/)
  await expect(booked).toContainText('가르마를 바꿔도 될까요?')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    booked.getByRole('button', { name: '달력에 넣기' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`gyeol-${number}.ics`)
  await test.step('[C-18] moves to another time of the first free day', async () => {
    await booked.getByRole('button', { name: '시간 바꾸기' }).click()
    const moving = page.getByRole('form', { name: '새 시간 고르기' })
    await moving.getByRole('button', { name: '이 시간으로 바꾸기' }).click()
    await expect(moving.getByText('상담할 시간을 골라 주세요.')).toBeVisible()
    await days.locator('button:focus').press('ArrowDown')
    await days.locator('button:focus').press('Enter')
    await times(page).nth(3).check()
    await expectAccessible(page)
    await moving.getByRole('button', { name: '이 시간으로 바꾸기' }).click()
    await expect(booked).toContainText(/11:30\W+12:00 \(서울\)/)
    await expect(moving).toBeHidden()
  })
  await booked.getByRole('button', { name: '예약 취소' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '예약 취소' }).click()

  await expect(page.getByRole('heading', { name: '지난 예약' })).toBeVisible()
  await expect(booked).toContainText('취소됨')
  await expect(days).toBeVisible()
})

test('[LND-05] [GST-05] shows a visitor how to book; a guest chooses another slot if theirs was just taken', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/user/process')
  await page.getByRole('heading', { name: /결과지가 와요$/ }).click()
  await page.getByRole('link', { name: '상담 예약하기' }).click()
  await expect(page.getByText('결과지가 도착하면 상담을 예약할 수 있어요')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: '비회원으로 주문했어요' })).toBeVisible()
  await expect(main.getByRole('link', { name: '상담 주문하기' })).toBeVisible()

  const { number, token } = await givenGuestReport(site)
  const faster = await givenGuestReport(site)
  await page.goto(`/user/mypage/bookings?order=${number}&token=${token}`)
  const days = page.getByRole('table', { name: '날짜' })
  // Uses a day a week later, since the first day has few slots left in the afternoon.
  await days.locator('button[tabindex="0"]').press('ArrowDown')
  await days.locator('button:focus').press('Enter')
  const wanted = times(page).nth(4)
  await wanted.check()
  const startsAt = await wanted.getAttribute('value')
  const body = {
    order_number: faster.number,
    guest_token: faster.token,
    starts_at: startsAt!,
    channel: 'phone' as const,
  }
  await callSite(site.url, bookConsultation, { body })
  await page.getByRole('button', { name: '상담 예약하기' }).click()

  await expect(page.getByRole('alert')).toContainText('방금 다른 분이 이 시간을 예약했어요')
  await expect(wanted).toBeDisabled()
  await times(page).nth(5).check()
  await page.getByRole('button', { name: '상담 예약하기' }).click()

  const booked = page.getByRole('listitem').filter({ hasText: number })
  await expect(booked).toContainText('예약됨')
  await expect(days).toHaveCount(0)
  await expectAccessible(page)
  const query = { from: startsAt!, to: startsAt! }
  const { items } = await callSite(site.url, listSlots, { query })
  expect(items).toMatchObject([{ places_left: 0 }])
})
