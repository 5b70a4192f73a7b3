import { issueGuestToken, searchGuestOrders, sendGuestCode } from '#contract/guest-orders.ts'
import { placeGuestOrder } from '#contract/orders.ts'
import { validatePromotionCode } from '#contract/promotions.ts'
import { sendGuestSurvey, withdrawSurveyConsent } from '#contract/surveys.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { answerSurvey, orderingSays } from '#tests/support/failing-order.ts'
import {
  expectErrorMessage,
  type FailingPress,
  messageOr,
  pressAndAnswer,
  pressIn,
} from '#tests/support/failing-press.ts'
import { loadProblemOf } from '#tests/support/failing-read.ts'
import { givenGuestOrder, givenGuestSurvey, newGuest } from '#tests/support/given-on-site.ts'
import { agreement, fillIn, openOrder, payButton, unfold } from '#tests/support/on-order-page.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { pressing } from '#tests/support/press-quickly.ts'

test('[ORD-05] [ORD-10] [GST-02] [SRV-05] a guest’s order, codes, lookup and survey show every failure', async ({
  page,
  site,
}) => {
  const guest = newGuest()
  const order = await givenGuestOrder(site, guest)
  const proof = page.getByRole('dialog', { name: '본인 확인' })
  const presses: readonly FailingPress[] = [
    {
      name: 'a code on the order page',
      call: validatePromotionCode,
      open: async () => {
        await openOrder(page)
        await unfold(page, 'codes')
        await page.getByLabel('프로모션 코드').fill('AUTUMN')
        return pressIn(page, '코드 확인')
      },
      says: ({ status }) =>
        status === 0 || status === 429 || status === 500
          ? '코드를 확인하지 못했어요. 잠시 후 다시 확인해 주세요.'
          : '유효하지 않은 프로모션 코드예요.',
    },
    {
      name: 'a guest’s order',
      call: placeGuestOrder,
      open: async () => {
        await page.getByLabel('프로모션 코드').fill('')
        await fillIn(page, guest)
        await agreement(page).check()
        return pressing(payButton(page))
      },
      says: (failure) => orderingSays(failure, '비회원 주문을 처리하지 못했어요.'),
    },
    {
      name: 'looking up',
      call: searchGuestOrders,
      open: async () => {
        await page.goto('/user/mypage')
        await page.getByLabel('이메일').fill(guest.email)
        await page.getByLabel('전화번호').fill(guest.phone)
        return pressIn(page, '조회하기')
      },
      says: loadProblemOf,
    },
    {
      name: 'a code to prove who ordered',
      call: sendGuestCode,
      open: async () => {
        await pressIn(page, '조회하기')()
        await page.getByRole('button', { name: order.order_number }).click()
        await page.getByRole('button', { name: '주문 취소하기' }).click()
        return pressIn(proof, '인증 코드 받기')
      },
      says: messageOr('확인하지 못했어요. 잠시 뒤 다시 시도해 주세요.'),
    },
    {
      name: 'that code',
      call: issueGuestToken,
      open: async () => {
        await pressIn(proof, '인증 코드 받기')()
        await proof.getByLabel('인증 코드').fill('123456')
        return pressIn(proof, '확인하기')
      },
      says: messageOr('확인하지 못했어요. 잠시 뒤 다시 시도해 주세요.'),
    },
    {
      name: 'a survey with a photo',
      call: sendGuestSurvey,
      open: async () => {
        await page.goto(
          `/user/consulting/consulting-order/survey?order=${order.order_number}&token=${order.guest_token}`,
        )
        await page.getByLabel('이메일').fill(guest.email)
        await page.getByLabel('전화번호').fill(guest.phone)
        await answerSurvey(page)
        const photo = {
          name: 'me.jpg',
          mimeType: 'image/jpeg',
          buffer: await givenPhoto(900, 1_200),
        }
        await page.getByLabel(/정면 사진 찍거나 고르기/).setInputFiles(photo)
        await expect(page.getByAltText('고른 정면 사진')).toBeVisible()
        return pressIn(page, '설문지 보내기')
      },
      says: messageOr('서버에서 응답이 없어요.'),
      after: () => expect(page.getByAltText('고른 정면 사진')).toBeVisible(),
    },
    {
      name: 'withdrawing the consent to photos',
      call: withdrawSurveyConsent,
      open: async () => {
        await givenGuestSurvey(site, guest, order.order_number)
        await page.goto(
          `/user/consulting/guest-order/${order.order_number}?token=${order.guest_token}`,
        )
        return pressAndAnswer(page, '사진·신체 정보 동의 철회하기', '철회하기')
      },
      says: messageOr('서버에 연결하지 못했어요.'),
    },
  ]
  for (const press of presses) await expectErrorMessage(page, press)
})
