import { expect, test } from '#tests/support/browser-site.ts'
import {
  givenGuestOrder,
  givenSiteMember,
  newGuest,
  signIn,
  signInAsAdmin,
} from '#tests/support/given-on-site.ts'
import { withoutNewerApis } from '#tests/support/newer-apis.ts'
import { givenPhoto } from '#tests/support/pictures.ts'

const ofVisitors = ['/user', '/user/consulting/dashboard/original', '/user/sample-sheet', '/signup']
const ofMembers = ['/user/mypage/inquery', '/user/mypage/bookings', '/user/mypage/wishlist']
const ofAdmins = ['/admin/orders', '/admin/dashboard', '/admin/money', '/admin/audit-log']

test('every kind of screen works without what the oldest supported browsers lack', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url })
  await context.addInitScript(withoutNewerApis)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const open = async (paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.getByRole('alert'), path).toHaveCount(0)
    }
  }

  await open(ofVisitors)
  const { order_number: number, guest_token: token } = await givenGuestOrder(site, newGuest())
  await open([`/user/consulting/consulting-order/survey?order=${number}&token=${token}`])
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await givenPhoto(900, 1_200) }
  await page.getByLabel('정면 사진 찍거나 고르기').setInputFiles(file)
  await expect(page.getByAltText('고른 정면 사진')).toBeVisible()
  // The judgement of a photo is stored with it, last.
  await expect(page.getByRole('region', { name: '더 좋게 찍으려면: 정면' })).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByAltText('고른 정면 사진')).toBeVisible()

  await signIn(page, site, await givenSiteMember(site))
  await open(ofMembers)
  await signInAsAdmin(page, site)
  await open(ofAdmins)
  expect(errors).toEqual([])
  await context.close()
})
