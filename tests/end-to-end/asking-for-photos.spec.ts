import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { newGuest, signInAsAdmin } from '#tests/support/given-on-site.ts'
import { givenOrderWithPhotos, photoLinkSentTo } from '#tests/support/given-photos-on-site.ts'
import { givenPhoto } from '#tests/support/pictures.ts'

const laptop = { width: 1280, height: 900 }
const phone = { width: 360, height: 780 }
const file = async (name: string, colour = '#b04a2f') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await givenPhoto(600, 800, colour),
})

test('[C-12] [O-11] asks for a better photo; the customer sends it by the link, and both see what changed', async ({
  page,
  site,
}) => {
  const guest = newGuest()
  const number = await givenOrderWithPhotos(site, guest, ['front'])
  await page.setViewportSize(laptop)
  await signInAsAdmin(page, site)

  await test.step('the consultant asks, with a reason of the list and own words', async () => {
    await page.goto(`/admin/orders/${number}`)
    await page.getByRole('button', { name: '다시 부탁: 정면' }).click()
    const dialog = page.getByRole('dialog', { name: '정면 사진을 부탁할까요?' })
    await dialog.getByRole('button', { name: '부탁하기' }).click()
    await expect(dialog.getByText('이유를 골라 주세요.')).toBeVisible()
    await dialog.getByLabel('머리카락이 이마를 가림').check()
    await dialog.getByLabel('덧붙일 말').fill('집게로 앞머리를 올려 주세요.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '부탁하기' }).click()
    await expect(page.getByText(/부탁함 · 머리카락이 이마를 가림/)).toBeVisible()
    await expect(page.getByText('사진을 기다리며 멈춤')).toBeVisible()
  })

  await test.step('the queue lists it under photos', async () => {
    await page.goto(`/admin/orders?waiting_for=PHOTO&q=${number}`)
    await expect(page.getByText('사진 기다림').first()).toBeVisible()
  })

  const link = await photoLinkSentTo(site, guest.email)
  await test.step('the customer’s order page says that the day is paused', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.context().clearCookies()
    await page.setViewportSize(phone)
    const token = new URLSearchParams(link.split('?')[1]).get('token')
    await page.goto(`/user/consulting/guest-order/${number}?token=${token}`)
    await expect(page.getByText('상담사가 아래 사진을 부탁했어요.')).toBeVisible()
    await expect(page.getByText(/결과지 예정일이 멈춰 있어요/).first()).toBeVisible()
    await expect(page.getByRole('link', { name: '정면 사진 보내기' })).toHaveAttribute('href', link)
  })

  await test.step('the link opens just that photo, and takes it', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: '정면 사진을 부탁드려요' })).toBeVisible()
    await expect(page.getByText('머리카락이 이마를 가려요')).toBeVisible()
    await expect(page.getByText('집게로 앞머리를 올려 주세요.')).toBeVisible()
    await page.getByRole('button', { name: '사진 보내기' }).click()
    await expect(page.getByRole('alert')).toHaveText('보낼 사진을 골라 주세요.')
    await page.getByLabel('정면 사진 찍거나 고르기').setInputFiles(await file('new.jpg', '#8899aa'))
    await expect(page.getByAltText('고른 정면 사진')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: '사진 보내기' }).click()
    await expect(page.getByRole('heading', { name: '사진을 받았어요' })).toBeVisible()
    await expect(page.getByText(/결과지는 .*까지 보내 드려요/)).toBeVisible()
  })

  await test.step('opened again, it says that the photo came', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: '이 사진은 이미 받았어요' })).toBeVisible()
  })

  await test.step('the consultant sees both, side by side, and the promise goes on', async () => {
    await page.setViewportSize(laptop)
    await signInAsAdmin(page, site)
    await page.goto(`/admin/orders/${number}`)
    await expect(page.getByText('사진을 기다리며 멈춤')).toBeHidden()
    await expect(page.getByRole('heading', { name: /바뀐 사진/ })).toBeVisible()
    await page.getByRole('button', { name: /정면 · .*에 바뀜 크게 보기/ }).click()
    await page.getByRole('button', { name: '나란히 보기' }).click()
    await expect(page.getByRole('dialog').getByRole('figure')).toHaveText([
      '정면',
      /정면 · .*에 바뀜/,
    ])
    await page.keyboard.press('Escape')
  })

  await test.step('adds a photo that came by KakaoTalk only with the customer’s consent', async () => {
    await page.getByRole('button', { name: '다른 방법으로 온 사진 넣기' }).click()
    const dialog = page.getByRole('dialog', { name: '다른 방법으로 온 사진 넣기' })
    await dialog.getByLabel('어느 사진인가요').selectOption('옆 (아직 없어요)')
    await dialog.getByLabel('사진 고르기').setInputFiles(await file('side.jpg'))
    await expect(dialog.getByText('side.jpg')).toBeVisible()
    await dialog.getByLabel('어떻게 왔나요').selectOption('카카오톡으로')
    await dialog.getByRole('button', { name: '사진 넣기' }).click()
    await expect(dialog.getByText('고객의 동의가 있어야 넣을 수 있어요.')).toBeVisible()
    await dialog.getByLabel('고객이 이 사진을 상담에 쓰는 데 동의했어요').check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '사진 넣기' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: '옆 크게 보기' })).toBeVisible()
    await expect(page.getByText('카카오톡으로')).toBeVisible()
  })
})
