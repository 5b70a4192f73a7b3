import type { Locator } from '@playwright/test'
import { adminBanners, adminFaqs, adminShopFaqs } from '#contract/admin-content.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { adminToken, signInAsAdmin } from '#tests/support/given-on-site.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { callSite } from '#tests/support/site-calls.ts'

test('[ADM-02] adds, hides, changes (with a conflict) and deletes a banner by mouse', async ({
  page,
  site,
}) => {
  const token = await adminToken(site)
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAsAdmin(page, site)
  await page.goto('/admin/banners')
  await page.getByRole('link', { name: '배너 추가하기' }).click()

  await test.step('shows errors beside missing fields and for a file that is not a picture', async () => {
    await page.getByRole('button', { name: '추가하기' }).click()
    await expect(page.getByText('사진을 올려 주세요.')).toBeVisible()
    const file = page.locator('input[type=file]')
    await expect(file, 'led to by the server’s no').toBeFocused()
    await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
    await expect(page.getByText('AVIF 사진을 골라 주세요.')).toBeVisible()
    const buffer = Buffer.from(await givenPhoto(300, 200))
    await file.setInputFiles({ name: 'spring.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByRole('img', { name: '사진' })).toBeVisible()
  })

  await test.step('fills in texts and days, previews it and adds it hidden', async () => {
    await page.getByRole('textbox', { name: /사진 설명/ }).fill('봄의 결')
    await expect(page.getByRole('tab', { name: /^English\s*없음$/ })).toBeVisible()
    await page.getByLabel('시작하는 날').fill('2030-03-01')
    await page.getByRole('checkbox', { name: '추가하면 바로 고객에게 보이기' }).uncheck()
    await page.getByRole('button', { name: '미리 보기' }).click()
    const preview = page.getByRole('dialog', { name: '고객이 보는 화면' })
    await expect(preview.getByRole('img', { name: '봄의 결' })).toBeVisible()
    await preview.getByRole('button', { name: '닫기' }).click()
    await page.getByRole('button', { name: '추가하기' }).click()
    await expect(page.getByRole('heading', { level: 2, name: '봄의 결' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('shows it at once, then undoes', async () => {
    await page.getByRole('button', { name: '보이기' }).click()
    await expect(page.getByRole('button', { name: '숨기기' })).toBeVisible()
    await page.getByRole('button', { name: '되돌리기' }).click()
    await expect(page.getByRole('button', { name: '보이기' })).toBeVisible()
  })

  await test.step('after a concurrent save shows both versions field by field', async () => {
    const id = new URL(page.url()).searchParams.get('open') ?? ''
    await page.getByRole('textbox', { name: /사진 설명/ }).fill('봄의 결, 긴 머리')
    const body = { alt: '여름의 결', link_url: '/user/process' }
    await callSite(site.url, adminBanners.update, { params: { id }, body }, { token })
    await page.getByRole('button', { name: /^저장하기/ }).click()
    const both = page.getByRole('dialog', { name: '다른 사람이 먼저 고쳤어요' })
    await expect(both.getByRole('radio', { name: '봄의 결, 긴 머리' })).toBeChecked()
    await expect(both.getByRole('radio', { name: '/user/process' })).toBeChecked()
    await both.getByRole('button', { name: '고른 내용으로 저장하기' }).click()
    await expect(page.getByRole('heading', { level: 2, name: '봄의 결, 긴 머리' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: /연결 주소/ })).toHaveValue('/user/process')
  })

  await test.step('asks before leaving unsaved changes; the deletion names the banner', async () => {
    await page.getByRole('textbox', { name: /연결 주소/ }).fill('/user/faq')
    await page.getByRole('link', { name: '콘텐츠' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: '계속 쓰기' }).click()
    await expect(page.getByRole('textbox', { name: /연결 주소/ })).toHaveValue('/user/faq')
    await page.getByRole('button', { name: '고친 내용 버리기' }).click()
    await page.getByRole('button', { name: '삭제하기' }).click()
    await expect(question).toContainText('‘봄의 결, 긴 머리’ 항목을 삭제할까요?')
    const id = new URL(page.url()).searchParams.get('open') ?? ''
    const body = { link_url: '/user/review' }
    await callSite(site.url, adminBanners.update, { params: { id }, body }, { token })
    await question.getByRole('button', { name: '삭제하기' }).click()
  })

  await test.step('a concurrent change before the deletion shows both versions, then deletes', async () => {
    const both = page.getByRole('dialog', { name: '다른 사람이 먼저 고쳤어요' })
    const link = both.getByRole('group', { name: '연결 주소' })
    await expect(link.getByText('/user/process')).toBeVisible()
    await expect(link.getByRole('radio', { name: '/user/review' })).toBeChecked()
    await expect(both.getByRole('radio', { name: /삭제하기/ })).toBeChecked()
    await expectAccessible(page)
    await both.getByRole('button', { name: '고른 내용으로 저장하기' }).click()
    await expect(page.getByText('항목을 삭제했어요.')).toBeVisible()
    await expect(page.locator('[data-row]', { hasText: '긴 머리' })).toHaveCount(0)
  })
})

test('[ADM-02] finds, translates and moves a question by keyboard only', async ({ page, site }) => {
  const token = await adminToken(site)
  const body = { question: '열쇠로 쓰는 질문', answer: '<p>답</p>', status: '비활성' as const }
  const { id } = await callSite(site.url, adminFaqs.create, { body }, { token })
  const { keyboard } = page
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAsAdmin(page, site)
  await page.goto('/admin/faqs')
  const rows = page.locator('[data-row]')
  const press = (key: string, until: Locator) =>
    expect(async () => {
      await keyboard.press(key)
      await expect(until).toBeFocused({ timeout: 100 })
    }).toPass()

  await test.step('`f` searches, `j` and `e` lead to its first field', async () => {
    await expect(rows.first()).toBeVisible()
    await keyboard.press('f')
    await keyboard.type('열쇠로')
    await expect(rows).toHaveCount(1)
    await expect(page.getByText('EN, VI 없음')).toBeVisible()
    await keyboard.press('Escape')
    await keyboard.press('j')
    await keyboard.press('e')
    await expect(page.getByRole('textbox', { name: '질문', exact: true })).toBeFocused()
  })

  await test.step('arrow keys change the language; the editor shows the answer’s final look', async () => {
    await press('Shift+Tab', page.getByRole('tab', { name: /한국어/ }))
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: /English/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    const question = page.getByRole('textbox', { name: '질문', exact: true })
    const answer = page.getByRole('textbox', { name: '답', exact: true })
    await press('Tab', question)
    await keyboard.type('A question of keys')
    await press('Tab', answer)
    await keyboard.type('An answer that is ')
    await keyboard.press('Control+b')
    await keyboard.type('bold')
    await keyboard.press('Control+Enter')
    await expect(page.getByText('항목을 저장했어요.')).toBeVisible()
    await expectAccessible(page)
    const { items } = await callSite(
      site.url,
      adminFaqs.list,
      { query: { q: '열쇠로' } },
      { token },
    )
    expect(items[0]?.translations.en).toEqual({
      question: 'A question of keys',
      answer: '<p>An answer that is <strong>bold</strong></p>',
    })
  })

  await test.step('a handle moves by arrow keys; the saved order can be undone', async () => {
    await page.goto('/admin/faqs?open=order')
    const names = page.locator('[data-order]')
    await expect(names.last()).toContainText('열쇠로')
    await names.last().locator('[data-move=handle]').focus()
    await keyboard.press('Home')
    await expect(names.first()).toContainText('열쇠로')
    await expect(names.first().locator('[data-move=handle]')).toBeFocused()
    await keyboard.press('Control+Enter')
    await expect(page.getByText('순서를 저장했어요.')).toBeVisible()
    await expect(rows.first()).toContainText('열쇠로')
    await page.getByRole('button', { name: '되돌리기' }).press('Enter')
    await expect(names.last()).toContainText('열쇠로')
    await expectAccessible(page)
  })
  await callSite(site.url, adminFaqs.remove, { params: { id } }, { token })
})

test('[ADM-02] reorders by dragging during a conflict, and writes the next version of a policy', async ({
  page,
  site,
}) => {
  const token = await adminToken(site)
  await page.setViewportSize({ width: 1280, height: 1000 })
  await signInAsAdmin(page, site)
  const names = page.locator('[data-order]')
  await test.step('opens a product question and an article in their editors', async () => {
    await page.goto('/admin/shop-faqs')
    await page.locator('[data-row]').first().click()
    await expect(page.getByRole('textbox', { name: '질문', exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/admin/contents?open=new')
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
    await expectAccessible(page)
  })

  await page.goto('/admin/shop-faqs?open=order')
  await expect(names).toHaveCount(8)
  const before = await names.evaluateAll((all) => all.map(({ dataset }) => dataset.order ?? ''))

  await test.step('chooses one of two conflicting orders', async () => {
    const handle = await names.first().locator('[data-move=handle]').boundingBox()
    const third = await names.nth(2).boundingBox()
    await page.mouse.move(handle!.x + 20, handle!.y + 20)
    await page.mouse.down()
    await page.mouse.move(handle!.x + 20, third!.y + third!.height - 4, { steps: 6 })
    await page.mouse.up()
    await expect(names.nth(2)).toHaveAttribute('data-order', before[0]!)
    const theirs = { ids: [...before].reverse() }
    await callSite(site.url, adminShopFaqs.arrange, { body: theirs }, { token })
    await page.getByRole('button', { name: /^저장하기/ }).click()
    const both = page.getByRole('dialog', { name: '다른 사람이 먼저 고쳤어요' })
    await both.getByRole('radio').last().check()
    await expectAccessible(page)
    await both.getByRole('button', { name: '고른 내용으로 저장하기' }).click()
    await expect(names.first()).toHaveAttribute('data-order', before.at(-1)!)
    await callSite(site.url, adminShopFaqs.arrange, { body: { ids: before } }, { token })
  })

  await test.step('the current version is read-only; the next one waits for its date', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/admin/policies?kind=points')
    await page.locator('[data-row]').first().click()
    await expect(page.getByText('고칠 수 없어요')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: '다음 판 쓰기' }).click()
    await page.getByLabel(/시행일/).fill('2040-01-01')
    await page.getByRole('button', { name: '추가하기' }).click()
    await expect(page.getByRole('heading', { level: 2, name: '포인트 안내 · 2판' })).toBeVisible()
    await page.getByRole('button', { name: '다른 판과 비교하기' }).press('Enter')
    await expect(page.getByRole('dialog').getByText('두 내용이 같아요.')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '삭제하기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제하기' }).click()
    await expect(page.locator('[data-row]')).toHaveCount(1)
  })
})

test('[ADM-02] reads a policy and writes its next version in the back office’s language', async ({
  page,
  site,
}) => {
  await page.context().addCookies([{ name: 'lang', value: 'en', url: site.url }])
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsAdmin(page, site)
  await page.goto('/admin/policies?kind=points')
  const english = page.getByRole('tab', { name: 'English' })
  await page.locator('[data-row]').first().click()
  await expect(english).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: 'Write the next version' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /next/i })).toBeVisible()
  await expect(english).toHaveAttribute('aria-selected', 'true')
})
