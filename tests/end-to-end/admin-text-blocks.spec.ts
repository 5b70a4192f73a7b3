import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenInquiryOnSite } from '#tests/support/given-inquiries-on-site.ts'
import { newGuest, signInAsAdmin, unique } from '#tests/support/given-on-site.ts'

test('[ADM-02] saves a frequent answer and inserts it at the cursor by keyboard', async ({
  page,
  site,
}) => {
  const title = unique()
  const { id } = await givenInquiryOnSite(site, {
    title: '언제 오나요',
    writer_email: newGuest().email,
    is_private: true,
    writer_password: '4829',
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsAdmin(page, site)
  await page.goto('/admin/text-blocks?open=new')
  await page.getByLabel('제목', { exact: true }).fill(title)
  await page.getByLabel('내용', { exact: true }).fill('닷새쯤 걸려요.')
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()

  await page.goto(`/admin/inquiries?status=PENDING&open=${id}`)
  const field = page.getByRole('textbox', { name: '답변 내용' })
  await field.fill('안녕하세요. 고맙습니다.')
  await field.press('Home')
  for (let step = 0; step < '안녕하세요. '.length; step += 1)
    await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: '답변 틀 넣기' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '답변 틀 넣기' })
  await dialog.getByLabel('제목, 내용으로 찾기').fill(title)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: title }).press('Enter')
  await expect(field).toHaveValue('안녕하세요. 닷새쯤 걸려요.고맙습니다.')
  await expect(field).toBeFocused()
  await page.keyboard.type(' ')
  await expect(field).toHaveValue('안녕하세요. 닷새쯤 걸려요. 고맙습니다.')
})
