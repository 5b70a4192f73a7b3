import { receiveDeposit } from '#contract/admin-orders.ts'
import { requestCashReceipt } from '#contract/cash-receipts.ts'
import { cancelOrder, nameRefundAccount } from '#contract/order-cancellation.ts'
import { completeOrder, placeMemberOrder } from '#contract/orders.ts'
import { claimCoupon, validatePromotionCode } from '#contract/promotions.ts'
import { savedLists } from '#contract/saved.ts'
import { sendMemberSurvey } from '#contract/surveys.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { answerSurvey, orderingSays } from '#tests/support/failing-order.ts'
import {
  expectErrorMessageAsMember,
  type FailingPress,
  messageOr,
  pressAndAnswer,
  pressIn,
} from '#tests/support/failing-press.ts'
import type { Failure } from '#tests/support/failures.ts'
import {
  adminToken,
  givenDeposit,
  givenMemberOrder,
  givenMemberSurvey,
  givenReport,
  givenSiteMember,
  type SiteMember,
} from '#tests/support/given-on-site.ts'
import { agreement, openOrder, payButton } from '#tests/support/on-order-page.ts'
import { pressing } from '#tests/support/press-quickly.ts'
import { callSite } from '#tests/support/site-calls.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

test('[ORD-10] [ORD-11] [MYP-01] [ORD-18] a member’s order, codes and cancellation show every failure', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  const { order_number: number } = await givenMemberOrder(site, member)
  const presses: readonly FailingPress[] = [
    {
      name: 'a member’s order',
      call: placeMemberOrder,
      open: async () => {
        await openOrder(page)
        await expect(page.getByLabel('이메일')).toHaveValue(member.user.email)
        await agreement(page).check()
        return pressing(payButton(page))
      },
      says: (failure) =>
        orderingSays(failure, '회원 주문을 처리하지 못했어요. 비회원으로 주문을 계속할까요?'),
      after: async ({ status }) => {
        if (status !== 500) return
        await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click()
        await expect(page.getByText('주문이 취소되었어요.')).toBeVisible()
      },
    },
    {
      name: 'a code on my page',
      call: validatePromotionCode,
      open: async () => {
        await page.goto('/user/mypage')
        await page.getByLabel('프로모션 코드').fill('AUTUMN')
        return pressIn(page.locator('form').filter({ hasText: '프로모션 코드' }), '확인하기')
      },
      says: ({ status, message }) => {
        if (status === 0) return '문제가 생겼어요: 인터넷에 연결되어 있지 않아요.'
        if (status === 400) return '유효하지 않은 프로모션 코드예요.'
        if (status === 404) return '존재하지 않는 프로모션 코드예요.'
        return status === 410 ? '기간이 지난 프로모션 코드예요.' : `문제가 생겼어요: ${message}`
      },
    },
    {
      name: 'cancelling',
      call: cancelOrder,
      open: async () => {
        await page.goto(`/user/mypage/inquery/${number}`)
        await page.getByRole('button', { name: '주문 취소하기' }).click()
        const dialog = page.getByRole('dialog', { name: '주문 취소' })
        await dialog.getByLabel('마음이 바뀌었어요').check()
        return pressIn(dialog, '취소하기')
      },
      says: messageOr('주문을 취소하지 못했어요. 적은 내용은 그대로 있으니 다시 시도해 주세요.'),
    },
    {
      name: 'fetching a coupon',
      call: claimCoupon,
      open: async () => {
        await page.goto('/user/mypage')
        await page.getByLabel('쿠폰 코드').fill('WELCOME')
        return pressIn(page, '쿠폰 받기')
      },
      says: ({ status, label, message }) => {
        if (status === 0) return '인터넷에 연결되어 있지 않아요.'
        return label.startsWith('422')
          ? '쓸 수 있는 쿠폰 코드가 아니에요. 다시 확인해 주세요.'
          : message
      },
    },
  ]
  for (const press of presses) await expectErrorMessageAsMember(page, site, member, press)
})

