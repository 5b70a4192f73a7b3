import { changeSurvey } from '#contract/change-survey.ts'
import { changeOwnPhoto } from '#contract/order-photos.ts'
import { getPhotoRecord, storePhotosLonger } from '#contract/photo-record.ts'
import { sendMemberSurvey } from '#contract/surveys.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  expectErrorMessageAsMember,
  type FailingPress,
  messageOr,
  pressIn,
} from '#tests/support/failing-press.ts'
import { expectReadFailuresShown, loadProblemOf } from '#tests/support/failing-read.ts'
import { givenMemberOrder, givenSiteMember, signIn, unique } from '#tests/support/given-on-site.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { callSite } from '#tests/support/site-calls.ts'

test('[C-13] the record of a customer’s photos shows every failure', async ({ page, site }) => {
  const member = await givenSiteMember(site)
  const { order_number: number } = await givenMemberOrder(site, member)
  const answers = { note: '앞머리가 있어요.', height_cm: 163 }
  const body = { ...answers, photos: ['front'], agreed_all: true as const }
  const photo = await givenPhoto(900, 1_200)
  const sending = { token: member.token, idempotencyKey: unique() }
  const images = [new File([Uint8Array.from(photo)], 'photo.jpg')]
  const params = { order_number: number }
  await callSite(site.url, sendMemberSurvey, { params, body }, { ...sending, images })
  const choice = page.getByLabel('더 오래 두기')
  async function open() {
    await page.goto(`/user/mypage/inquery/${number}?view=details`)
    await expect(choice).toBeVisible()
  }
  const presses: FailingPress[] = [
    {
      name: 'having photos stored longer',
      call: storePhotosLonger,
      open: async () => {
        await open()
        return async () => {
          const isYear = (await choice.inputValue()) === 'year'
          await choice.selectOption(isYear ? 'half' : 'year')
        }
      },
      says: messageOr('저장하지 못했어요. 다시 시도해 주세요.'),
    },
    {
      name: 'replacing a photo',
      call: changeOwnPhoto,
      open: async () => {
        await open()
        const file = { name: 'new.jpg', mimeType: 'image/jpeg', buffer: photo }
        return () => page.getByLabel('첫 번째 사진 바꾸기').setInputFiles(file)
      },
      says: messageOr('서버에 연결하지 못했어요.'),
    },
  ]
  const note = page.getByLabel('기타 정보')
  presses.push({
    name: 'changing answers',
    call: changeSurvey,
    open: async () => {
      await page.goto(`/user/consulting/consulting-order/survey?order=${number}&change=1`)
      await note.fill('숱이 아주 많아요.')
      return pressIn(page, '고친 답 저장하기')
    },
    says: messageOr('서버에서 응답이 없어요.'),
    after: () => expect(note).toHaveValue('숱이 아주 많아요.'),
  })
  for (const press of presses) await expectErrorMessageAsMember(page, site, member, press)

  await signIn(page, site, member)
  await expectReadFailuresShown(page, {
    name: 'the record of photos',
    call: getPhotoRecord,
    open: () => page.goto(`/user/mypage/inquery/${number}?view=details`),
    says: loadProblemOf,
  })
  await expect(page.getByAltText('보낸 사진: 첫 번째')).toBeVisible()
})
