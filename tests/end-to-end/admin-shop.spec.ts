import { adminProducts } from '#contract/admin-catalog.ts'
import { moderateReview } from '#contract/admin-reviews.ts'
import { changeSettings, getSettings } from '#contract/admin-settings.ts'
import { listMyCoupons } from '#contract/promotions.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { adminToken, givenSiteMember, signInAsAdmin, unique } from '#tests/support/given-on-site.ts'
import { givenReviewOnSite } from '#tests/support/given-reviews-on-site.ts'
import { callSite } from '#tests/support/site-calls.ts'

const wide = { width: 1280, height: 800 }
const narrow = { width: 360, height: 780 }

test('[ADM-02] hides, restores and replies to a review; the audit log lists all of it', async ({
  page,
  site,
}) => {
  const title = `결이 살아났어요 ${unique()}`
  const reply = `고맙습니다 ${unique()}`
  const member = await givenSiteMember(site)
  const { id } = await givenReviewOnSite(site, member, { rating: 5, title, text: '좋았어요.' })
  const gallery = async () => (await fetch(`${site.url}/user/review`)).text()
  await page.setViewportSize(wide)
  await signInAsAdmin(page, site)

  await test.step('opens by keyboard, hides by mouse, undoes', async () => {
    await page.goto(`/admin/reviews?q=${encodeURIComponent(title)}`)
    await expect(page.locator('[data-row]')).toHaveCount(1)
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await page.getByRole('button', { name: '숨기기' }).click()
    const dialog = page.getByRole('dialog', { name: `‘${title}’ 글을 숨길까요?` })
    await dialog.getByRole('button', { name: '숨기기' }).click()
    await expect(dialog.getByText('이유를 골라 주세요.')).toBeVisible()
    await dialog.getByLabel('이유', { exact: true }).selectOption('PERSONAL_DATA')
    await dialog.getByLabel('자세한 이유').fill('전화번호가 적혀 있어요')
    await expectAccessible(page)
    const token = await adminToken(site)
    const [params, body] = [{ id }, { is_featured: true }]
    await callSite(site.url, moderateReview, { params, body }, { token })
    await dialog.getByRole('button', { name: '숨기기' }).click()
    const both = page.getByRole('dialog', { name: '다른 사람이 먼저 고쳤어요' })
    await expect(both.getByRole('group', { name: '상태' })).toContainText('추천')
    await expectAccessible(page)
    await both.getByRole('button', { name: '고른 내용으로 저장하기' }).click()
    await expect(page.getByText('숨긴 이유: 개인정보 노출 · 전화번호가 적혀 있어요')).toBeVisible()
    await expect.poll(gallery).not.toContain(title)
    await page.getByRole('button', { name: '되돌리기' }).click()
    await expect(page.getByText('다른 후기보다 먼저 보여요.').first()).toBeVisible()
  })

  await test.step('writes and sends a reply by keyboard; it appears in the gallery', async () => {
    await page.getByLabel('답글 내용').pressSequentially(reply)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('답글을 올렸어요.')).toBeVisible()
    await expect(page.getByRole('button', { name: '답글 고치기' })).toBeVisible()
    await expect.poll(gallery).toContain(reply)
    await expectAccessible(page)
  })

  await test.step('lists four audit entries, newest first, and exports them', async () => {
    await page.goto(`/admin/audit-log?subject=${id}`)
    await expect(page.locator('[data-row]')).toHaveCount(4)
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '엑셀로 받기' }).click()
    expect((await download).suggestedFilename()).toMatch(/^audit-log-.*\.xlsx$/)
    await page.setViewportSize(narrow)
    await page.locator('[data-row]').nth(2).press('Enter')
    await expect(page.getByText('전화번호가 적혀 있어요')).toBeVisible()
    await expectAccessible(page)
  })
})

test('[ADM-02] defines, issues and ends a coupon by keyboard only', async ({ page, site }) => {
  const member = await givenSiteMember(site)
  const code = unique().toUpperCase()
  await page.setViewportSize(wide)
  await signInAsAdmin(page, site)
  await page.goto('/admin/coupons')

  await page.getByRole('link', { name: '쿠폰 만들기' }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: '새 쿠폰' })).toBeVisible()
  const name = page.getByLabel('이름', { exact: true })
  await expect(name).toBeFocused()
  await page.keyboard.type(`봄 ${code}`)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('고칠 곳이 있어서 저장하지 않았어요')).toBeVisible()
  await page.getByLabel('코드', { exact: true }).pressSequentially(code.toLowerCase())
  await page.getByLabel('할인율 (%)').pressSequentially('15')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('0장 주고 0장 씀').last()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: '나눠 주기' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `‘봄 ${code}’ 쿠폰 나눠 주기` })
  await dialog.getByLabel('받을 회원').pressSequentially(`${member.user.user_id}\nnobody`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '확인하기' }).press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1명에게 줄까요?')
  await expect(question).toContainText('찾지 못한 회원: nobody')
  await question.getByRole('button', { name: '나눠 주기' }).press('Enter')
  await expect(page.getByText(`‘봄 ${code}’ 쿠폰을 1명에게 줬어요.`)).toBeVisible()
  const mine = await callSite(site.url, listMyCoupons, {}, { token: member.token })
  expect(mine.items).toMatchObject([{ code, status: 'ACTIVE', discount_value: 15 }])

  await page.setViewportSize(narrow)
  await page.getByRole('button', { name: '끝내기' }).press('Enter')
  await expect(page.getByText(`‘봄 ${code}’ 할인을 끝냈어요.`)).toBeVisible()
  await page.getByRole('button', { name: '되돌리기' }).press('Enter')
  await expect(page.getByRole('button', { name: '끝내기' })).toBeVisible()
  await expectAccessible(page)
})

