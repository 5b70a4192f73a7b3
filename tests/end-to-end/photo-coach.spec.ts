import type { Page, Request } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { cameraOptions, filmPicture } from '#tests/support/fake-camera.ts'
import { givenGuestOrder, newGuest } from '#tests/support/given-on-site.ts'
import { coach, takeFrontPhoto } from '#tests/support/on-photo-coach.ts'
import { givenPhoto, portraitPhoto } from '#tests/support/pictures.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

// A browser of its own: its camera shows a film.
test.use({ launchOptions: cameraOptions })

const phone = { width: 360, height: 780 }
const takeFront = (page: Page) => page.getByRole('button', { name: '정면 사진 찍기' })
const jpeg = (buffer: Buffer) => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })

async function givenSurvey(page: Page, site: RunningSite) {
  filmPicture(await portraitPhoto())
  const order = await givenGuestOrder(site, newGuest())
  await page.setViewportSize(phone)
  return `/user/consulting/consulting-order/survey?order=${order.order_number}&token=${order.guest_token}`
}

/** Tells whether the picture fills the window, as far as it may be cut, and whether the oval lies on it. */
const shownPicture = `(() => {
  const video = document.querySelector('video')
  if (!video?.videoWidth) return null
  const [shown, oval] = [video, video.nextElementSibling].map((it) => it.getBoundingClientRect())
  const isIn = (it, frame) =>
    it.left >= frame.left - 1 && it.right <= frame.right + 1 &&
    it.top >= frame.top - 1 && it.bottom <= frame.bottom + 1
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const cut = (shown.width / shown.height) / (video.videoWidth / video.videoHeight)
  const isFull = isIn(view, shown)
  return {
    isShown: isIn(shown, view) && (isFull || Math.abs(Math.min(cut, 1 / cut) - 0.6) < 0.01),
    isOvalInside: isIn(oval, shown),
  }
})()`

/** Width by height of what the camera shows, and of the photo just taken. */
const shownAspect = `(({ clientWidth, clientHeight }) => clientWidth / clientHeight)(
  document.querySelector('video'),
)`
const takenAspect = `(({ naturalWidth, naturalHeight }) => naturalWidth / naturalHeight)(
  document.querySelector('[role=dialog] img'),
)`

/** Records the requests of a page. */
function requestsOf(page: Page) {
  const seen: Request[] = []
  page.on('request', (request) => seen.push(request))
  return {
    engine: () => seen.filter((it) => /face-worker|\.wasm|blazeface|facemesh/.test(it.url())),
    foreign: (origin: string) =>
      seen.filter((it) => /^http/.test(it.url()) && !it.url().startsWith(origin)),
    /** Requests whose body is a form with files, or longer than any form of the site. */
    pictures: () =>
      seen.filter((it) => {
        const body = it.postDataBuffer()
        const type = it.headers()['content-type'] ?? ''
        return (
          type.startsWith('multipart/') || type.startsWith('image/') || (body?.length ?? 0) > 4_000
        )
      }),
  }
}

