import type { Page } from '@playwright/test'
import { expectAccessible, expectNothingCutOff } from '#tests/support/accessible.ts'
import { logIn } from '#tests/support/admin-steps.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  givenDeposit,
  givenGuestOrder,
  givenGuestSurvey,
  givenReport,
  newGuest,
  PASSWORD,
  signIn,
  signInAsAdmin,
} from '#tests/support/given-on-site.ts'
import { givenAssignment, givenStaff, giveRole } from '#tests/support/given-staff-on-site.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

const widths = [360, 820, 1280]

async function givenPaidOrder(site: RunningSite) {
  const guest = newGuest()
  const { order_number: number } = await givenGuestOrder(site, guest)
  await givenDeposit(site, number)
  await givenGuestSurvey(site, guest, number)
  return number
}

/** Collects the calls that the server refuses to this role: a screen must not make them. */
function collectForbidden(page: Page): string[] {
  const found: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403) found.push(`${response.request().method()} ${response.url()}`)
  })
  return found
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: '스튜디오 메뉴' })

const entriesOf = (page: Page) =>
  menuOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

test('[SEC-01] a consultant works through assigned orders and sees neither money nor others', async ({
  page,
  site,
}) => {
  const consultant = await givenStaff(site, '한지수', 'CONSULTANT')
  const [own, others] = [await givenPaidOrder(site), await givenPaidOrder(site)]
  await givenAssignment(site, own, consultant)
  const forbidden = collectForbidden(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  await test.step('signs in to today’s work, which has the assigned order only', async () => {
    await page.goto('/login')
    await logIn(page, { userId: consultant.user.user_id, password: PASSWORD })
    await page.waitForURL((url) => url.pathname === '/admin')
    await expect(page.locator('[data-row]')).toHaveCount(1)
    expect(await entriesOf(page)).toEqual([
      '/admin',
      '/admin/orders',
      '/admin/bookings',
      '/admin/inquiries',
      '/admin/text-blocks',
      '/admin/notifications',
    ])
  })

  await test.step('opens it: survey and sheet, no amounts', async () => {
    await page.locator('[data-row]').click()
    await expect(page.getByRole('heading', { level: 2, name: '이수연' })).toBeVisible()
    await expect(page.getByText('단발은 한 번도 해 본 적이 없어요.')).toBeVisible()
    const text = await page.locator('body').innerText()
    expect(text).not.toMatch(/[\d,]+원/)
    expect(text).not.toContain('세종대로')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('link', { name: '결과지 쓰기', exact: true }).click()
    await expect(page.getByRole('button', { name: '고객 화면으로 보기' }).first()).toBeVisible()
  })

  await test.step('every screen of the menu works, and no screen of the owner opens', async () => {
    for (const to of await entriesOf(page)) {
      await page.goto(to)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await page.waitForLoadState('networkidle')
    }
    await page.goto('/admin/money')
    await expect(
      page.getByRole('paragraph').filter({ hasText: '볼 수 없는 화면이에요' }),
    ).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }
    await page.goto(`/admin/orders/${others}`)
    await expect(page.getByText(others)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2, name: '이수연' })).toHaveCount(0)
  })
  expect(forbidden).toEqual([])
})

test('[SEC-01] a viewer reads every screen, and none has a button to change anything', async ({
  page,
  site,
}) => {
  const number = await givenPaidOrder(site)
  await givenReport(site, number)
  const { order_number: unpaid } = await givenGuestOrder(site, newGuest())
  const viewer = await givenStaff(site, '오유진', 'VIEWER')
  const forbidden = collectForbidden(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, site, viewer)

  await page.goto('/admin')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  const entries = await entriesOf(page)
  expect(entries).toContain('/admin/money')
  expect(entries).toContain('/admin/settings')
  expect(entries).not.toContain('/admin/outbox')
  for (const to of [...entries, '/admin/bookings/hours', `/admin/orders/${number}/sheet`]) {
    await page.goto(to)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    const row = page.locator('[data-row]').first()
    if (await row.isVisible()) {
      await row.click()
      await page.waitForLoadState('networkidle')
    }
    expect({ to, changes: await changingButtons(page) }).toEqual({ to, changes: [] })
  }

  await test.step('an order without its actions and photos', async () => {
    await page.goto(`/admin/orders/${unpaid}`)
    await expect(page.getByRole('heading', { level: 2, name: '이수연' })).toBeVisible()
    await expect(page.getByRole('button', { name: '입금 확인하기' })).toHaveCount(0)
    await page.goto(`/admin/orders/${number}`)
    await expect(page.getByText('고객 사진은 열람 역할에게 보이지 않아요.')).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectNothingCutOff(page)
    }
  })
  expect(forbidden).toEqual([])

  await test.step('a role that is taken away ends at the next look', async () => {
    await giveRole(site, viewer, 'USER')
    await page.goto('/admin/orders')
    await page.waitForURL((url) => url.pathname === '/login')
  })
})

/** Buttons that only read: menus, disclosures, tabs, copying, help. */
const READING =
  /메뉴|모두 찾기|로그아웃|단축키|한국어|English|Tiếng Việt|비교|복사|옮기기 J|KO|EN|VI|기간|주$|일$|언어/

async function changingButtons(page: Page): Promise<string[]> {
  const buttons = page.locator('main button:visible, [data-detail] button:visible')
  const names = await buttons.evaluateAll((all) =>
    all.map((it) => (it.getAttribute('aria-label') ?? it.textContent ?? '').trim()),
  )
  return names.filter((name) => name !== '' && !READING.test(name))
}

test('[SEC-01] the owner grants a role and assigns an order on its page', async ({
  page,
  site,
}) => {
  const consultant = await givenStaff(site, '한지수', 'USER')
  const number = await givenPaidOrder(site)
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsAdmin(page, site)

  await page.goto(`/admin/member-management?q=${consultant.user.user_id}`)
  await page.locator('[data-row]').first().click()
  await page.getByRole('button', { name: '상담사로 바꾸기' }).click()
  const dialog = page.getByRole('dialog', { name: '한지수 님을 상담사로 바꿀까요?' })
  await dialog.getByLabel('이유').fill('새로 함께 일해요')
  await dialog.getByRole('button', { name: '상담사로 바꾸기' }).click()
  await expect(page.getByText('상담사가 되었어요.')).toBeVisible()

  await page.goto(`/admin/orders/${number}`)
  await page.getByLabel('담당 상담사').selectOption({ value: consultant.user.id })
  await expect(page.getByText('담당을 바꿨어요.')).toBeVisible()
  await page.goto(`/admin/orders?q=${number}`)
  await page.setViewportSize({ width: 820, height: 900 })
  await expect(page.getByLabel(`${number} 담당 상담사`)).toHaveValue(consultant.user.id)
  await expectNothingCutOff(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(page.getByText('담당 한지수')).toBeVisible()
  await expectNothingCutOff(page)
})
