import { adminCoupons } from '#contract/admin-promotions.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { answerCalls } from '#tests/support/answered-calls.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenInquiryOnSite } from '#tests/support/given-inquiries-on-site.ts'
import { givenSiteMember, signInAsAdmin } from '#tests/support/given-on-site.ts'

test('[ADM-02] finds a member by keyboard, gives points and disables them; refuses to disable the last administrator', async ({
  page,
  site,
}) => {
  const { user } = await givenSiteMember(site, '이서윤')
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsAdmin(page, site)
  await page.goto('/admin/member-management')
  await expect(page.locator('[data-row]').first()).toBeVisible()

  await page.keyboard.press('f')
  await page.keyboard.type(user.user_id)
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: '이서윤' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^한국어$/ })).toBeVisible()
  await expectAccessible(page)

  await test.step('gives points with a reason', async () => {
    await page.getByRole('button', { name: '포인트 주기' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: '이서윤 님의 포인트' })
    await dialog.getByLabel('포인트').fill('1,500')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('이유를 적어 주세요.')).toBeVisible()
    await dialog.getByLabel('이유').fill('기다리게 해서')
    await dialog.getByRole('button', { name: '저장하기' }).click()
    await expect(page.getByText('이제 1,500P가 있어요.')).toBeVisible()
    await expect(page.getByText('기다리게 해서')).toBeVisible()
  })

  await test.step('gives a coupon: the picker opens while the coupons load', async () => {
    const list = Promise.withResolvers<undefined>()
    await answerCalls(page, {
      method: 'GET',
      isAt: ({ pathname }) => pathname === adminCoupons.list.path,
      answer: () => list.promise,
    })
    await page.getByRole('button', { name: '쿠폰 주기' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: '이서윤 님에게 쿠폰 주기' })
    await expect(dialog.getByRole('combobox')).toBeFocused()
    list.resolve(undefined)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('disables the member, which ends their sessions', async () => {
    await page.getByRole('button', { name: '이용 중지' }).click()
    const dialog = page.getByRole('dialog', { name: '이서윤 님의 이용을 중지할까요?' })
    await dialog.getByLabel('이유').fill('부탁')
    await dialog.getByRole('button', { name: '이용 중지하기' }).click()
    await expect(page.getByText('로그인한 기기가 없어요.')).toBeVisible()
    await expect(page.getByRole('button', { name: '이용 다시 열기' })).toBeVisible()
  })

  await page.goto('/admin/member-management?role=ADMIN&q=admin')
  await page.locator('[data-row]').first().click()
  await page.getByRole('button', { name: '역할 없애기' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('이유').fill('휴가')
  await dialog.getByRole('button', { name: '역할 없애기' }).click()
  await expect(dialog.getByText('관리자가 한 명뿐이라 바꿀 수 없어요.')).toBeVisible()
})

test('short values stay complete beside long ones', async ({ page, site }) => {
  const by = await givenSiteMember(site, 'Wolfeschlegelsteinhausenbergerdorff')
  const title = '결과지를 받은 뒤에 예약한 상담의 날짜를 다음 주로 바꿀 수 있을까요'
  await givenInquiryOnSite(site, { title }, { by })
  await page.setViewportSize({ width: 1024, height: 800 })
  await signInAsAdmin(page, site)
  const ratio = (box: { width: number; height: number } | null) => box!.width / box!.height

  await page.goto(`/admin/member-management?q=${by.user.user_id}`)
  const phone = page.getByRole('cell').getByText('010-1234-5678')
  expect(ratio(await phone.boundingBox()), 'on one line').toBeGreaterThan(3)

  await page.setViewportSize({ width: 360, height: 780 })
  await page.locator('[data-row]').first().click()
  const asked = page.getByRole('article').getByRole('link', { name: title })
  const subject = await asked.boundingBox()
  const status = await page.getByRole('article').getByText('답변대기').boundingBox()
  expect(status!.y, 'below it').toBeGreaterThanOrEqual(subject!.y + subject!.height - 1)
})
