import type { Page } from '@playwright/test'
import { changeOrderStatus, receiveDeposit, refundOrder } from '#contract/admin-orders.ts'
import { reverseReceipt } from '#contract/receipts.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { failures, whileFailing } from '#tests/support/failures.ts'
import {
  adminToken,
  givenDeposit,
  givenGuestOrder,
  givenGuestSurvey,
  givenReport,
  newGuest,
  signInAsAdmin,
} from '#tests/support/given-on-site.ts'
import { keyboardSteps } from '#tests/support/keyboard-steps.ts'
import { callSite } from '#tests/support/site-calls.ts'

const laptop = { width: 1280, height: 900 }
const phone = { width: 360, height: 780 }
const refused = failures.find(({ status }) => status === 409)!

const note = (page: Page) => page.getByRole('dialog').getByLabel('남길 말')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('[PAY-01] reverses one of two transfers by mouse, shows the amount due and answers whether the other was refunded', async ({
  page,
  site,
}) => {
  const { order_number: number } = await givenGuestOrder(site, newGuest())
  await givenDeposit(site, number)
  await page.setViewportSize(phone)
  await signInAsAdmin(page, site)
  await page.goto(`/admin/orders/${number}`)

  await test.step('a transfer without an amount due: shows problems and keeps the input', async () => {
    await button(page, '입금 적기').click()
    const dialog = page.getByRole('dialog', { name: '입금 적기' })
    const question = page.getByRole('alertdialog')
    const submit = dialog.getByRole('button', { name: '입금 확인하기' })
    const yes = question.getByRole('button', { name: '입금 확인하기' })
    await submit.click()
    await expect(dialog.getByLabel('입금된 금액')).toBeFocused()
    await expect(dialog.getByLabel('입금된 금액')).toHaveAccessibleDescription(/금액/)
    await dialog.getByLabel('입금된 금액').fill('70,000')
    await dialog.getByLabel('입금자명').fill('이수연')
    await expect(dialog.getByText('받을 돈이 없는 주문이라 모두 보낼 돈이 돼요.')).toBeVisible()
    await submit.click()
    await whileFailing(page, { call: receiveDeposit }, refused, {
      press: () => yes.click(),
      seen: () => expect(dialog.getByRole('alert')).toHaveText(refused.message),
    })
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await button(page, '입금 적기').click()
    await expect(dialog.getByLabel('입금된 금액')).toHaveValue('70,000')
    await expect(dialog.getByRole('alert'), 'nothing was sent since').toHaveCount(0)
    await submit.click()
    await yes.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('보낼 돈이 모두 70,000원이에요.')).toBeVisible()
    await button(page, '입금 적기').click()
    await expect(dialog.getByLabel('입금된 금액')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('starts a refund and links to what prevents its sending', async () => {
    await button(page, '환불하기').click()
    const dialog = page.getByRole('dialog', { name: '이수연 님의 주문 환불' })
    await expect(dialog.getByRole('radio', { name: /^규정대로/ })).toBeFocused()
    await dialog.getByRole('radio', { name: /^다른 금액/ }).click()
    const amount = dialog.getByLabel('환불할 금액')
    await amount.fill('200,000')
    await dialog.getByRole('button', { name: '환불하기' }).click()
    await expect(amount).toBeFocused()
    await expect(dialog.getByText('0원부터 100,000원까지')).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('radio', { name: /^일부만/ }).click()
    await amount.fill('0')
    await expect(dialog.getByText('1원부터 100,000원까지')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('the bank reverses the first transfer', async () => {
    const receipt = page.getByRole('listitem').filter({ hasText: /^입금.*100,000원/ })
    await receipt.getByRole('button', { name: '입금이 되돌려졌어요' }).click()
    const dialog = page.getByRole('dialog', { name: '은행이 이 입금 100,000원을 되돌렸나요?' })
    const submit = dialog.getByRole('button', { name: '되돌려졌다고 적기' })
    await note(page).fill('은행의 전화')
    await whileFailing(page, { call: reverseReceipt }, refused, {
      // The previous message is still visible, but must not cover the button.
      press: () => submit.click({ timeout: 4_000 }),
      seen: () => expect(dialog.getByRole('alert')).toHaveText(refused.message),
    })
    await expectAccessible(page)
    await submit.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('받을 돈이 30,000원이에요.')).toBeVisible()
    await expect(page.getByLabel('입금된 금액')).toHaveValue('30000')
  })

  await test.step('answers that the other had been refunded before', async () => {
    await page.goto('/admin/money')
    const questions = page.getByRole('region', { name: '돈에 대해 정할 일' })
    const question = questions.getByRole('listitem').filter({ hasText: number })
    await expect(question).toContainText(
      '이수연 님에게 보낼 돈 70,000원이 취소됐어요. 그 전에 이미 보냈나요?',
    )
    await question.getByRole('button', { name: '보냈어요', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '보냈어요' }).click()
    await expect(page.getByText('정리했어요.')).toBeVisible()
    await expect(question).toHaveCount(0)
    await page.goto(`/admin/orders/${number}`)
    await expect(page.getByLabel('입금된 금액')).toHaveValue('100000')
  })

  await test.step('without money left, cancels the order without a refund', async () => {
    await button(page, '환불하기').click()
    const dialog = page.getByRole('dialog', { name: '이수연 님의 주문 환불' })
    await dialog.getByLabel('이유').fill('다시 보내지 않음')
    await dialog.getByRole('button', { name: '환불 없이 주문 끝내기' }).click()
    await page
      .getByRole('alertdialog', { name: '이수연 님의 주문을 환불 없이 끝낼까요?' })
      .getByRole('button', { name: '주문 끝내기' })
      .click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('이수연 님의 주문을 끝냈어요.')).toBeVisible()
  })
})

test('[ADM-02] continues an order without a survey, completes it and cancels another by keyboard only', async ({
  page,
  site,
}) => {
  const keys = keyboardSteps(page)
  const dialog = page.getByRole('dialog')
  await page.setViewportSize(laptop)
  await signInAsAdmin(page, site)

  await test.step('without a survey: shows errors for a long note and the server’s refusal', async () => {
    const { order_number: number } = await givenGuestOrder(site, newGuest())
    await givenDeposit(site, number)
    await page.goto(`/admin/orders/${number}`)
    await keys.press(button(page, '설문지 없이 진행하기'))
    await keys.to(note(page))
    await page.keyboard.insertText('가'.repeat(501))
    await keys.press(dialog.getByRole('button', { name: '진행하기' }))
    await expect(dialog.getByText('500자까지 적을 수 있어요.')).toBeVisible()
    await expect(note(page)).toBeFocused()
    await keys.write(note(page), '전화로 들음')
    await keys.to(dialog.getByRole('button', { name: '진행하기' }))
    await whileFailing(page, { call: changeOrderStatus }, refused, {
      press: () => page.keyboard.press('Enter'),
      seen: () => expect(dialog.getByRole('alert')).toHaveText(refused.message),
    })
    await expect(note(page)).toHaveValue('전화로 들음')
    await expect(dialog.getByRole('button', { name: '진행하기' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('이제 결과지를 쓸 수 있어요.')).toBeVisible()
    await expect(page.getByText('전화로 들음')).toBeVisible()
  })

  await test.step('completed', async () => {
    const guest = newGuest()
    const { order_number: number } = await givenGuestOrder(site, guest)
    await givenDeposit(site, number)
    await givenGuestSurvey(site, guest, number)
    await givenReport(site, number)
    await page.goto(`/admin/orders/${number}`)
    await keys.press(button(page, '상담 완료로 바꾸기'))
    await expectAccessible(page)
    await keys.press(dialog.getByRole('button', { name: '상담 완료하기' }))
    await expect(dialog).toBeHidden()
    await expect(page.getByText('상담을 완료했어요.')).toBeVisible()
  })

  await test.step('cancels: the dialog closes by Escape and reopens with its input', async () => {
    const { order_number: number } = await givenGuestOrder(site, newGuest())
    await page.goto(`/admin/orders/${number}`)
    const open = button(page, '주문 취소하기')
    await keys.press(open)
    await expect(dialog.getByRole('button', { name: '그대로 두기' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: '취소', exact: true })).toHaveCount(0)
    await keys.write(note(page), '부탁')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(note(page)).toHaveValue('부탁')
    await keys.press(dialog.getByRole('button', { name: '주문 취소하기' }))
    await expect(dialog).toBeHidden()
    await expect(page.getByText('주문을 취소했어요.')).toBeVisible()
  })
})

test('[PAY-01] money for an ended order becomes a refund', async ({ page, site }) => {
  const token = await adminToken(site)
  await page.setViewportSize(laptop)
  await signInAsAdmin(page, site)
  const dialog = page.getByRole('dialog', { name: '입금 적기' })
  async function receive(amount: string, toSend: string) {
    await button(page, '입금 적기').click()
    await dialog.getByLabel('입금된 금액').fill(amount)
    await dialog.getByRole('button', { name: '입금 확인하기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '입금 확인하기' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(`보낼 돈이 모두 ${toSend}이에요.`)).toBeVisible()
  }

  await test.step('an order cancelled unpaid receives its price, then more', async () => {
    const { order_number } = await givenGuestOrder(site, newGuest())
    const params = { order_number }
    const body = { status: 'CANCELLED' as const, note: null }
    await callSite(site.url, changeOrderStatus, { params, body }, { token })
    await page.goto(`/admin/orders/${order_number}`)
    await receive('100,000', '100,000원')
    await receive('50,000', '150,000원')
  })

  await test.step('refunded', async () => {
    const { order_number } = await givenGuestOrder(site, newGuest())
    await givenDeposit(site, order_number)
    const params = { order_number }
    const body = { reason: '일정 변경', amount: 100_000 }
    await callSite(site.url, refundOrder, { params, body }, { token })
    await page.goto(`/admin/orders/${order_number}`)
    await receive('30,000', '130,000원')
  })
})
