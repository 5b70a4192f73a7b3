import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { cameraOptions, filmPicture } from '#tests/support/fake-camera.ts'
import { givenGuestOrder, newGuest } from '#tests/support/given-on-site.ts'
import { coach, takeFrontPhoto } from '#tests/support/on-photo-coach.ts'
import { givenPhoto, portraitPhoto } from '#tests/support/pictures.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

// A browser of its own: its camera shows a film.
test.use({ launchOptions: cameraOptions })

async function openCamera(page: Page, site: RunningSite, picture?: Buffer) {
  filmPicture(picture ?? (await portraitPhoto()))
  const { order_number: number, guest_token: token } = await givenGuestOrder(site, newGuest())
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/user/consulting/consulting-order/survey?order=${number}&token=${token}`)
  await page.getByRole('button', { name: '정면 사진 찍기' }).click()
}

const darkPhoto = async () =>
  sharp(await portraitPhoto())
    .linear(0.2, 0)
    .jpeg()
    .toBuffer()

test('[C-12] a device with 2 GB of memory judges a photo after it was taken, its face too', async ({
  page,
  site,
}) => {
  await page.addInitScript(
    `Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 2 })`,
  )
  await openCamera(page, site)
  await expect(coach(page).getByText('이 기기에서는 찍은 뒤에 한 번에 살펴요.')).toBeVisible()
  expect(page.workers(), 'nothing looks for faces beside the camera').toHaveLength(0)

  await coach(page).getByRole('button', { name: '찍기', exact: true }).click()
  await expect(coach(page).getByRole('heading', { name: '잘 나왔어요' })).toBeVisible()
  await expect(coach(page).getByText('이마', { exact: true })).toBeVisible()
  await coach(page).getByRole('button', { name: '이 사진 쓰기' }).click()
  await expect(page.getByAltText('고른 정면 사진')).toBeVisible()
  await expect.poll(() => page.workers().length, 'its memory is given back').toBe(0)
})

test('[C-12] before the networks have come, advice that needs no face is given', async ({
  page,
  site,
}) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/*.bin', (route) => arrived.then(() => route.continue()))
  const dark = { name: 'dark.jpg', mimeType: 'image/jpeg', buffer: await darkPhoto() }
  const advice = page.getByRole('region', { name: '더 좋게 찍으려면: 정면' })
  const keep = advice.getByRole('button', { name: '이대로 두기: 정면' })

  await test.step('the camera says that it is dark, and takes nothing by itself', async () => {
    await openCamera(page, site, dark.buffer)
    await expect(coach(page).getByRole('status')).toHaveText('더 밝은 곳으로 가 주세요')
    await coach(page).getByRole('button', { name: '찍기', exact: true }).click()
    await expect(coach(page).getByRole('heading', { name: /사진이 어두워요$/ })).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('a chosen photo has its advice, and the face is named as missing from it', async () => {
    await page.getByLabel('정면 사진 찍거나 고르기').setInputFiles(dark)
    await expect(advice).toContainText('사진이 어두워요')
    await expect(advice).toContainText('얼굴은 아직 살펴보고 있어요.')
    await expectAccessible(page)
    await expect(keep).toHaveCount(0)
  })
  await test.step('the whole advice follows, also after a reload', async () => {
    await page.reload()
    await expect(advice).toContainText('얼굴은 아직 살펴보고 있어요.')
    arrive()
    await expect(advice).not.toContainText('얼굴은 아직 살펴보고 있어요.')
    await expect(advice).toContainText('사진이 어두워요')
    await keep.click()
    await expect(advice).toHaveCount(0)
  })
})

test('[C-12] a worker that ends midway is reported, and the shutter and chosen photos go on', async ({
  page,
  site,
}) => {
  await openCamera(page, site)
  await coach(page).getByRole('button', { name: '괜찮을 때 저절로 찍기' }).click()
  await expect(coach(page).getByRole('status')).toHaveText(/^지금 좋아요/)
  const [worker] = page.workers()
  // As when the browser ends it for its memory: no error is reported.
  await worker!.evaluate('setTimeout(() => self.close())')

  await expect(
    coach(page).getByText('얼굴을 살피던 기능이 멈춰 이제 빛과 선명함만 살펴요.'),
  ).toBeVisible({ timeout: 40_000 })
  await takeFrontPhoto(page)

  await page.getByLabel('옆 사진 찍거나 고르기').setInputFiles({
    name: 'dark.jpg',
    mimeType: 'image/jpeg',
    buffer: await givenPhoto(900, 1_200, '#1a1512'),
  })
  await expect(page.getByRole('region', { name: '더 좋게 찍으려면: 옆' })).toContainText(
    '사진이 어두워요',
  )
})
