import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenSiteMember } from '#tests/support/given-on-site.ts'

const phone = { width: 360, height: 780 }
const tablet = { width: 700, height: 900 }
const laptop = { width: 1280, height: 900 }
const fault = { status: 500, json: { code: 'INTERNAL_ERROR' } }

/** Paths of the specification; pages that require a session redirect to the login. */
const shown = [
  '/login',
  '/signup',
  '/find-id-password',
  '/mainpage',
  '/mypage',
  '/user',
  '/user/process',
  '/user/contents',
  '/user/faq',
  '/user/review',
  '/user/consulting',
  '/user/consulting/dashboard',
  '/user/consulting/dashboard/original',
  '/user/consulting/consulting-order',
  '/user/consulting/guest-order',
  '/user/consulting/consulting-order/survey',
  '/user/product-inquiries',
  '/user/mypage',
  '/user/mypage/inquery',
  '/user/mypage/result-sheet',
  '/user/mypage/product-inquiries',
  '/user/mypage/review',
  '/user/mypage/faq',
]

const openedSteps = (page: Page) => page.locator('details[open]')

test('[NAV-01] [NAV-02] [LND-01] every path shows its page or redirects as specified', async ({
  request,
  site,
}) => {
  const answerOf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await request.get(path, { maxRedirects: 0, headers })
    return { answer, status: answer.status(), to: answer.headers().location }
  }

  for (const path of shown) {
    const { answer, status } = await answerOf(path)
    expect(`${path} ${status}`).toBe(`${path} 200`)
    expect(await answer.text()).toContain('</html>')
  }
  for (const [path, to] of [
    ['/', '/login'],
    ['/nowhere', '/login'],
    ['/user/nowhere', '/login'],
    ['/user/sit', '/user#sit'],
    ['/user/faq?page=9', '/user/faq?page=2'],
  ] as const) {
    expect({ path, ...(await answerOf(path)) }).toMatchObject({ path, status: 302, to })
  }
  const call = await answerOf('/v1/nowhere')
  expect(call.status).toBe(404)
  expect(await call.answer.json()).toMatchObject({ code: 'NOT_FOUND' })

  const { token } = await givenSiteMember(site)
  const cookie = `access_token=${token}`
  expect(await answerOf('/login', { cookie })).toMatchObject({ status: 302, to: '/mainpage' })
})

test('[FAQ-01] questions open separately, six per page, also without scripts', async ({
  page,
  browser,
  site,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/user/faq')
  const questions = page.locator('summary')
  await expect(questions).toHaveCount(6)
  await questions.first().press('Enter')
  await questions.nth(2).click()
  await expect(openedSteps(page)).toHaveCount(2)
  await expectAccessible(page)

  await page.route('**/v1/content/faqs?*', (route) => route.fulfill(fault))
  await page.getByRole('link', { name: '2 페이지' }).click()
  await expect(page).toHaveURL(/\/user\/faq\?page=2$/)
  await expect(page.getByRole('region', { name: '2 페이지' })).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('FAQ 정보를 불러오는 중 오류가 발생했습니다.')
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect(questions).toHaveCount(2)

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: laptop })
  const plain = await context.newPage()
  await plain.goto(`${site.url}/user/faq`)
  await plain.getByRole('link', { name: '다음 페이지' }).click()
  await expect(plain.locator('summary')).toHaveCount(2)
  await plain.locator('summary').first().click()
  await expect(plain.locator('details[open] p').first()).toBeVisible()
  await context.close()
})

test('[CNT-01] articles that take ten seconds offer a reload, failed ones a retry', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize(laptop)
  await page.goto('/user/contents')
  const cards = page.getByRole('list', { name: '콘텐츠' }).getByRole('listitem')
  await expect(cards.first()).toBeVisible()
  const columns = (count: number) =>
    expect(page.getByRole('list', { name: '콘텐츠' })).toHaveCSS(
      'grid-template-columns',
      new RegExp(`^(\\d+(\\.\\d+)?px ?){${count}}$`),
    )
  await columns(4)
  await page.setViewportSize(tablet)
  await columns(2)
  await expectAccessible(page)

  await page.route('**/v1/content/contents?*', () => undefined)
  await goToPage(page, 2)
  await expect(page.getByText('불러오는 중이에요')).toBeAttached()
  await page.clock.fastForward(9_000)
  await expect(page.getByText('불러오는 데 시간이 걸리고 있어요.')).toBeHidden()
  await page.clock.fastForward(1_500)
  await expect(page.getByText('불러오는 데 시간이 걸리고 있어요.')).toBeVisible()
  await page.getByRole('button', { name: '새로고침' }).click()
  await expect(page).toHaveURL(/\/user\/contents\?page=2$/)
  await expect(cards.first()).toBeVisible()
  await page.goto('/user/contents')

  await page.unroute('**/v1/content/contents?*')
  await page.route('**/v1/content/contents?*', (route) => route.fulfill(fault))
  await goToPage(page, 2)
  await page.clock.runFor(10_000)
  await expect(page.getByRole('alert')).toContainText(
    '컨텐츠 정보를 불러오는 중 오류가 발생했습니다.',
  )
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect(cards.first()).toBeVisible()
})

