import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { cameraOptions, filmPicture } from '#tests/support/fake-camera.ts'
import {
  givenDeposit,
  givenGuestOrder,
  givenGuestSurvey,
  newGuest,
  signIn,
} from '#tests/support/given-on-site.ts'
import { givenAssignment, givenStaff } from '#tests/support/given-staff-on-site.ts'
import { photoOfTwo } from '#tests/support/pictures.ts'

// A browser of its own: its camera shows a film.
test.use({ launchOptions: cameraOptions })

test('[C-12] camera and chosen file advise against a photo of two people', async ({
  page,
  site,
}) => {
  const two = await photoOfTwo()
  filmPicture(two)
  const { order_number: number, guest_token: token } = await givenGuestOrder(site, newGuest())
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/user/consulting/consulting-order/survey?order=${number}&token=${token}`)

  await test.step('the camera says so, and does not take the photo by itself', async () => {
    await page.getByRole('button', { name: '정면 사진 찍기' }).click()
    const coach = page.getByRole('dialog', { name: '사진 찍기: 정면' })
    await expect(coach.getByRole('status')).toHaveText('혼자 나오게 찍어 주세요')
    await coach.getByRole('button', { name: '찍기', exact: true }).click()
    await expect(
      coach.getByRole('heading', { name: '다시 찍으면 더 좋아요: 얼굴이 여럿 보여요' }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(coach).toBeHidden()
  })

  await test.step('a chosen file gets the same verdict, and can be kept', async () => {
    await page
      .getByLabel('정면 사진 찍거나 고르기')
      .setInputFiles({ name: 'two.jpg', mimeType: 'image/jpeg', buffer: two })
    const advice = page.getByRole('region', { name: '더 좋게 찍으려면: 정면' })
    await expect(advice).toContainText('얼굴이 여럿 보여요')
    await expect(advice).toContainText('누구의 얼굴을 볼지 알 수 없어요.')
    await advice.getByRole('button', { name: '이대로 두기: 정면' }).click()
    await expect(advice).toBeHidden()
    await expect(page.getByAltText('고른 정면 사진')).toBeVisible()
  })
})

test('[SEC-01] the consultant of an order moves the points from face to face; another one sees neither photos nor sheet', async ({
  page,
  site,
}) => {
  const guest = newGuest()
  const { order_number: number } = await givenGuestOrder(site, guest)
  await givenDeposit(site, number)
  const photos = [await photoOfTwo(), await photoOfTwo(240)]
  await givenGuestSurvey(
    site,
    guest,
    number,
    photos.map((photo) => new File([new Uint8Array(photo)], 'two.jpg', { type: 'image/jpeg' })),
  )
  const consultant = await givenStaff(site, '한지수', 'CONSULTANT')
  const another = await givenStaff(site, '오지원', 'CONSULTANT')
  await givenAssignment(site, number, consultant)
  await page.setViewportSize({ width: 1280, height: 900 })

  await test.step('measures the face of the larger, then of the other', async () => {
    await signIn(page, site, consultant)
    await page.goto(`/admin/orders/${number}/sheet`)
    await page.getByRole('button', { name: '사진에서 재기' }).click()
    const window = page.getByRole('dialog', { name: /얼굴 재기/ })
    await expect(
      window.getByText('얼굴이 여럿이에요. 점이 놓인 얼굴이 손님인지 봐 주세요.'),
    ).toBeVisible()
    const photo = await window.locator('canvas').first().boundingBox()
    const chinAt = async () => {
      const chin = await window.getByRole('button', { name: '턱끝' }).boundingBox()
      return (chin!.x - photo!.x) / photo!.width
    }
    expect(await chinAt()).toBeLessThan(0.5)
    await window.getByRole('button', { name: '다른 얼굴에 놓기' }).click()
    await expect.poll(chinAt).toBeGreaterThan(0.5)
    await expectAccessible(page)

    // Somebody in the background does not count, as for the customer.
    await window.getByRole('radio', { name: '2번째 사진' }).check({ force: true })
    await expect(window.getByText('찾은 자리에 점을 놓았어요.', { exact: false })).toBeVisible()
    await expect(window.getByRole('button', { name: '다른 얼굴에 놓기' })).toHaveCount(0)
  })

  await test.step('to another consultant the order does not exist', async () => {
    const photos: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/v1/photos/')) photos.push(request.url())
    })
    await signIn(page, site, another)
    await page.goto(`/admin/orders/${number}/sheet`)
    await expect(page.getByRole('main')).toContainText('없어요')
    await expect(page.getByRole('button', { name: '사진에서 재기' })).toHaveCount(0)
    await page.goto(`/admin/orders/${number}`)
    await expect(page.getByRole('main')).toContainText('없어요')
    expect(photos).toEqual([])
  })
})
