import { adminProducts } from '#contract/admin-catalog.ts'
import { listOutbox } from '#contract/notifications.ts'
import { won } from '#domain/money/won.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  adminToken,
  givenSiteMember,
  signIn,
  signInAsAdmin,
  unique,
} from '#tests/support/given-on-site.ts'
import { screens } from '#tests/support/on-order-page.ts'
import { callSite } from '#tests/support/site-calls.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

const COLOUR = '퍼스널 컬러 · 메이크업'

const mailsTo = async (site: RunningSite, to: string, kind: string) => {
  const token = await adminToken(site)
  const { items } = await callSite(site.url, listOutbox, { query: { to } }, { token })
  return items.filter((mail) => mail.kind === kind)
}

/** Runs `work` while personal colour is on sale. */
async function whileSold(site: RunningSite, work: () => Promise<void>) {
  const token = await adminToken(site)
  const body = { consulting_type: 'SKIN_CONSULTING', name: COLOUR, price: won(120_000) } as const
  const { id } = await callSite(site.url, adminProducts.create, { body }, { token })
  try {
    await work()
  } finally {
    await callSite(site.url, adminProducts.remove, { params: { id } }, { token })
  }
}

test('[C-05] [A-26] from the tile of an unavailable product to its notification email and the withdrawal', async ({
  page,
  site,
}) => {
  const email = `${unique()}@example.com`
  const form = page.getByRole('form', { name: `${COLOUR} 알림 부탁하기` })
  await page.setViewportSize(screens.phone)

  await test.step('the tile links to its form, which shows missing fields', async () => {
    await page.goto('/user')
    await page
      .locator('#consulting li', { hasText: '메이크업' })
      .getByRole('link', { name: '알림 부탁하기' })
      .click()
    await expect(page).toHaveURL(/\/user\/consulting#SKIN_CONSULTING$/)
    await expect(form).toBeInViewport()
    await form.getByRole('button', { name: '알려 주세요' }).click()
    await expect(form.getByText('받으실 이메일 주소를 확인해 주세요.')).toBeVisible()
    await expect(form.getByText('동의해 주셔야 부탁을 적어 둘 수 있어요.')).toBeVisible()
    await expect(form.getByLabel('이메일')).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('submits address and consent by keyboard only', async () => {
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(form.getByRole('checkbox')).toBeFocused()
    expect(await mailsTo(site, email, 'PRODUCT_REQUESTED')).toEqual([])
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(form.getByRole('status')).toContainText('부탁하신 알림을 적어 두었어요.')
    await expectAccessible(page)
    expect(await mailsTo(site, email, 'PRODUCT_REQUESTED')).toHaveLength(1)
  })

  await test.step('the owner sees the request', async () => {
    await signInAsAdmin(page, site)
    await page.goto('/admin/products')
    await expect(page.getByText(`알림을 기다리는 분: ${COLOUR} 1명`)).toBeVisible()
  })

  await test.step('once on sale, sends one email with a link to the product', async () => {
    await whileSold(site, async () => {
      const mails = await mailsTo(site, email, 'PRODUCT_ON_SALE')
      expect(mails.map(({ subject }) => subject)).toEqual([
        `(광고) [결] 이제 주문할 수 있어요: ${COLOUR}`,
      ])
      const [, link = ''] = /(\/user\/consulting\/dashboard\/original\S+)/.exec(mails[0]!.text)!
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1, name: COLOUR })).toBeVisible()
      await page.goto('/user/consulting')
      await expect(form).toHaveCount(0)
    })
  })

  await test.step('prefills a member’s address; the email’s link withdraws the request', async () => {
    const member = await givenSiteMember(site)
    await signIn(page, site, member)
    await page.goto('/user/consulting#SKIN_CONSULTING')
    await expect(form.getByLabel('이메일')).toHaveValue(member.user.email)
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: '알려 주세요' }).click()
    await expect(form.getByRole('status')).toContainText('적어 두었어요')
    const [mail] = await mailsTo(site, member.user.email, 'PRODUCT_REQUESTED')
    const [link] = /\/user\/consulting\/withdraw-request\S+/.exec(mail!.text)!
    await page.goto(link)
    await page.getByRole('button', { name: '모두 거두기' }).click()
    await expect(page.getByText('부탁하신 알림을 모두 거두었어요.')).toBeVisible()
    await expectAccessible(page)
    await whileSold(site, async () => {
      expect(await mailsTo(site, member.user.email, 'PRODUCT_ON_SALE')).toEqual([])
    })
  })
})

test('[C-05] scrolls the confirmation of a request into view', async ({ page }) => {
  await page.setViewportSize(screens.phone)
  await page.goto('/user/consulting#SKIN_CONSULTING')
  const form = page.getByRole('form', { name: `${COLOUR} 알림 부탁하기` })
  await form.getByLabel('이메일').fill(`${unique()}@example.com`)
  await form.getByRole('checkbox').check()
  const send = form.getByRole('button', { name: '알려 주세요' })
  await expect(send).toBeEnabled()
  await send.evaluate((it) => it.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await send.click()

  await expect(form.getByRole('status')).toContainText('부탁하신 알림을 적어 두었어요.')
  await expect(form.getByRole('status')).toBeInViewport({ ratio: 1 })
})
