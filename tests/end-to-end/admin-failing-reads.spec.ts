import { getMe } from '#contract/accounts.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { answerCalls } from '#tests/support/answered-calls.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { retryOn } from '#tests/support/failing-read.ts'
import { signInAsAdmin } from '#tests/support/given-on-site.ts'
import { destinations } from '#web/admin/frame/destinations.ts'

/** A page whose sections load separately, each with its own error message. */
const inSections = '/admin/money'

const screens = destinations
  .flatMap(({ destinations }) => destinations.map(({ to }) => to))
  .filter((to) => to !== inSections)

test('[ADM-02] a back office screen shows one error message while the server fails, and one retry loads everything', async ({
  page,
  site,
}) => {
  await signInAsAdmin(page, site)
  const letGo = await answerCalls(page, {
    method: 'GET',
    isAt: ({ pathname }) => pathname.startsWith('/v1/') && pathname !== getMe.path,
    answer: () => ({ status: 500, json: { code: 'INTERNAL_ERROR', message: '', detail: '' } }),
  })

  for (const screen of screens) {
    await test.step(screen, async () => {
      await page.goto(screen, { waitUntil: 'networkidle' })
      await expect(retryOn(page)).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveCount(0)
    })
  }

  await test.step('a result sheet, with a link back to its order', async () => {
    await page.goto('/admin/orders/GY3A3A3A3A3A/sheet', { waitUntil: 'networkidle' })
    await expect(retryOn(page)).toHaveCount(1)
    await expect(page.getByRole('link', { name: /^주문으로/ })).toBeVisible()
  })

  await page.goto('/admin', { waitUntil: 'networkidle' })
  await expect(retryOn(page)).toHaveCount(1)
  letGo()
  await retryOn(page).click()
  await expect(page.getByRole('group', { name: '문 열기 전에 할 일' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[ADM-01] while it is not known who opens the back office, that is said and can be asked again', async ({
  page,
  site,
}) => {
  await signInAsAdmin(page, site)
  const letGo = await answerCalls(page, {
    method: 'GET',
    isAt: ({ pathname }) => pathname === getMe.path,
    answer: () => ({ status: 500, json: { code: 'INTERNAL_ERROR', message: '', detail: '' } }),
  })

  await page.goto('/admin')
  await expect(retryOn(page)).toBeVisible()
  await expect(page).toHaveTitle('스튜디오 · 결')
  await expectAccessible(page)
  letGo()
  await retryOn(page).click()
  await expect(page.getByRole('group', { name: '문 열기 전에 할 일' })).toBeVisible()
})
