import { expectAccessible, expectNothingCutOff } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  givenDeposit,
  givenMemberOrder,
  givenMemberSurvey,
  givenReport,
  givenSiteMember,
  signIn,
} from '#tests/support/given-on-site.ts'

const phone = { width: 360, height: 780 }

test('[C-06] a new sheet fills the first screen until it is opened; each order shows its next step', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  const written = await givenMemberOrder(site, member)
  const unpaid = await givenMemberOrder(site, member)
  const paid = await givenMemberOrder(site, member)
  await givenDeposit(site, written.order_number)
  await givenDeposit(site, paid.order_number)
  await givenMemberSurvey(site, member, written.order_number)
  await page.setViewportSize(phone)
  await signIn(page, site, member)

  await page.goto('/user/mypage')
  await expect(page.getByRole('link', { name: '설문지 적기' })).toBeVisible()
  const arrival = page.getByRole('region', { name: '하나 님의 결과지가 왔어요' })
  await expect(arrival).toBeHidden()

  await givenReport(site, written.order_number)
  await page.reload()
  await expect(arrival).toBeVisible()
  await expect(arrival.getByRole('link', { name: '열어 보기' })).toBeInViewport({ ratio: 1 })
  await expect(arrival.getByText(/박세나 상담사가 .*보냈어요/)).toBeVisible()
  await expect(arrival.getByRole('link', { name: '미용실 카드' })).toBeVisible()
  await expect(page.getByText(unpaid.order_number).first()).toBeVisible()
  await expect(page.getByText(paid.order_number).first()).toBeVisible()
  await expectAccessible(page)

  const read = page.waitForResponse(/\/v1\/notifications\/noti_result\/read$/)
  await arrival.getByRole('link', { name: '열어 보기' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('김하나 님의 결과지')
  await read
  await page.goto('/user/mypage')
  await expect(page.getByRole('link', { name: '설문지 적기' })).toBeVisible()
  await expect(arrival).toBeHidden()
})

test('a name of twenty syllables fits on a phone when its sheet arrives', async ({
  page,
  site,
}) => {
  const name = '가나다라마바사아자차카타파하고노도로모보'
  const member = await givenSiteMember(site, name)
  const { order_number: number } = await givenMemberOrder(site, member)
  await givenDeposit(site, number)
  await givenMemberSurvey(site, member, number)
  await givenReport(site, number)
  await page.setViewportSize(phone)
  await signIn(page, site, member)

  await page.goto('/user/mypage')
  await expect(page.getByRole('region', { name: name.slice(1) })).toBeVisible()
  await expectNothingCutOff(page)
})
