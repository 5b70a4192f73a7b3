import { writeReview } from '#contract/reviews.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { damageSavedPhoto } from '#tests/support/damaged-photo.ts'
import { givenSiteMember, signIn, unique } from '#tests/support/given-on-site.ts'
import { givenCompletedOrderOnSite } from '#tests/support/given-reviews-on-site.ts'
import { heicGridOf } from '#tests/support/heic.ts'
import { screens } from '#tests/support/on-order-page.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { callSite } from '#tests/support/site-calls.ts'

test('[MYP-02] [PRD-03] [C-14] a member on a phone writes, changes and deletes a review', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  const number = await givenCompletedOrderOnSite(site, member)
  await page.setViewportSize(screens.phone)
  await signIn(page, site, member)
  const send = page.getByRole('button', { name: '후기 올리기' })
  const first = page.getByLabel('첫 번째 사진 찍거나 고르기')

  await test.step('writes from the order list; shows missing fields; stars work by keyboard', async () => {
    await page.goto('/user/mypage/inquery')
    await page.getByRole('link', { name: `후기 쓰기 · ${number}` }).click()
    await expect(page.getByText('사진을 함께 올리면 1,000P를 드려요.')).toBeVisible()
    await send.click()
    await expect(page.getByText('별점을 골라 주세요.')).toBeVisible()
    await expect(page.getByLabel('1/5')).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByLabel('4/5 · 좋았어요')).toBeChecked()
    await page.getByLabel('제목').fill('미용실에서 바로 통했어요')
    await page.getByLabel('내용').fill('결과지를 그대로 보여 드렸어요.')
    const look = page.getByLabel('얼굴형과 고른 머리를 후기에 함께 보여 주기')
    await expect(look).not.toBeChecked()
    await expect(page.getByText('달걀형 · 귀 넘긴 단발: 이 글과')).toBeVisible()
    await look.check()
    await expectAccessible(page)
  })

  await test.step('a reload keeps the draft; a file that is not a picture is refused', async () => {
    await first.setInputFiles({
      name: 'fake.heic',
      mimeType: 'image/heic',
      buffer: Buffer.from('no picture at all'),
    })
    await expect(page.getByText('미리 볼 수 없는 형식이지만')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('내용')).toHaveValue('결과지를 그대로 보여 드렸어요.')
    await expect(page.getByLabel('4/5')).toBeChecked()
    await expect(page.getByText('미리 볼 수 없는 형식이지만')).toBeVisible()
    await send.click()
    await expect(page.getByRole('alert')).toContainText('적은 내용과 사진은 그대로 있어요.')
    await page.getByRole('button', { name: '첫 번째 사진 빼기' }).click()
    const buffer = await givenPhoto(900, 1_200)
    await first.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByAltText('고른 첫 번째 사진')).toBeVisible()
  })

  await test.step('[C-14] a damaged photo must be chosen again; the text stays', async () => {
    await damageSavedPhoto(page, `review:${number}`, 0)
    await page.reload()
    await expect(
      page.getByText('이 기기에 남겨 둔 첫 번째 사진이 손상되었으니 다시 골라 주세요.'),
    ).toBeVisible()
    await expect(page.getByLabel('내용')).toHaveValue('결과지를 그대로 보여 드렸어요.')
    const buffer = await givenPhoto(900, 1_200)
    await first.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByAltText('고른 첫 번째 사진')).toBeVisible()
  })

  await test.step('without a connection nothing is lost; the next try shows the points', async () => {
    await page.context().setOffline(true)
    await send.click()
    await expect(page.getByText('인터넷에 연결되어 있지 않아 보내지 못했어요.')).toBeVisible()
    await page.context().setOffline(false)
    await send.click()
    await expect(page.getByText('후기를 올렸어요. 1,000P를 드렸어요.')).toBeVisible()
    await expect(page.getByRole('heading', { name: '미용실에서 바로 통했어요' })).toBeVisible()
    await expect(page.getByAltText('님이 올린 사진 1')).toBeVisible()
    await expect(page.getByText('달걀형 · 귀 넘긴 단발', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('changes it, and deletes it after a confirmation that names it', async () => {
    await page.getByRole('link', { name: '‘미용실에서 바로 통했어요’ 수정하기' }).click()
    await expect(page.getByAltText('고른 첫 번째 사진')).toHaveAttribute('src', /review-pictures/)
    const heic = {
      name: 'IMG_0001.HEIC',
      mimeType: 'image/heic',
      buffer: heicGridOf({ width: 640, height: 480 }),
    }
    await page.getByLabel('두 번째 사진 찍거나 고르기').setInputFiles(heic)
    await expect(page.getByText('미리 볼 수 없는 형식이지만')).toBeVisible()
    await page.getByRole('button', { name: '두 번째 사진 앞으로 옮기기' }).click()
    await expect(page.getByAltText('고른 두 번째 사진')).toHaveAttribute('src', /review-pictures/)
    await expectAccessible(page)
    await page.getByLabel('제목').fill('다시 생각해 보니')
    await page.reload()
    await expect(page.getByText('미리 볼 수 없는 형식이지만')).toBeVisible()
    await expect(page.getByAltText('고른 두 번째 사진')).toHaveAttribute('src', /review-pictures/)
    await page.getByRole('button', { name: '두 번째 사진 빼기' }).click()
    await page.reload()
    await expect(page.getByText('미리 볼 수 없는 형식이지만')).toBeVisible()
    await expect(page.getByAltText('고른 두 번째 사진')).toHaveCount(0)
    await expect(page.getByLabel('제목')).toHaveValue('다시 생각해 보니')
    const look = page.getByLabel('얼굴형과 고른 머리를 후기에 함께 보여 주기')
    await expect(look).toBeChecked()
    await look.uncheck()
    await page.getByRole('button', { name: '저장하기' }).click()
    await expect(page.getByRole('heading', { name: '다시 생각해 보니' })).toBeVisible()
    await expect(page.getByText('얼굴형과 머리는 보이지 않아요.')).toBeVisible()
    await page.getByRole('button', { name: '‘다시 생각해 보니’ 삭제하기' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('‘다시 생각해 보니’ 후기를 삭제할까요?')
    await question.getByRole('button', { name: '삭제하기' }).click()
    await expect(page.getByText('후기를 삭제했어요.')).toBeVisible()
    await expect(page.getByText('이 주문은 후기 포인트를 이미 드렸어요.')).toBeVisible()
  })
})

test('[PRD-03] an order that was reviewed meanwhile or is not completed shows a message and a link', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  const order_number = await givenCompletedOrderOnSite(site, member)
  await page.setViewportSize(screens.wide)
  await signIn(page, site, member)
  await page.goto(`/user/mypage/my-reviews/write/${order_number}`)
  await page.getByLabel('5/5').check({ force: true })
  await page.getByLabel('제목').fill('또 한 번')
  await page.getByLabel('내용').fill('두 번째로 쓰는 후기예요.')

  const body = { order_number, rating: 5, title: '먼저 쓴 후기', text: '다른 창에서 썼어요.' }
  const { token } = member
  await callSite(site.url, writeReview, { body }, { token, idempotencyKey: unique() })
  await page.getByRole('button', { name: '후기 올리기' }).click()
  await expect(page.getByText('이 주문에는 이미 후기를 썼어요')).toBeVisible()
  await page.getByRole('link', { name: '내 후기' }).last().click()
  await expect(page.getByRole('heading', { name: '먼저 쓴 후기' })).toBeVisible()

  await page.goto('/user/mypage/my-reviews/write/NOTMINE9')
  await expect(page.getByText('아직 후기를 쓸 수 없는 주문이에요')).toBeVisible()
})