test('[SRV-05] [ORD-18] a member’s survey, refund account and completion show every failure', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  const { order_number: number } = await givenMemberOrder(site, member)
  const owed = await givenOrderOwedMoney(site, member)
  const sent = await givenOrderWithReport(site, member)
  const presses: readonly FailingPress[] = [
    {
      name: 'a survey',
      call: sendMemberSurvey,
      open: async () => {
        await page.goto(`/user/consulting/consulting-order/survey?order=${number}`)
        await answerSurvey(page)
        return pressIn(page, '설문지 보내기')
      },
      says: messageOr('서버에서 응답이 없어요.'),
    },
    {
      name: 'naming the account of a refund',
      call: nameRefundAccount,
      open: async () => {
        await page.goto(`/user/mypage/inquery/${owed}?view=details`)
        await page.getByRole('button', { name: '계좌 알려 주기' }).click()
        const dialog = page.getByRole('dialog', { name: '돌려받을 계좌' })
        await dialog.getByLabel('은행').fill('우리은행')
        await dialog.getByLabel('계좌번호').fill('1002-345-678901')
        await dialog.getByLabel('예금주').fill('김하나')
        return pressIn(dialog, '이 계좌로 받기')
      },
      says: messageOr('인터넷에 연결되어 있지 않아요. 적은 내용은 그대로 있어요.'),
    },
    {
      name: 'asking for a cash receipt',
      call: requestCashReceipt,
      open: async () => {
        await page.goto(`/user/mypage/inquery/${sent}?view=details`)
        await page.getByRole('button', { name: '현금영수증 신청하기' }).click()
        const dialog = page.getByRole('dialog', { name: '현금영수증 신청하기' })
        await dialog.getByRole('textbox', { name: '휴대폰 번호' }).fill('01012345678')
        return pressIn(dialog, '신청하기')
      },
      says: messageOr('인터넷에 연결되어 있지 않아요. 적은 내용은 그대로 있어요.'),
    },
    {
      name: 'saying that the consultation is done',
      call: completeOrder,
      open: async () => {
        await page.goto(`/user/mypage/inquery/${sent}`)
        return pressAndAnswer(page, '상담 완료하기', '상담 완료하기')
      },
      says: messageOr('서버에 연결하지 못했어요.'),
    },
  ]
  for (const press of presses) await expectErrorMessageAsMember(page, site, member, press)
})

test('[WSH-01] adding to and removing from wishlist and cart show every failure', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  const product = '/user/consulting/dashboard/original'
  // A notification stays for seconds, and the next may have the same text.
  const close = page.getByRole('region', { name: '알림' }).getByRole('button', { name: '닫기' })
  const after = () => close.click()
  const notAdded = () => '담지 못했어요. 잠시 뒤 다시 시도해 주세요.'
  const presses: readonly FailingPress[] = [
    {
      name: 'putting into the cart',
      call: savedLists.cart.add,
      open: async () => {
        await page.goto(product)
        return pressIn(page, '장바구니 담기')
      },
      says: notAdded,
      after,
    },
    {
      name: 'wishing for it',
      call: savedLists.wishlist.add,
      open: async () => {
        await page.goto(product)
        return pressIn(page, '찜하기')
      },
      says: notAdded,
      after,
    },
    ...(['wishlist', 'cart'] as const).map((list) => ({
      name: `taking off the ${list}`,
      call: savedLists[list].remove,
      open: async () => {
        const body = { consulting_type: 'HAIR_CONSULTING' } as const
        await callSite(site.url, savedLists[list].add, { body }, { token: member.token })
        await page.goto(list === 'cart' ? '/user/mypage/cart' : '/user/mypage/wishlist')
        return pressAndAnswer(page, /컨설팅 삭제$/, '네')
      },
      // An item that does not exist counts as removed.
      says: ({ status }: Failure) =>
        status === 404 ? '삭제했어요.' : '삭제하지 못했어요. 잠시 뒤 다시 시도해 주세요.',
      after,
    })),
  ]
  for (const press of presses) await expectErrorMessageAsMember(page, site, member, press)
})

/** Creates an overpaid order. */
async function givenOrderOwedMoney(site: RunningSite, member: SiteMember) {
  const { order_number } = await givenMemberOrder(site, member)
  await givenDeposit(site, order_number)
  const input = { params: { order_number }, body: { amount: 20_000 } }
  await callSite(site.url, receiveDeposit, input, { token: await adminToken(site) })
  return order_number
}

async function givenOrderWithReport(site: RunningSite, member: SiteMember) {
  const { order_number } = await givenMemberOrder(site, member)
  await givenDeposit(site, order_number)
  await givenMemberSurvey(site, member, order_number)
  await givenReport(site, order_number)
  return order_number
}
