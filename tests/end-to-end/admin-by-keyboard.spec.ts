import { adminProducts } from '#contract/admin-catalog.ts'
import { setRefundAccount } from '#contract/admin-orders.ts'
import { changeSettings, getSettings } from '#contract/admin-settings.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenSiteBooking } from '#tests/support/given-bookings-on-site.ts'
import {
  adminToken,
  givenDeposit,
  givenGuestOrder,
  newGuest,
  signInAsAdmin,
  unique,
} from '#tests/support/given-on-site.ts'
import { keyboardSteps } from '#tests/support/keyboard-steps.ts'
import { callSite } from '#tests/support/site-calls.ts'

const wide = { width: 1280, height: 900 }

test('[ADM-02] moves and cancels consultations, refunds money and resends an email by keyboard only', async ({
  page,
  site,
}) => {
  const keys = keyboardSteps(page)
  const dialog = page.getByRole('dialog')
  const booking = await givenSiteBooking(site)
  const guest = newGuest()
  const { order_number: number } = await givenGuestOrder(site, guest)
  await givenDeposit(site, number)
  await page.setViewportSize(wide)
  await signInAsAdmin(page, site)

  await test.step('moves a consultation to the first free slot of its day, then cancels it', async () => {
    await page.goto(`/admin/bookings?day=${booking.starts_at.slice(0, 10)}`)
    const block = page.locator(`[data-row="${booking.id}"]`)
    await keys.press(block)
    const move = page.getByRole('button', { name: '시간 옮기기' })
    await keys.press(move)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(move).toBeFocused()
    await page.keyboard.press('Enter')
    const free = dialog.getByRole('group', { name: '비어 있는 시간' }).getByRole('button').first()
    const time = (await free.textContent()) ?? ''
    await keys.press(free)
    await expect(free).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)
    await keys.press(dialog.getByRole('button', { name: '옮기기' }))
    await expect(block).toContainText(time)

    await keys.press(page.getByRole('button', { name: '예약 취소' }))
    await keys.write(dialog.getByLabel('고객에게 알릴 이유'), '휴가')
    await expectAccessible(page)
    await keys.press(dialog.getByRole('button', { name: '예약 취소하기' }))
    await expect(page.getByText('취소된 예약이에요.')).toBeVisible()
  })

  await test.step('refunds by the rules with a reason, then marks the refund as sent', async () => {
    await page.goto(`/admin/orders/${number}`)
    await keys.press(page.getByRole('button', { name: '환불하기' }))
    await keys.write(dialog.getByLabel('이유'), '일정 변경')
    await keys.press(dialog.getByRole('button', { name: /원 환불 정하기/ }), 'Shift+Tab')
    await keys.agree('정하기')
    await expect(dialog).toBeHidden()
    const refund_account = { bank: '신한은행', account_number: '110123456789', holder: '이수연' }
    const params = { order_number: number }
    const token = await adminToken(site)
    await callSite(site.url, setRefundAccount, { params, body: { refund_account } }, { token })

    await page.goto('/admin/money')
    const row = page.getByRole('listitem').filter({ hasText: number })
    await keys.press(row.getByRole('button', { name: '이수연에게 보냈어요' }))
    await keys.agree('보냈어요')
    await expect(row).toHaveCount(0)
  })

  await test.step('resends an email', async () => {
    await page.goto(`/admin/outbox?to=${guest.email}`)
    await keys.openFirst()
    await keys.press(page.getByRole('button', { name: '다시 보내기' }))
    await keys.agree('다시 보내기')
    await expect(page.getByText(`${guest.email} 주소로 다시 보낼게요.`)).toBeVisible()
  })
})

test('[ADM-02] creates and ends a code and changes settings and a product by keyboard only', async ({
  page,
  site,
}) => {
  const keys = keyboardSteps(page)
  const token = await adminToken(site)
  const { company } = await callSite(site.url, getSettings, {}, { token })
  const { items } = await callSite(site.url, adminProducts.list, {}, { token })
  await page.setViewportSize(wide)
  await signInAsAdmin(page, site)

  await test.step('creates a code of 5,000 won, ends it and undoes that', async () => {
    const code = unique().toUpperCase()
    await page.goto('/admin/promotions')
    await keys.press(page.getByRole('link', { name: '코드 만들기' }).first())
    await expect(page.getByLabel('이름', { exact: true })).toBeFocused()
    await page.keyboard.type(`가을 ${code}`)
    await keys.write(page.getByLabel('코드', { exact: true }), code)
    await keys.to(page.getByRole('radio', { name: '비율로 할인' }))
    await page.keyboard.press('ArrowDown')
    await keys.write(page.getByLabel('할인 금액 (원)'), '5000')
    await expectAccessible(page)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { level: 2, name: `가을 ${code}` })).toBeVisible()
    await keys.press(page.getByRole('button', { name: '끝내기' }), 'Shift+Tab')
    await expect(page.getByText(`‘가을 ${code}’ 할인을 끝냈어요.`)).toBeVisible()
    await page.keyboard.press('z')
    await expect(page.getByRole('button', { name: '끝내기' })).toBeVisible()
  })

  try {
    await test.step('changes a setting', async () => {
      await page.goto('/admin/settings')
      await keys.write(page.getByLabel('전화번호', { exact: true }), '02-333-4444')
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText('설정을 저장했어요.')).toBeVisible()
    })

    await test.step('changes a product from its row', async () => {
      const summary = `머리의 결을 읽어요 ${unique()}`
      await page.goto('/admin/products')
      await expect(page.locator('[data-row]').first()).toBeVisible()
      await page.keyboard.press('j')
      await page.keyboard.press('e')
      await keys.write(page.getByLabel('한 줄 소개'), summary)
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText('모두 저장되어 있어요')).toBeVisible()
      await expect(page.getByLabel('한 줄 소개')).toHaveValue(summary)
    })
  } finally {
    await callSite(site.url, changeSettings, { body: { company } }, { token })
    const [first] = items
    const [params, body] = [{ id: first!.id }, { summary: first!.summary }]
    await callSite(site.url, adminProducts.update, { params, body }, { token })
  }
})
