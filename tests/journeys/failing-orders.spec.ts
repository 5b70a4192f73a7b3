import { expect, test } from '#tests/support/browser-site.ts'
import {
  expectTold,
  expectToldAsMember,
  type FailingPress,
  pressIn,
  wordsOr,
} from '#tests/support/failing-press.ts'
import type { Failure } from '#tests/support/failures.ts'
import {
  givenGuestOrder,
  givenMemberOrder,
  givenSiteMember,
  newGuest,
} from '#tests/support/given-on-site.ts'
import { agreement, fillIn, openOrder, payButton } from '#tests/support/on-order-page.ts'
import { givenPhoto } from '#tests/support/pictures.ts'

const STATUS_422 = '입력 정보가 올바르지 않습니다. 다시 확인해주세요.'
const NOT_SENT =
  '서버에 연결하지 못했어요. 적은 내용은 그대로 있고, 다시 눌러도 주문은 한 번만 들어가요.'
const checking = '**/v1/promotions/validate-promotion-code/**'

const ordering = ({ status, words }: Failure, fault: string) => {
  if (status === 0) return NOT_SENT
  if (status === 422) return STATUS_422
  return status === 500
    ? fault
    : `주문 처리 중 오류가 발생했습니다. (오류 코드: ${status})\n${words}`
}

test('[ORD-05] [ORD-10] [GST-02] [SRV-05] a guest’s order, code, lookup and survey tell every failure', async ({
  page,
  site,
}) => {
  const guest = newGuest()
  const order = await givenGuestOrder(site, guest)
  const presses: readonly FailingPress[] = [
    {
      name: 'a code on the order page',
      method: 'GET',
      address: checking,
      open: async () => {
        await openOrder(page)
        await page.getByLabel('프로모션 코드').fill('AUTUMN')
        return pressIn(page, '코드 확인')
      },
      says: ({ status }) =>
        status === 0 || status === 429 || status === 500
          ? '코드 확인 중 오류가 발생했습니다. 잠시 후 다시 확인해 주세요.'
          : '유효하지 않은 프로모션 코드입니다.',
    },
    {
      name: 'a guest’s order',
      method: 'POST',
      address: '**/v1/orders/guest',
      open: async () => {
        await page.getByLabel('프로모션 코드').fill('')
        await fillIn(page, guest)
        await agreement(page).check()
        return () => payButton(page).click()
      },
      says: (failure) => ordering(failure, '비회원 주문 처리 중 오류가 발생했습니다.'),
    },
    {
      name: 'looking up',
      method: 'GET',
      address: '**/v1/orders/guest/search?*',
      open: async () => {
        await page.goto('/user/mypage')
        await page.getByLabel('이메일').fill(guest.email)
        await page.getByLabel('전화번호').fill(guest.phone)
        return pressIn(page, '조회하기')
      },
      says: ({ status, words }) => {
        if (status === 429) return words
        return status === 0
          ? '인터넷에 연결되어 있지 않아 불러오지 못했어요. 연결되면 다시 시도해 주세요.'
          : '불러오지 못했어요. 저장된 내용은 그대로 있으니 잠시 뒤 다시 시도해 주세요.'
      },
    },
    {
      name: 'a survey with a photo',
      method: 'POST',
      address: '**/v1/surveys/guest/*',
      open: async () => {
        await page.goto(
          `/user/consulting/consulting-order/survey?order=${order.order_number}&token=${order.guest_token}`,
        )
        await page.getByLabel('이메일').fill(guest.email)
        await page.getByLabel('전화번호').fill(guest.phone)
        await page.getByLabel('키 (cm)').fill('165')
        await page.getByLabel('기타 정보').fill('앞머리는 피하고 싶어요.')
        await page.getByLabel('적은 내용을 모두 확인했어요').check()
        const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await givenPhoto(90, 120) }
        await page.getByLabel(/정면 사진 찍거나 고르기/).setInputFiles(photo)
        await expect(page.getByAltText('고른 정면 사진')).toBeVisible()
        return pressIn(page, '설문지 보내기')
      },
      says: wordsOr('서버에서 응답이 없습니다.'),
      after: () => expect(page.getByAltText('고른 정면 사진')).toBeVisible(),
    },
  ]
  for (const press of presses) await expectTold(page, press)
})

test('[ORD-10] [ORD-11] [MYP-01] [ORD-18] [WSH-01] a member’s order, code, cancelling and lists tell every failure', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  const { order_number: number } = await givenMemberOrder(site, member)
  const product = '/user/consulting/dashboard/original'
  const notKept = () => '담지 못했어요. 잠시 뒤 다시 시도해 주세요.'
  const presses: readonly FailingPress[] = [
    {
      name: 'a member’s order',
      method: 'POST',
      address: '**/v1/orders/member',
      open: async () => {
        await openOrder(page)
        await expect(page.getByLabel('이메일')).toHaveValue(member.user.email)
        await agreement(page).check()
        return () => payButton(page).click()
      },
      says: (failure) =>
        ordering(failure, '회원 주문에서 오류가 발생했습니다. 비회원으로 주문을 계속할까요?'),
      after: async ({ status }) => {
        if (status !== 500) return
        await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click()
        await expect(page.getByText('주문이 취소되었습니다.')).toBeVisible()
      },
    },
    {
      name: 'a code on my page',
      method: 'GET',
      address: checking,
      open: async () => {
        await page.goto('/user/mypage')
        await page.getByLabel('프로모션 코드').fill('AUTUMN')
        return pressIn(page.locator('form').filter({ hasText: '프로모션 코드' }), '확인하기')
      },
      says: ({ status, words }) => {
        if (status === 0) return '오류가 발생했습니다: 인터넷에 연결되어 있지 않아요.'
        if (status === 400) return '유효하지 않은 프로모션 코드입니다.'
        if (status === 404) return '존재하지 않는 프로모션 코드입니다.'
        return status === 410 ? '기간이 지난 프로모션 코드입니다.' : `오류가 발생했습니다: ${words}`
      },
    },
    {
      name: 'cancelling',
      method: 'POST',
      address: '**/v1/orders/*/cancel',
      open: async () => {
        await page.goto(`/user/mypage/inquery/${number}`)
        await page.getByRole('button', { name: '주문 취소하기' }).click()
        const dialog = page.getByRole('dialog', { name: '주문 취소' })
        await dialog.getByLabel('마음이 바뀌었어요').check()
        return pressIn(dialog, '취소하기')
      },
      says: wordsOr('주문을 취소하지 못했어요. 적은 내용은 그대로 있으니 다시 시도해 주세요.'),
    },
    {
      name: 'putting into the cart',
      method: 'POST',
      address: '**/v1/cart',
      open: async () => {
        await page.goto(product)
        return pressIn(page, '장바구니 담기')
      },
      says: notKept,
    },
    {
      name: 'wishing for it',
      method: 'POST',
      address: '**/v1/wishlist',
      open: async () => {
        await page.goto(product)
        return pressIn(page, '찜하기')
      },
      says: notKept,
    },
  ]
  for (const press of presses) await expectToldAsMember(page, site, member, press)
})
