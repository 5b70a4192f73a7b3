import { answerInquiry, changeInquiry } from '#contract/admin-inquiries.ts'
import { listOutbox } from '#contract/notifications.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenInquiryOnSite } from '#tests/support/given-inquiries-on-site.ts'
import { adminToken, newGuest, signInAsAdmin } from '#tests/support/given-on-site.ts'
import { callSite } from '#tests/support/site-calls.ts'

const asked = (email: string, title: string) => ({
  title,
  writer_email: email,
  is_private: true,
  writer_password: '4829',
})

test('[ADM-02] answers inquiries one after another by keyboard only; detects conflicting answers', async ({
  page,
  site,
}) => {
  const { email } = newGuest()
  const first = await givenInquiryOnSite(site, asked(email, '결과지는 언제 오나요'))
  await givenInquiryOnSite(site, asked(email, '주차할 수 있나요'))
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAsAdmin(page, site)
  await page.goto('/admin/orders')
  const menu = page.getByRole('navigation', { name: '스튜디오 메뉴' })
  await expect(menu.getByRole('link', { name: /^문의\s*\d+ 새 문의$/ })).toBeVisible()
  await menu.getByRole('link', { name: '문의' }).click()
  await expect(menu.getByRole('link', { name: '문의', exact: true })).toBeVisible()

  const rows = page.locator('[data-row]')
  const field = page.getByRole('textbox', { name: '답변 내용' })
  await test.step('search and status are in the URL; `e` starts the answer', async () => {
    await page.getByRole('link', { name: '답변대기' }).click()
    await page.keyboard.press('f')
    await page.keyboard.type(email)
    // The URL follows the input with a delay.
    await expect(page).toHaveURL(/[?&]q=/)
    await expect(rows).toHaveCount(2)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await page.keyboard.press('e')
    await expect(field).toBeFocused()
    await expect(page.getByRole('link', { name: '주차할 수 있나요' })).toHaveCount(2)
  })

  await test.step('the draft survives a reload', async () => {
    await page.keyboard.type('닷새쯤 걸려요.')
    await expect(page.getByText('이 기기에 저장됨')).toBeVisible()
    await page.reload()
    await expect(field).toHaveValue('닷새쯤 걸려요.')
    await expectAccessible(page)
  })

  await test.step('after a concurrent answer both are shown and one is chosen', async () => {
    await callSite(
      site.url,
      answerInquiry,
      { params: { id: first.id }, body: { content: '사흘이면 돼요.' } },
      { token: await adminToken(site) },
    )
    await field.press('Control+Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: '답변 보내기' }).click()
    const both = page.getByRole('dialog', { name: '다른 사람이 먼저 고쳤어요' })
    await expect(both.getByText('먼저 답변했어요')).toBeVisible()
    await expect(both.getByRole('radio', { name: /사흘이면 돼요/ })).not.toBeChecked()
    await expect(both.getByRole('radio', { name: /닷새쯤 걸려요/ })).toBeChecked()
    await expectAccessible(page)
    await both.getByRole('button', { name: '고른 내용으로 저장하기' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: '답변 보내기' }).click()
  })

  await test.step('the next inquiry follows; a closed one can be reopened', async () => {
    await expect(page.getByRole('heading', { level: 2, name: '주차할 수 있나요' })).toBeVisible()
    await expect(field).toHaveValue('')
    await page.getByRole('button', { name: '마감하기' }).click()
    await page.getByRole('button', { name: '되돌리기' }).click()
    await expect(page.getByRole('button', { name: '마감하기' })).toBeVisible()
    const { items } = await callSite(
      site.url,
      listOutbox,
      { query: { to: email } },
      { token: await adminToken(site) },
    )
    expect(items.map(({ kind }) => kind)).toEqual(['INQUIRY_ANSWERED', 'INQUIRY_ANSWERED'])
  })

  await test.step('on a phone, opens from Today', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/admin')
    await page.getByRole('link', { name: '기다리는 문의 모두 보기' }).click()
    await page.locator('[data-row]', { hasText: '주차할 수 있나요' }).first().click()
    await expect(page.getByRole('link', { name: '결과지는 언제 오나요' })).toBeVisible()
    await expectAccessible(page)
  })
})

test('[ADM-02] shows a conflict message in view when hiding an inquiry', async ({ page, site }) => {
  const { email } = newGuest()
  const { id } = await givenInquiryOnSite(site, asked(email, '예약을 옮기고 싶어요'))
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAsAdmin(page, site)
  await page.goto(`/admin/inquiries?open=${id}`)
  const hide = page.getByRole('button', { name: '숨기기' })
  // Places the button at the lower edge, as below a long answer.
  const { y, height } = (await hide.boundingBox())!
  await page.setViewportSize({ width: 1280, height: Math.ceil(y + height) })
  await hide.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('이유', { exact: true }).selectOption({ label: '욕설·비방' })
  await callSite(
    site.url,
    changeInquiry,
    { params: { id }, body: { is_hidden: true, hidden_kind: 'ABUSE' } },
    { token: await adminToken(site) },
  )
  await dialog.getByRole('button', { name: '숨기기' }).click()

  await expect(dialog).toHaveCount(0)
  const detail = page.getByRole('region', { name: '자세한 내용' })
  const problem = detail.getByRole('alert').filter({ hasText: '다른 사람이 먼저 바꿔서' })
  await expect(problem).toBeInViewport({ ratio: 1 })
})
