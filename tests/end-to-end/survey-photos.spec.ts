import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { PHOTO_SENT_MAX_BYTES, PHOTO_SOURCE_MAX_BYTES } from '#domain/limits/limits.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenGuestOrder, newGuest } from '#tests/support/given-on-site.ts'
import { givenPhonePhoto } from '#tests/support/phone-photo.ts'
import {
  givenPhoto,
  givenTurnedHeicWithPlace,
  givenTurnedPhotoWithPlace,
} from '#tests/support/pictures.ts'

const place = (page: Page, kind: string) =>
  page.getByLabel(new RegExp(`^${kind} 사진 (찍거나 고르기|바꾸기)$`))
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

/** Reads the bytes that the form would send. */
async function preparedPhoto(page: Page, orderNumber: string, slot: number): Promise<Buffer> {
  const encoded = await page.evaluate<string>(`new Promise((done) => {
    indexedDB.open('gyeol').onsuccess = ({ target: { result: database } }) => {
      const key = ${JSON.stringify(`${orderNumber}/${slot}`)}
      const asked = database.transaction('photos').objectStore('photos').get(key)
      asked.onsuccess = async () => {
        database.close()
        const bytes = new Uint8Array(await asked.result.blob.arrayBuffer())
        done(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')))
      }
    }
  })`)
  return Buffer.from(encoded, 'base64')
}

async function openSurvey(page: Page, site: Parameters<typeof givenGuestOrder>[0]) {
  const { order_number: number, guest_token: token } = await givenGuestOrder(site, newGuest())
  await page.goto(`/user/consulting/consulting-order/survey?order=${number}&token=${token}`)
  await expect(place(page, '정면')).toBeAttached()
  return number
}

test('[C-13] a photo of 40 MB is sent with at most 3 MB, upright, in its colours, without its place', async ({
  page,
  site,
}, testInfo) => {
  const photo = await givenPhonePhoto()
  expect(photo.length).toBeGreaterThan(0.9 * PHOTO_SOURCE_MAX_BYTES)
  expect(photo.length).toBeLessThanOrEqual(PHOTO_SOURCE_MAX_BYTES)
  const number = await openSurvey(page, site)

  // From the disk: sent by the test, so many bytes take longer than a slow machine has.
  const file = testInfo.outputPath('phone.jpg')
  await writeFile(file, photo)
  await place(page, '정면').setInputFiles(file)
  await expect(page.getByText(/첫 번째 사진을 작게 만들었어요: 3\d\.\dMB → \d\.\dMB/)).toBeVisible()

  const sent = await preparedPhoto(page, number, 0)
  expect(sent.length).toBeLessThanOrEqual(PHOTO_SENT_MAX_BYTES)
  const { exif, xmp, orientation, icc, width, height } = await sharp(sent).metadata()
  expect({ exif, xmp, orientation }).toEqual({})
  expect(width / height).toBeCloseTo(3_400 / 5_100, 2)
  expect(icc?.includes(Buffer.from('Display P3', 'utf16le').swap16())).toBe(true)
  const { data, info } = await sharp(sent)
    .keepIccProfile()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = Math.floor(info.width / 2) * info.channels
  const pixelAt = (row: number) => [
    ...data.subarray(row * info.width * info.channels + middle).subarray(0, 3),
  ]
  for (const part of pixelAt(20)) expect(Math.abs(part - 40)).toBeLessThan(8)
  const [red, green, blue] = pixelAt(info.height - 20)
  expect(red).toBeGreaterThan(240)
  // In sRGB it would be 51 and 35 in the coordinates of Display P3.
  expect(Math.max(green!, blue!)).toBeLessThan(20)
})

test('[C-13] a photo so full of detail that it stays too large is sent with at most 3 MB', async ({
  page,
  site,
}) => {
  const [width, height] = [2_400, 2_400]
  const raw = { width, height, channels: 3 } as const
  const noise = await sharp(randomBytes(width * height * 3), { raw })
    .jpeg({ quality: 90 })
    .toBuffer()
  expect(noise.length).toBeGreaterThan(PHOTO_SENT_MAX_BYTES)
  const number = await openSurvey(page, site)

  await place(page, '정면').setInputFiles(jpeg('detail.jpg', noise))
  await expect(page.getByAltText('고른 정면 사진')).toBeVisible({ timeout: 40_000 })

  const sent = await preparedPhoto(page, number, 0)
  expect(sent.length).toBeLessThanOrEqual(PHOTO_SENT_MAX_BYTES)
  expect((await sharp(sent).metadata()).width).toBeGreaterThan(600)
})

test('[C-13] a small photo loses its place, a tiny one is refused, an unreadable one says so', async ({
  page,
  site,
}) => {
  const number = await openSurvey(page, site)

  await place(page, '정면').setInputFiles(jpeg('small.jpg', await givenTurnedPhotoWithPlace()))
  await expect(page.getByText(/첫 번째 사진이 작아서 .* 600픽셀 이상/)).toBeVisible()
  const sent = await sharp(await preparedPhoto(page, number, 0)).metadata()
  expect([sent.width, sent.height, sent.exif]).toEqual([300, 400, undefined])

  await place(page, '옆').setInputFiles(jpeg('tiny.jpg', await givenPhoto(60, 60)))
  await expect(page.getByText(/‘tiny.jpg’ 사진은 너무 작아요/)).toBeVisible()
  await expect(page.getByAltText('고른 옆 사진')).toHaveCount(0)

  const heic = { name: 'a.heic', mimeType: 'image/heic', buffer: await givenTurnedHeicWithPlace() }
  await place(page, '지금 머리').setInputFiles(heic)
  await expect(page.getByText(/세 번째 사진은 이 브라우저가 열 수 없어서/)).toBeVisible()
  const large = Buffer.concat([heic.buffer, Buffer.alloc(11 * 1024 * 1024)])
  await place(page, '지금 머리').setInputFiles({ ...heic, name: 'large.heic', buffer: large })
  await expect(page.getByText(/‘large.heic’ 사진은 10MB보다 큰데/)).toBeVisible()
})

test('[C-13] a survey stays when what advises on its photo cannot be loaded', async ({
  page,
  site,
}) => {
  await page.route('**/photo-advice-*.js', (route) => route.abort())
  await openSurvey(page, site)
  const asked = page.waitForEvent('requestfailed')
  await place(page, '정면').setInputFiles(jpeg('front.jpg', await givenPhoto(500, 600)))
  expect((await asked).url()).toContain('photo-advice')

  await place(page, '옆').setInputFiles(jpeg('side.jpg', await givenPhoto(500, 600)))
  await expect(page.getByAltText('고른 옆 사진')).toBeVisible()
  await expect(page.getByAltText('고른 정면 사진')).toBeVisible()
})
