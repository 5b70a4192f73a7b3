import { expectAccessible, expectNothingCutOff } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  givenDeposit,
  givenGuestOrder,
  newGuest,
  signIn,
  signInAsAdmin,
} from '#tests/support/given-on-site.ts'
import { givenStaff } from '#tests/support/given-staff-on-site.ts'

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