test('[ADM-02] changed settings and products appear on the site at once; detects conflicting changes', async ({
  page,
  site,
}) => {
  const token = await adminToken(site)
  const { company } = await callSite(site.url, getSettings, {}, { token })
  const { items } = await callSite(site.url, adminProducts.list, {}, { token })
  const product = items.find(({ name }) => name === '온라인 헤어 컨설팅')!
  const setCompany = (change: Partial<typeof company>) =>
    callSite(site.url, changeSettings, { body: { company: change } }, { token })
  const on = (path: string) => async () => (await fetch(site.url + path)).text()
  await page.setViewportSize(wide)
  await signInAsAdmin(page, site)

  try {
    await test.step('shows an error beside an invalid field and does not submit', async () => {
      await page.goto('/admin/settings')
      const deadline = page.getByLabel('입금 기한 (일)')
      await deadline.fill('99')
      await page.getByRole('button', { name: '저장하기' }).click()
      await expect(deadline).toHaveAttribute('aria-invalid', 'true')
      await expect(deadline).toBeFocused()
      await expectAccessible(page)
      await page.getByRole('button', { name: '고친 내용 버리기' }).click()
    })

    await test.step('two administrators: shows both versions; the chosen one appears on every page', async () => {
      const phone = page.getByLabel('전화번호', { exact: true })
      await phone.fill('02-777-1234')
      await setCompany({ phone: '02-555-0000', ceo: '김새결' })
      await page.keyboard.press('Control+Enter')
      const both = page.getByRole('dialog', { name: '다른 사람이 먼저 고쳤어요' })
      await expect(both.getByText('02-555-0000')).toBeVisible()
      await expect(both.getByText('02-777-1234')).toBeVisible()
      await both.getByRole('button', { name: '고른 내용으로 저장하기' }).click()
      await expect(page.getByText('설정을 저장했어요.')).toBeVisible()
      await expect.poll(on('/user')).toContain('02-777-1234')
      expect(await on('/user')()).toContain('김새결')
    })

    await test.step('previews a product; its page changes after saving', async () => {
      const summary = `머리의 결을 읽어요 ${unique()}`
      await page.setViewportSize(narrow)
      await page.goto(`/admin/products?open=${product.id}`)
      await page.getByLabel('한 줄 소개').fill(summary)
      await page.getByRole('button', { name: '미리 보기' }).click()
      await expect(page.getByRole('dialog').getByText(summary)).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expectAccessible(page)
      await page.getByRole('button', { name: '저장하기' }).click()
      await expect(page.getByText('모두 저장되어 있어요')).toBeVisible()
      await expect.poll(on('/user/consulting/dashboard/original')).toContain(summary)
    })
  } finally {
    await setCompany(company)
    const params = { id: product.id }
    const body = { summary: product.summary }
    await callSite(site.url, adminProducts.update, { params, body }, { token })
  }
})

test('[P-8] adds a second product of a kind, moves it first and takes it off sale while it is ordered', async ({
  page,
  site,
}) => {
  const token = await adminToken(site)
  const name = `빠른 컨설팅 ${unique()}`
  const rows = page.locator('[data-order]')
  await page.setViewportSize(wide)
  await signInAsAdmin(page, site)

  try {
    await test.step('adds it beside the first of its kind', async () => {
      await page.goto('/admin/products')
      await page.getByRole('link', { name: '상품 만들기' }).first().click()
      await expect(page.getByLabel('컨설팅 종류')).toHaveValue('HAIR_CONSULTING')
      await page.getByLabel('이름', { exact: true }).fill(name)
      await page.getByLabel('가격 (원)').fill('150000')
      await page.getByLabel('결과지를 보내는 기간 (영업일)').fill('1')
      await expectAccessible(page)
      await page.keyboard.press('Control+Enter')
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    })

    await test.step('a customer chooses it on the first product’s page and pays its price', async () => {
      await page.goto('/user/consulting/dashboard/original')
      const choices = page.getByRole('navigation', { name: '헤어 컨설팅' })
      await expectAccessible(page)
      await choices.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page).toHaveTitle(`${name} · 결`)
      await page.getByRole('link', { name: '온라인 컨설팅 주문하기' }).click()
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
      await expect(page.getByText('150,000원').locator('visible=true').first()).toBeVisible()
      await page.getByRole('link', { name: '뒤로' }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    })

    await test.step('moves it first and back', async () => {
      await page.goto('/admin/products?open=order')
      await expect(rows.last()).toContainText(name)
      await page.getByRole('button', { name: `${name} 위로` }).click()
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText('순서를 저장했어요.')).toBeVisible()
      await expect(rows.first()).toContainText(name)
      await page.getByRole('button', { name: '되돌리기' }).click()
      await expect(rows.last()).toContainText(name)
    })

    await test.step('takes it off sale', async () => {
      const { items } = await callSite(site.url, adminProducts.list, {}, { token })
      const { id } = items.find((product) => product.name === name)!
      await page.goto(`/admin/products?open=${id}`)
      await page.getByRole('button', { name: '판매 멈추기' }).click()
      await expect(page.getByText(`‘${name}’ 상품의 판매를 멈췄어요.`)).toBeVisible()
    })
  } finally {
    const { items } = await callSite(site.url, adminProducts.list, {}, { token })
    for (const { id } of items.filter((product) => product.name === name)) {
      await callSite(site.url, adminProducts.remove, { params: { id } }, { token })
    }
  }
})
