import { hairContent } from '#consultings/hair/report-content.ts'
import { getReportDraft } from '#contract/reports.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  adminToken,
  givenDeposit,
  givenGuestOrder,
  givenGuestSurvey,
  newGuest,
  signInAsAdmin,
} from '#tests/support/given-on-site.ts'
import { callSite } from '#tests/support/site-calls.ts'

test('[RPT-03] [ADM-02] makes a hush cut 5 cm long, saves it as a block and inserts it by keyboard only', async ({
  page,
  site,
}) => {
  const guest = newGuest()
  const { order_number: number } = await givenGuestOrder(site, guest)
  await givenDeposit(site, number)
  await givenGuestSurvey(site, guest, number)
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsAdmin(page, site)
  await page.goto(`/admin/orders/${number}/sheet`)
  const part = (title: string) => page.getByRole('region', { name: title, exact: true })
  const first = part('어울리는 머리 1')
  await first.getByRole('button', { name: '그림 고르기' }).press('Enter')
  const preview = first.getByRole('img', { name: /에서 그린 그림/ })
  await expect(preview.locator('svg')).toBeVisible()

  await test.step('a preset also fills in the style’s name', async () => {
    await first.getByRole('radio', { name: '허쉬컷' }).press('Space')
    await expect(first.getByLabel('이름', { exact: true })).toHaveValue('허쉬컷')
    await expect(preview).toHaveAccessibleName(/허쉬컷/)
  })

  await test.step('the drawing follows the slider', async () => {
    const length = first.getByRole('slider', { name: '길이', exact: true })
    const drawn = await preview.locator('svg').innerHTML()
    for (let step = 0; step < 20; step += 1) {
      if ((await length.inputValue()) === '50') break
      await length.press('ArrowLeft')
    }
    await expect(length).toHaveAttribute('aria-valuetext', '턱 아래 5 cm')
    await expect.poll(() => preview.locator('svg').innerHTML()).not.toBe(drawn)
    await expect(first.getByText('허쉬컷에서 고쳤어요')).toBeVisible()
    await first.getByRole('radio', { name: '뒤', exact: true }).press('Space')
    await expect(preview).toHaveAccessibleName(/^뒤/)
    await expectAccessible(page)
  })

  await test.step('saves it as a block with its texts', async () => {
    await first.getByLabel('설명').fill('턱 아래 5cm, 층은 광대부터.')
    await first.getByRole('button', { name: '스타일 카드로 저장' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: '스타일 카드로 저장하기' })
    await dialog.getByLabel('스타일 이름 · 한국어').fill(`허쉬컷 ${number}`)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '저장하기' }).press('Enter')
    await expect(dialog).toBeHidden()
  })

  await test.step('inserts it in place of another style', async () => {
    const second = part('어울리는 머리 2')
    await second.getByRole('button', { name: '스타일 카드 넣기' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: '스타일 카드 넣기' })
    await dialog.getByRole('button', { name: `허쉬컷 ${number}` }).press('Enter')
    await expect(second.getByLabel('이름', { exact: true })).toHaveValue(`허쉬컷 ${number}`)
  })

  await expect(page.getByText(/자동 저장됨/)).toBeVisible()
  await expect
    .poll(async () => {
      const token = await adminToken(site)
      const params = { order_number: number }
      const { content } = await callSite(site.url, getReportDraft, { params }, { token })
      return hairContent.parse(content).best_hair.map(({ drawing }) => drawing?.length)
    })
    .toEqual([50, 50])
})
