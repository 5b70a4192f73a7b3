import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenGuestOrder, newGuest } from '#tests/support/given-on-site.ts'

const phone = { width: 390, height: 844 }
const choose = (page: Page, question: string, answer: string) =>
  page.getByRole('group', { name: question }).getByLabel(answer, { exact: true }).check()
/** The topmost drawing is the visible one. */
const drawn = (page: Page) =>
  page.locator('[aria-labelledby="play-title"] img').last().getAttribute('src')

test('[SHEET] three taps redraw the landing page’s portrait and prefill the survey', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/user')
  const play = page.getByRole('region', { name: /^세 번 눌러/ })
  await expect(play.getByRole('img', { name: '눈을 감은 얼굴 그림' })).toBeVisible()
  const before = await drawn(page)

  await choose(page, '얼굴형', '하트형')
  await expect(play.getByRole('img', { name: '고른 얼굴 그림: 하트형' })).toBeVisible()
  await expect.poll(() => drawn(page)).not.toBe(before)
  await choose(page, '앞머리', '옆으로')
  await choose(page, '길이', '쇄골')
  const all = '고른 얼굴 그림: 하트형, 옆으로, 쇄골'
  await expect(play.getByRole('status')).toHaveText(all)
  await expect(play.getByRole('img', { name: all })).toBeVisible()
  await expectAccessible(page)

  const order = await givenGuestOrder(site, newGuest())
  await page.goto(
    `/user/consulting/consulting-order/survey?order=${order.order_number}&token=${order.guest_token}`,
  )
  await expect(page.getByText('첫 화면에서 고른 얼굴형과 머리를 옮겨 두었어요')).toBeVisible()
  await expect(page.getByRole('group', { name: '얼굴형' }).getByLabel('하트형')).toBeChecked()
  await expect(page.getByLabel('기타 정보')).toHaveValue(
    '첫 화면에서 골라 본 머리: 쇄골 길이, 옆으로 넘긴 앞머리\n',
  )
})

test('[SHEET] redraws the picture on a laptop’s first screen, and taps can be undone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/user')
  await choose(page, '길이', '귀밑')
  const hero = page.locator('[data-hero]')
  await expect(hero.getByRole('img', { name: '고른 얼굴 그림: 귀밑' })).toBeVisible()
  await page.getByRole('button', { name: '처음부터 다시' }).click()
  await expect(hero.getByRole('img', { name: /고른 얼굴 그림/ })).toHaveCount(0)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('play'))).toBeNull()
})
