import { changeSettings } from '#contract/admin-settings.ts'
import { expectAccessible, expectNothingCutOff } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  adminToken,
  givenDeposit,
  givenGuestOrder,
  givenGuestSurvey,
  newGuest,
  signIn,
  signInAsAdmin,
} from '#tests/support/given-on-site.ts'
import { givenStaff } from '#tests/support/given-staff-on-site.ts'
import { callSite } from '#tests/support/site-calls.ts'

test('[SEC-01] the owner assigns an order in the list and filters by consultant; the consultant’s empty screens name nothing that only the owner does', async ({
  page,
  site,
}) => {
  const consultant = await givenStaff(site, '한지수', 'CONSULTANT')
  const { order_number: number } = await givenGuestOrder(site, newGuest())
  await givenDeposit(site, number)
  const row = page.locator('[data-row]')
  await page.setViewportSize({ width: 1280, height: 900 })

  await test.step('an empty list says what has to happen', async () => {
    await signIn(page, site, consultant)
    await page.goto('/admin')
    await expect(page.getByText('맡은 주문의 설문지가 오면 여기에 나타나요.')).toBeVisible()
    await expect(page.getByRole('main').getByText('입금')).toHaveCount(0)
    await page.goto('/admin/orders')
    await expect(page.getByText('스튜디오 주인이 주문을 맡기면 여기에 나타나요.')).toBeVisible()
    await expect(page.getByLabel('담당', { exact: true })).toHaveCount(0)
  })

  await test.step('assigns without opening the order', async () => {
    await signInAsAdmin(page, site)
    await page.goto(`/admin/orders?q=${number}`)
    const choice = page.getByLabel(`${number} 담당 상담사`)
    await expect(choice).toHaveValue('')
    await choice.selectOption({ value: consultant.user.id })
    await expect(page.getByText('담당을 바꿨어요.')).toBeVisible()
    await expect(choice).toHaveValue(consultant.user.id)
    await expect(page).toHaveURL(`/admin/orders?q=${number}`)
    await expectAccessible(page)
    await expectNothingCutOff(page)
  })

  await test.step('filters by consultant, and by none', async () => {
    await page.getByText('자세히 찾기').click()
    const filter = page.getByLabel('담당', { exact: true })
    await filter.selectOption('담당 없음')
    await expect(page.getByText('찾는 주문이 없어요')).toBeVisible()
    await filter.selectOption({ value: consultant.user.id })
    await expect(row).toHaveCount(1)
    for (const width of [360, 820]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
      await expectNothingCutOff(page)
    }
  })

  await test.step('the consultant cannot write the sheet yet, and reads why', async () => {
    await signIn(page, site, consultant)
    await page.goto(`/admin/orders/${number}/sheet`)
    await expect(page.getByText('설문지가 오면 쓸 수 있어요.')).toBeVisible()
    await expect(page.getByText('설문지 없이 진행')).toHaveCount(0)
  })
})

test('the owner names who gets the orders of nobody, and the next survey goes there', async ({
  page,
  site,
}) => {
  const consultant = await givenStaff(site, '오지원', 'CONSULTANT')
  await page.setViewportSize({ width: 360, height: 780 })
  await signInAsAdmin(page, site)
  await page.goto('/admin/settings')
  const choice = page.getByLabel('주문을 맡을 상담사')
  const save = page.getByRole('button', { name: '저장하기' })
  await expect(choice).toHaveValue('')

  try {
    await choice.selectOption({ value: consultant.user.id })
    await save.click()
    await expect(page.getByText('설정을 저장했어요')).toBeVisible()
    await expectAccessible(page)
    await expectNothingCutOff(page)

    const guest = newGuest()
    const { order_number: number } = await givenGuestOrder(site, guest)
    await givenDeposit(site, number)
    await givenGuestSurvey(site, guest, number)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`/admin/orders?q=${number}`)
    await expect(page.getByLabel(`${number} 담당 상담사`)).toHaveValue(consultant.user.id)
  } finally {
    const token = await adminToken(site)
    const body = { default_consultant_id: null }
    await callSite(site.url, changeSettings, { body }, { token })
  }
})
