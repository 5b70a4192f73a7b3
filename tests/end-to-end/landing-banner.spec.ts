import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-site.ts'
import { executeOnDatabase, openWith } from '#tests/support/site-database.ts'

test('[LND-02] [LND-03] shows the owner’s picture and film first, or else the default drawing', async ({
  page,
  site,
}) => {
  const words = JSON.stringify({ ko: { alt: '스튜디오의 창가' } })
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAwF9VDgAAAABJRU5ErkJggg==',
    'base64',
  )
  await executeOnDatabase(site, `update banners set status = '비활성'`)
  await openWith(page, '/user', page.getByRole('img', { name: /얼굴 그림/ }).first())
  await expect(page.locator('#sit video')).toHaveCount(0)

  await executeOnDatabase(
    site,
    `insert into banners (position, type, status, image_url, video_url, words, created_at, updated_at) values
     (1, '이미지', '활성', '/banner.png', null, '${words}', now(), now()),
     (1, '비디오', '활성', '/poster.png', '/film.webm', '${words}', now(), now())`,
  )
  try {
    await page.route('**/*.png', (route) =>
      route.fulfill({ body: pixel, contentType: 'image/png' }),
    )
    await openWith(page, '/user', page.getByRole('img', { name: '스튜디오의 창가' }))
    const video = page.locator('#sit video')
    await expect(page.locator('#sit img[src="/poster.png"]')).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await expect(page.getByRole('button', { name: '영상 재생하기' })).toBeVisible()
    for (const name of ['muted', 'loop', 'playsInline', 'paused']) {
      await expect(video).toHaveJSProperty(name, true)
    }
  } finally {
    await executeOnDatabase(
      site,
      `delete from banners where status = '활성'; update banners set status = '활성'`,
    )
  }
})

const FILM = new URL('../support/film.mp4', import.meta.url).pathname
const played = (page: Page) =>
  page.evaluate<number>(`document.querySelector('#sit video').currentTime`)

test('[LND-03] plays the film while visible until it is stopped; a failed film takes no space', async ({
  page,
  site,
}) => {
  await executeOnDatabase(
    site,
    `insert into banners (position, type, status, image_url, video_url, words, created_at, updated_at) values
     (1, '비디오', '활성', null, '/film.mp4', '{"ko":{"alt":"스튜디오"}}', now(), now())`,
  )
  try {
    await page.route('**/film.mp4', (route) => route.fulfill({ path: FILM }))
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const film = page.locator('#sit video')
    await openWith(page, '/user', film)
    const isPaused = (paused: boolean) => expect(film).toHaveJSProperty('paused', paused)
    const footer = page.getByRole('contentinfo')
    await film.scrollIntoViewIfNeeded()
    await expect.poll(() => played(page)).toBeGreaterThan(0)

    await footer.scrollIntoViewIfNeeded()
    await isPaused(true)
    await film.scrollIntoViewIfNeeded()
    await isPaused(false)

    await page.getByRole('button', { name: '영상 멈추기' }).press('Enter')
    await isPaused(true)
    await footer.scrollIntoViewIfNeeded()
    await film.scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: '영상 재생하기' })).toBeInViewport()
    await isPaused(true)
    await page.getByRole('button', { name: '영상 재생하기' }).press('Enter')
    await isPaused(false)

    await page.unroute('**/film.mp4')
    await page.route('**/film.mp4', (route) => route.abort())
    await page.reload()
    await expect(film).toHaveCount(0)
  } finally {
    await executeOnDatabase(site, `delete from banners where video_url = '/film.mp4'`)
  }
})