test('[C-13] the camera takes the photo by itself, and it stays on the phone until it is sent', async ({
  page,
  site,
}) => {
  const address = await givenSurvey(page, site)
  const requests = requestsOf(page)

  await test.step('comes from another page, by a new document that may use the camera', async () => {
    await page.goto(
      address.replace('/consulting-order/survey?order=', '/guest-order/').replace('&', '?'),
    )
    await page.getByRole('link', { name: '설문지' }).first().click()
    await expect(takeFront(page)).toBeVisible()
    expect(requests.engine()).toEqual([])
  })

  await test.step('opens by keyboard, keeps the focus inside, and closes by Escape', async () => {
    await takeFront(page).focus()
    await page.keyboard.press('Enter')
    await expect(coach(page).getByRole('button', { name: '찍기', exact: true })).toBeVisible()
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab')
      await expect(coach(page).locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(coach(page)).toBeHidden()
    await expect(takeFront(page)).toBeFocused()
  })

  await test.step('fills windows of every shape with the picture', async () => {
    for (const size of [{ width: 1280, height: 700 }, { width: 780, height: 360 }, phone]) {
      await page.setViewportSize(size)
      await page.keyboard.press('Enter')
      await expect
        .poll(() => page.evaluate(shownPicture))
        .toEqual({ isShown: true, isOvalInside: true })
      await page.keyboard.press('Escape')
      await expect(coach(page)).toBeHidden()
    }
  })

  await test.step('takes the photo after all has been well for a while', async () => {
    await page.keyboard.press('Enter')
    await expect(coach(page).getByRole('status')).toHaveText(/^지금 좋아요/)
    const shown = Number(await page.evaluate(shownAspect))
    await expect(coach(page).getByRole('heading', { name: '잘 나왔어요' })).toBeVisible()
    expect(await page.evaluate(takenAspect)).toBeCloseTo(shown, 2)
    await coach(page).getByRole('button', { name: '이 사진 쓰기' }).click()
    await expect(page.getByAltText('고른 정면 사진')).toBeVisible()
    expect(requests.engine().length).toBeGreaterThan(0)
  })

  await test.step('with it turned off, Space takes the photo', async () => {
    await page.getByRole('button', { name: '옆 사진 찍기' }).click()
    const side = page.getByRole('dialog', { name: '사진 찍기: 옆' })
    const auto = side.getByRole('button', { name: '괜찮을 때 저절로 찍기' })
    await auto.click()
    await expect(auto).toHaveText('저절로 찍기 끔')
    await expect(side.getByRole('status')).toHaveText('고개를 옆으로 돌려 주세요')
    await side.getByText('2 / 3 · 옆').click()
    await page.keyboard.press('Space')
    await expect(
      side.getByRole('heading', { name: '다시 찍으면 더 좋아요: 옆모습이 아니에요' }),
    ).toBeVisible()
    await expectAccessible(page)
    await side.getByRole('button', { name: '이대로 쓰기' }).click()
    await expect(page.getByAltText('고른 옆 사진')).toBeVisible()
  })

  await test.step('a chosen dark photo gets advice, which the customer may ignore', async () => {
    await page
      .getByLabel('지금 머리 사진 찍거나 고르기')
      .setInputFiles(jpeg(await givenPhoto(900, 1_200, '#1a1512')))
    const advice = page.getByRole('region', { name: '더 좋게 찍으려면: 지금 머리' })
    await expect(advice).toContainText('사진이 어두워요')
    await expectAccessible(page)
    await advice.getByRole('button', { name: '이대로 두기: 지금 머리' }).click()
    await expect(advice).toBeHidden()
    await page.reload()
    await expect(page.getByAltText('고른 지금 머리 사진')).toBeVisible()
    await expect(advice).toBeHidden()
  })

  expect(requests.foreign(site.url).map((it) => it.url())).toEqual([])
  expect(requests.pictures().map((it) => it.url())).toEqual([])

  await test.step('they leave the phone when the survey is sent', async () => {
    await page.getByLabel('키 (cm)').fill('162')
    await page.getByLabel('기타 정보').fill('없음')
    await page.getByLabel('사진과 신체 정보를 상담에 쓰는 데 동의해요').check()
    await page.getByLabel('적은 내용을 모두 확인했어요').check()
    await page.getByRole('button', { name: '설문지 보내기' }).click()
    await expect(page.getByRole('alertdialog', { name: '설문지를 받았어요' })).toBeVisible()
    expect(requests.pictures()).toHaveLength(1)
  })
})

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
  await takeFrontPhoto(page)

  await page
    .getByLabel('옆 사진 찍거나 고르기')
    .setInputFiles(jpeg(await givenPhoto(900, 1_200, '#1a1512')))
  await expect(page.getByRole('region', { name: '더 좋게 찍으려면: 옆' })).toContainText(
    '사진이 어두워요',
  )
})
