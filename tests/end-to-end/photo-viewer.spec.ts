import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { newGuest, signInAsAdmin } from '#tests/support/given-on-site.ts'
import { givenOrderWithPhotos } from '#tests/support/given-photos-on-site.ts'

const laptop = { width: 1280, height: 900 }
const phone = { width: 360, height: 640 }

test('[O-08] looks at photos: by wheel, mouse and keys, side by side and in another light', async ({
  page,
  site,
}) => {
  await page.setViewportSize(laptop)
  const number = await givenOrderWithPhotos(site, newGuest(), ['front', 'side', 'now'])
  await signInAsAdmin(page, site)
  await page.goto(`/admin/orders/${number}`)
  const viewer = page.getByRole('dialog', { name: '이수연 님의 사진' })
  const photo = (name: string) => viewer.getByRole('img', { name, exact: true })

  await test.step('a thumbnail shows the whole photo, from the hair to the chin', async () => {
    const thumbnail = page.getByRole('button', { name: '정면 크게 보기' })
    await expect(thumbnail.locator('img')).toHaveCSS('object-fit', 'contain')
    await thumbnail.click()
    await expect(photo('정면')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('zooms at the pointer: what it points at stays there', async () => {
    const before = await boxOf(photo('정면'))
    const pointer = { x: before.x + before.width * 0.2, y: before.y + before.height * 0.1 }
    await page.mouse.move(pointer.x, pointer.y)
    await page.mouse.wheel(0, -400)
    await expect
      .poll(async () => (await boxOf(photo('정면'))).width / before.width)
      .toBeGreaterThan(1.5)
    const after = await boxOf(photo('정면'))
    expect((pointer.x - after.x) / after.width).toBeCloseTo(0.2, 2)
    expect((pointer.y - after.y) / after.height).toBeCloseTo(0.1, 2)
  })

  await test.step('drags, moves by Shift and arrows, turns', async () => {
    const before = await boxOf(photo('정면'))
    await drag(page, { x: 600, y: 400 }, { x: 660, y: 430 })
    const dragged = await boxOf(photo('정면'))
    expect(dragged.x - before.x).toBeCloseTo(60, 0)
    expect(dragged.y - before.y).toBeCloseTo(30, 0)
    await page.keyboard.press('Shift+ArrowRight')
    expect((await boxOf(photo('정면'))).x).toBeLessThan(dragged.x)
    await page.keyboard.press('r')
    await expect(photo('정면')).toHaveAttribute('style', /rotate\(90deg\)/)
    await viewer.getByRole('button', { name: /사진 전체 보기/ }).click()
    await expect(viewer.getByRole('button', { name: '사진 전체 보기, 지금 100%' })).toBeVisible()
  })

  await test.step('arrow keys move between the photos, also from a button of the dialog', async () => {
    await viewer.getByRole('button', { name: '닫기' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(photo('옆')).toBeVisible()
    await expect(photo('정면')).toBeHidden()
    await page.keyboard.press('ArrowLeft')
    await expect(photo('정면')).toBeVisible()
  })

  await test.step('double click zooms in and out', async () => {
    await page.mouse.dblclick(640, 400)
    await expect(viewer.getByRole('button', { name: /지금 250%/ })).toBeVisible()
    await page.mouse.dblclick(640, 400)
    await expect(viewer.getByRole('button', { name: /지금 100%/ })).toBeVisible()
  })

  await test.step('side by side, zoomed in step, each with its label', async () => {
    await page.keyboard.press('b')
    await expect(viewer.getByRole('figure')).toHaveText(['정면', '옆', '지금 머리'])
    await viewer.getByRole('button', { name: '키우기' }).click()
    for (const name of ['정면', '옆', '지금 머리']) {
      await expect(photo(name)).toHaveAttribute('style', /scale\(1\.4\)/)
    }
    await page.keyboard.press('b')
  })

  await test.step('brightness and white balance, and back', async () => {
    await page.keyboard.press('l')
    const sliders = viewer.getByRole('slider')
    await sliders.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(sliders.first()).toHaveAttribute('aria-valuetext', '밝게 5')
    await expect(photo('정면'), 'the slider keeps its arrow keys').toBeVisible()
    await expect(photo('정면')).toHaveAttribute('style', /filter: url/)
    await page.setViewportSize(phone)
    await expectAccessible(page)
    await viewer.getByRole('button', { name: '찍은 그대로 보기' }).click()
    await expect(photo('정면')).not.toHaveAttribute('style', /filter: url/)
    await expectNothingOverflows(page)
  })

  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})

async function boxOf(photo: Locator) {
  const box = await photo.boundingBox()
  expect(box, 'the photo is shown').not.toBeNull()
  return box!
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

const expectNothingOverflows = async (page: Page) =>
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
