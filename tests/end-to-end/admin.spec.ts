import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  type GuestContact,
  givenDeposit,
  givenGuestOrder,
  givenGuestSurvey,
  givenSiteMember,
  newGuest,
  signIn,
  signInAsAdmin,
} from '#tests/support/given-on-site.ts'
import { keyboardSteps } from '#tests/support/keyboard-steps.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import type { RunningSite } from '#tests/support/site-process.ts'
import { waitForScripts } from '#tests/support/wait-for-scripts.ts'

const phone = { width: 360, height: 780 }
const laptop = { width: 1280, height: 900 }

test('[ADM-01] the back office shows the login to anyone who is not an administrator', async ({
  page,
  site,
}) => {
  await test.step('nobody', async () => {
    const answer = await page.goto('/admin/orders')
    expect(await answer?.text()).toContain('Loading...')
    await page.waitForURL((url) => url.pathname === '/login')
  })

  const refused = page.getByRole('heading', { name: '관리자만 볼 수 있어요' })
  await test.step('a member sees that it is for administrators', async () => {
    await signIn(page, site, await givenSiteMember(site))
    await page.goto('/admin/outbox')
    await page.waitForURL((url) => url.pathname === '/login')
    await expect(refused).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a visitor whose browser only claims to be an administrator', async () => {
    await page.evaluate(() => {
      const info = JSON.parse(localStorage.getItem('user_info') ?? '{}')
      localStorage.setItem('user_info', JSON.stringify({ ...info, role: 'ADMIN' }))
    })
    await page.goto('/admin')
    await page.waitForURL((url) => url.pathname === '/login')
    await expect(refused).toBeVisible()
  })

  await test.step('an administrator', async () => {
    await signInAsAdmin(page, site)
    await page.goto('/admin/member-management')
    await expect(page.getByRole('heading', { level: 1, name: '회원' })).toBeVisible()
    await page
      .getByRole('table')
      .getByRole('link', { name: /관리자/ })
      .click()
    await expect(page.getByRole('heading', { level: 2, name: '관리자' })).toBeVisible()
    await expectAccessible(page)
  })
})

