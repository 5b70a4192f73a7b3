import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { cameraOptions, filmPicture } from '#tests/support/fake-camera.ts'
import { givenGuestOrder, newGuest } from '#tests/support/given-on-site.ts'
import { givenPhoto, portraitPhoto } from '#tests/support/pictures.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

// A browser of its own: its camera shows a film.
test.use({ launchOptions: cameraOptions })

const phone = { width: 360, height: 780 }
const coach = (page: Page) => page.getByRole('dialog', { name: '사진 찍기: 정면' })
const takeFront = (page: Page) => page.getByRole('button', { name: '정면 사진 찍기' })
const jpeg = (buffer: Buffer) => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })

async function givenSurvey(page: Page, site: RunningSite) {
  filmPicture(await portraitPhoto())
  const order = await givenGuestOrder(site, newGuest())
  await page.setViewportSize(phone)
  return `/user/consulting/consulting-order/survey?order=${order.order_number}&token=${order.guest_token}`
}

test('a refused camera says so and leaves choosing a photo', async ({ page, site }) => {
  await page.addInitScript(`navigator.mediaDevices.getUserMedia = async () => {
    throw new DOMException('Permission denied', 'NotAllowedError')
  }`)
  await page.goto(await givenSurvey(page, site))
  await takeFront(page).click()
  await expect(coach(page).getByRole('heading', { name: '카메라를 쓸 수 없어요' })).toBeVisible()
  await expect(coach(page).getByText('카메라가 허락되지 않았어요.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await coach(page)
    .getByLabel('사진 고르기')
    .setInputFiles(jpeg(await givenPhoto(900, 1_200)))
  await expect(coach(page)).toBeHidden()
  await expect(page.getByAltText('고른 정면 사진')).toBeVisible()
})

test('without WebAssembly, light and sharpness are judged and the shutter works', async ({
  page,
  site,
}) => {
  await page.addInitScript('delete globalThis.WebAssembly')
  await page.goto(await givenSurvey(page, site))
  await takeFront(page).click()
  await expect(
    coach(page).getByText('이 브라우저에서는 얼굴을 찾지 못해 빛과 선명함만 살펴요.'),
  ).toBeVisible()
  await coach(page).getByRole('button', { name: '찍기', exact: true }).click()
  await expect(coach(page).getByAltText('방금 찍은 사진: 정면')).toBeVisible()
  await coach(page)
    .getByRole('button', { name: /^(이 사진|이대로) 쓰기$/ })
    .click()
  await expect(page.getByAltText('고른 정면 사진')).toBeVisible()

  await page
    .getByLabel('옆 사진 찍거나 고르기')
    .setInputFiles(jpeg(await givenPhoto(900, 1_200, '#1a1512')))
  await expect(page.getByRole('region', { name: '더 좋게 찍으려면: 옆' })).toContainText(
    '사진이 어두워요',
  )
})
