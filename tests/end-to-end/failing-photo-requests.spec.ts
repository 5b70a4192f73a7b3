import { answerPhotoRequest } from '#contract/photo-requests.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { expectErrorMessage, messageOr, pressIn } from '#tests/support/failing-press.ts'
import { newGuest } from '#tests/support/given-on-site.ts'
import {
  givenOrderWithPhotos,
  givenSideAskedFor,
  photoLinkSentTo,
} from '#tests/support/given-photos-on-site.ts'
import { givenPhoto } from '#tests/support/pictures.ts'

test('[C-12] sending a photo that was asked for shows every failure and keeps the photo', async ({
  page,
  site,
}) => {
  const guest = newGuest()
  const number = await givenOrderWithPhotos(site, guest, ['front'])
  await givenSideAskedFor(site, number)

  await expectErrorMessage(page, {
    name: 'the photo that was asked for',
    call: answerPhotoRequest,
    open: async () => {
      await page.goto(await photoLinkSentTo(site, guest.email))
      const buffer = await givenPhoto(600, 800)
      const photo = { name: 'side.jpg', mimeType: 'image/jpeg', buffer }
      await page.getByLabel('옆 사진 찍거나 고르기').setInputFiles(photo)
      await expect(page.getByAltText('고른 옆 사진')).toBeVisible()
      return pressIn(page, '사진 보내기')
    },
    says: messageOr('서버에 연결하지 못했어요.'),
    after: () => expect(page.getByAltText('고른 옆 사진')).toBeVisible(),
  })
})
