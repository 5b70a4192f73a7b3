import { expect, test } from '#tests/support/browser-site.ts'
import {
  givenDeposit,
  givenGuestOrder,
  givenGuestSurvey,
  newGuest,
  signInAsAdmin,
} from '#tests/support/given-on-site.ts'

const phone = { width: 360, height: 780 }

test('[RPT-03] on a phone, fields show a sheet’s whole text, and the preview equals the desktop’s', async ({
  page,
  site,
}) => {
  const guest = newGuest()
  const { order_number: number } = await givenGuestOrder(site, guest)
  await givenDeposit(site, number)
  await givenGuestSurvey(site, guest, number)
  await page.setViewportSize(phone)
  await signInAsAdmin(page, site)
  await page.goto(`/admin/orders/${number}/sheet`)

  const faceType = page.getByLabel('얼굴을 부르는 말')
  await faceType.fill('이마가 넓고 턱으로 갈수록 좁아지는, 달걀형에 가까운 하트형')
  const isWhole = () =>
    faceType.evaluate(
      (it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight,
    )
  await expect.poll(isWhole).toBe(true)
  await faceType.press('Enter')
  await faceType.pressSequentially('!')
  await expect(faceType).toHaveValue(/하트형!$/)

  await page.getByRole('button', { name: '고객 화면으로 보기' }).first().click()
  const preview = page.getByRole('dialog', { name: '고객이 보는 화면' })
  const wide = preview.getByRole('button', { name: '넓은 화면' })
  await wide.click()
  await expect(wide).toHaveAttribute('aria-pressed', 'true')
})