test('[RPT-03] processes an order from the deposit to the published sheet from the queue', async ({
  page,
  site,
}) => {
  await page.setViewportSize(laptop)
  const guest = newGuest()
  const { order_number: number } = await givenGuestOrder(site, guest, 'en')
  await givenReadyOrder(site, newGuest())
  await signInAsAdmin(page, site)

  await test.step('receives a part of the amount due, then the rest', async () => {
    await page.goto(`/admin?q=${number}`)
    await page.getByRole('link', { name: '이수연 · 입금 확인' }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${number}\\?`))
    const list = page.getByRole('region', { name: '오늘 할 일 목록' })
    await expect(list.getByRole('link', { name: /입금 확인/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expectAccessible(page)
    await page.getByLabel('입금된 금액').fill('90,000')
    await confirmDepositOf('90,000원')
    await expect(page.getByText('받을 돈이 10,000원 남았어요.')).toBeVisible()
    await expect(page.getByLabel('입금된 금액')).toHaveValue('10000')
    await confirmDepositOf('10,000원')
    await expect(page.getByText('더 받을 돈은 없어요.')).toBeVisible()
    await expect(list.getByRole('link', { name: /이수연/ })).toHaveCount(0)
  })

  async function confirmDepositOf(amount: string) {
    await page.getByRole('button', { name: '입금 확인하기' }).click()
    const question = page.getByRole('alertdialog', {
      name: `이수연 님의 ${amount} 입금을 확인할까요?`,
    })
    await question.getByRole('button', { name: '입금 확인하기' }).click()
    await expect(question).toBeHidden()
  }

  await test.step('reads the survey and enlarges its photo', async () => {
    await givenSurveyWithPhoto(site, guest, number)
    await page.goto(`/admin/orders/${number}?list=today`)
    await expect(page.getByText('단발은 한 번도 해 본 적이 없어요.')).toBeVisible()
    await page.getByRole('button', { name: '1번째 사진 크게 보기' }).click()
    const viewer = page.getByRole('dialog', { name: '이수연 님의 사진' })
    const photo = viewer.getByRole('img', { name: '1번째 사진' })
    await page.keyboard.press('r')
    await expect(photo).toHaveAttribute('style', /rotate\(90deg\)/)
    await viewer.getByRole('button', { name: '키우기' }).click()
    await expect(photo).toHaveAttribute('style', /scale\(1\.4\)/)
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
  })

  await test.step('an empty sheet cannot be published; errors link to the empty fields', async () => {
    await page.getByRole('link', { name: '결과지 쓰기' }).last().click()
    await page.getByLabel('얼굴을 부르는 말').fill('달걀형에 가까운 둥근형')
    await expect(page.getByText(/자동 저장됨/)).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: '보내기' }).last().click()
    const empty = page.getByRole('list', { name: '비어 있는 곳' })
    await expect(empty.getByRole('button').first()).toBeFocused()
    await expect(empty.getByRole('button').first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await page.getByRole('button', { name: '어울리는 머리 2 · 이름' }).click()
    await expect(page.locator('[name="best_hair.1.name"]')).toBeFocused()
    await page.setViewportSize(laptop)
  })

  await test.step('writes it, recovers it after a crash, previews and publishes it', async () => {
    await writeReport(page)
    await page.reload() // before the autosave delay of two seconds is over
    await expect(page.locator('[name="outro"]')).toHaveValue('다음에 또 만나요.')
    await page.getByRole('button', { name: '고객 화면으로 보기' }).first().click()
    const preview = page.getByRole('dialog', { name: '고객이 보는 화면' })
    await expect(preview.getByRole('heading', { name: 'Result sheet for 이수연' })).toBeVisible()
    await expect(preview.getByText('턱선 단발')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(preview).toBeHidden()
    await page.keyboard.press('Control+Enter')
    const question = page.getByRole('alertdialog', {
      name: '이수연 님에게 결과지를 보낼까요?',
    })
    await question.getByRole('button', { name: '보내기' }).click()
    await expect(page.getByText('이수연 님에게 결과지를 보냈어요.')).toBeVisible()
    await expect(page.getByText('1번째', { exact: true })).toBeVisible()
  })

  await test.step('opens the next waiting sheet, then returns to Today', async () => {
    const next = page.getByRole('link', { name: /^다음: .* 님의 결과지$/ })
    await expect(next).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/sheet\?list=today$/)
    await expect(page.locator('[name="outro"]')).toHaveValue('')
    await page.goBack()
    await keyboardSteps(page).press(page.getByRole('link', { name: /^주문으로/ }))
    await expect(page.getByRole('region', { name: '오늘 할 일 목록' })).toBeVisible()
  })

  await test.step('the outbox shows the customer’s notification', async () => {
    await page.goto(`/admin/outbox?to=${guest.email}`)
    await page.getByRole('link', { name: /Your result sheet is ready/ }).click()
    await expect(page.getByRole('heading', { level: 2 })).toContainText(
      'Your result sheet is ready',
    )
    await expectAccessible(page)
  })
})

test('works through the queue by keyboard only; on a phone the order replaces the list', async ({
  page,
  site,
}) => {
  await page.setViewportSize(laptop)
  const guest = newGuest()
  const { order_number: number } = await givenReadyOrder(site, guest)
  await signInAsAdmin(page, site)
  await page.goto('/admin')
  const rows = page.locator('[data-row]')
  await expect(rows.first()).toBeVisible()

  await page.keyboard.press('f')
  await page.keyboard.type(guest.email)
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === guest.email)
  await expect(rows).toHaveCount(1)
  // The URL changes before the list does.
  await expect(rows.first()).toHaveAttribute('href', /q=/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: '이수연' })).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: '단축키' })
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(page).toHaveURL(new RegExp(number))
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/admin\?q=/)
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('e')
  await expect(page.getByRole('heading', { name: '이수연 님의 결과지' })).toBeVisible()

  await page.setViewportSize(phone)
  await page.goto(`/admin?q=${number}`)
  await expect(rows).toHaveCount(1)
  await expectAccessible(page)
  await rows.first().click()
  await expect(page.getByRole('heading', { level: 2, name: '이수연' })).toBeVisible()
  await expect(rows.first()).toBeHidden()
  await page.getByRole('link', { name: '목록으로' }).click()
  await expect(rows.first()).toBeVisible()
})

test('[RPT-03] detects conflicting changes of two administrators on one sheet', async ({
  page,
  browser,
  site,
}) => {
  const { order_number: number } = await givenReadyOrder(site, newGuest())
  const other = waitForScripts(await browser.newPage({ baseURL: site.url, viewport: laptop }))
  await page.setViewportSize(laptop)
  for (const each of [page, other]) {
    await signInAsAdmin(each, site)
    await each.goto(`/admin/orders/${number}/sheet`)
    await expect(each.locator('[name="outro"]')).toBeVisible()
  }

  await other.locator('[name="outro"]').fill('먼저 저장한 마무리')
  await other.locator('[name="hair_summary"]').fill('먼저 저장한 요약')
  await expect(other.getByText(/자동 저장됨/)).toBeVisible()
  await page.locator('[name="outro"]').fill('나중에 쓴 마무리')

  const dialog = page.getByRole('dialog', { name: '다른 사람이 먼저 고쳤어요' })
  await expect(dialog).toBeVisible()
  const outro = dialog.getByRole('group', { name: '마무리' })
  await expect(outro.getByRole('radio', { name: /나중에 쓴 마무리/ })).toBeChecked()
  await expect(outro.getByText('먼저 저장한 마무리')).toBeVisible()
  const summary = dialog.getByRole('group', { name: '헤어 요약' })
  await expect(summary.getByRole('radio', { name: /먼저 저장한 요약/ })).toBeChecked()
  await expect(outro.getByText('내가 쓴 내용')).toBeVisible()
  await expect(summary.getByText('내가 본 내용')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '고른 내용으로 저장하기' }).click()

  await expect(dialog).toBeHidden()
  await expect(page.getByText(/자동 저장됨/)).toBeVisible()
  await other.reload()
  await expect(other.locator('[name="outro"]')).toHaveValue('나중에 쓴 마무리')
  await expect(other.locator('[name="hair_summary"]')).toHaveValue('먼저 저장한 요약')
  await other.close()
})

/** Creates an order that waits for its result sheet. */
async function givenReadyOrder(site: RunningSite, guest: GuestContact) {
  const order = await givenGuestOrder(site, guest)
  await givenDeposit(site, order.order_number)
  await givenGuestSurvey(site, guest, order.order_number)
  return order
}

async function givenSurveyWithPhoto({ url }: RunningSite, guest: GuestContact, number: string) {
  const form = new FormData()
  const answers = { ...guest, note: '단발은 한 번도 해 본 적이 없어요.', agreed_all: true }
  form.set('payload', JSON.stringify(answers))
  form.append('images', new Blob([new Uint8Array(await givenPhoto())]), 'front.jpg')
  const answer = await fetch(`${url}/v1/surveys/guest/${number}`, { method: 'POST', body: form })
  expect(answer.status).toBe(201)
}

async function writeReport(page: Page) {
  const fields = {
    headline: '이마는 그대로 두세요',
    'type_analysis.text': '이마와 턱의 폭이 비슷해요.',
    hair_summary: '가볍게 층을 내요.',
    'best_hair.0.name': '턱선 단발',
    'best_hair.0.description': '턱선을 따라 안으로 감겨요.',
    'best_hair.1.name': '레이어드 롱',
    'best_hair.1.description': '볼 옆에서 결이 나뉘어요.',
    'worst_hair.0.name': '무거운 앞머리',
    'morning.0.title': '뿌리부터 말려요',
    consultant_name: '박세나',
    outro: '다음에 또 만나요.',
  }
  for (const [name, text] of Object.entries(fields)) {
    await page.locator(`[name="${name}"]`).fill(text)
  }
}