test('a dialog whose script fails to load shows a message and opens at the next click', async ({
  page,
}) => {
  await page.goto('/user/contents')
  const content = page.getByRole('list', { name: '콘텐츠' }).getByRole('button').first()
  const script = '**/assets/content-dialog-*.js'
  await page.route(script, (route) => route.abort('internetdisconnected'))
  await content.click()
  const notice = page.getByRole('alertdialog')
  await expect(notice).toContainText('창을 열지 못했어요')
  await notice.getByRole('button', { name: '확인' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.unroute(script)
  await content.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a slow screen shows that it is loading', async ({ page }) => {
  await page.goto('/user/process')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/*.data*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: '문의', exact: true }).click()
  await expect(page.locator('.animate-arrive')).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { level: 1, name: '상품 문의' })).toBeVisible()
  await expect(page.locator('.animate-arrive')).toBeHidden()
})

test('[LND-09] a slow article shows that it is loading', async ({ page }) => {
  await page.goto('/user/contents')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/v1/content/contents/*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('list', { name: '콘텐츠' }).getByRole('button').first().click()
  await expect(page.locator('.animate-arrive')).toBeVisible()
  answer()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('.animate-arrive')).toBeHidden()
})

test('[PRC-01] the four steps start closed and open separately; the consulting shows its price', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/user/process')
  await expect(page.locator('summary')).toHaveCount(4)
  await expect(openedSteps(page)).toHaveCount(0)
  await page.locator('summary').nth(1).click()
  await page.locator('summary').nth(3).click()
  await expect(openedSteps(page)).toHaveCount(2)
  await expect(page.getByText('예산 범위')).toBeVisible()
  await page.locator('summary').nth(1).click()
  await expect(openedSteps(page)).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('link', { name: '첫 화면으로 돌아가기' }).click()
  await expect(page).toHaveURL(/\/user#process$/)

  for (const [language, title] of [
    ['ko', '세 가지 상담'],
    ['vi', 'Ba loại tư vấn'],
  ] as const) {
    await page.context().addCookies([{ name: 'lang', value: language, url: page.url() }])
    await page.setViewportSize(language === 'ko' ? phone : laptop)
    await page.goto('/user/consulting')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText(/100[.,]000/).first()).toBeVisible()
  }
  await page.locator('a[href="/user/consulting/dashboard/original"]').nth(2).click()
  await expect(page).toHaveURL(/\/user\/consulting\/dashboard\/original$/)
})

/** Opens a page number by URL, since a single page has no links. */
const goToPage = (page: Page, to: number) =>
  page.evaluate(
    `history.pushState(null, '', '?page=${to}'); dispatchEvent(new PopStateEvent('popstate'))`,
  )

test('[S-03] [CNT-90] opening the articles offers a reload after ten seconds without a reply', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/user/faq')
  await page.route(/contents\.data/, () => undefined)
  const hint = page.getByText('불러오는 데 시간이 걸리고 있어요.')
  await page.evaluate(
    `history.pushState({}, '', '/user/contents'); dispatchEvent(new PopStateEvent('popstate'))`,
  )
  await page.clock.fastForward(9_000)
  await expect(hint).toBeHidden()
  await page.clock.fastForward(1_500)
  await expect(hint).toBeVisible()

  await page.getByRole('button', { name: '새로고침' }).click()

  await expect(page).toHaveURL('/user/contents')
  await expect(
    page.getByRole('list', { name: '콘텐츠' }).getByRole('listitem').first(),
  ).toBeVisible()
})

test('[S-03] the offer to reload a page can be closed', async ({ page }) => {
  await page.clock.install()
  await page.goto('/user/faq')
  await page.route(/contents\.data/, () => undefined)
  const isAsked = page.waitForRequest(/contents\.data/)
  await page.evaluate(
    `history.pushState({}, '', '/user/contents'); dispatchEvent(new PopStateEvent('popstate'))`,
  )
  await isAsked
  await page.clock.fastForward(9_000)
  const hint = page.getByText('불러오는 데 시간이 걸리고 있어요.')
  await expect(hint).toBeHidden()
  await page.clock.fastForward(1_500)
  await expect(hint).toBeVisible()

  await page.getByRole('button', { name: '닫기', exact: true }).click()

  await expect(hint).toHaveCount(0)
  await page.clock.fastForward(60_000)
  await expect(hint).toHaveCount(0)
})
