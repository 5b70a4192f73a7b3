import {
  changePaymentMethod,
  confirmPayment,
  getPaymentProgress,
  openPaymentIntent,
} from '#contract/payment-flow.ts'
import { listPaymentMethods } from '#contract/payments.ts'
import { PAYMENT_PAGE } from '#domain/payments/payment-page.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { expectErrorMessageAsMember, messageOr } from '#tests/support/failing-press.ts'
import { expectReadFailuresShown, retryOn } from '#tests/support/failing-read.ts'
import { answering, expectOnScreen, failures, whileFailing } from '#tests/support/failures.ts'
import { givenMemberOrder, givenSiteMember, signIn } from '#tests/support/given-on-site.ts'
import { pressing, pressQuickly } from '#tests/support/press-quickly.ts'
import { callSite } from '#tests/support/site-calls.ts'

test('[PAY-02] [PAY-03] payment screens show every failure, and never call a possibly paid order unpaid', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  const { order_number } = await givenMemberOrder(site, member)
  const methods = [{ method: 'card', provider: 'toss', client_key: 'test_ck_gyeol' }]
  const open = () => page.goto(`${PAYMENT_PAGE}?order=${order_number}`)
  await signIn(page, site, member)

  await expectReadFailuresShown(page, {
    name: 'how it stands',
    call: getPaymentProgress,
    open,
    says({ label, status }) {
      if (status === 0) return '인터넷에 연결되어 있지 않아요. 주문은 그대로 있으니'
      return label.startsWith('422')
        ? '이 기기에서는 주문을 열 수 없어요'
        : '결제 상태를 불러오지 못했어요. 주문은 그대로 있으니 잠시 후 다시 시도해 주세요.'
    },
    isFinal: ({ status }) => status === 422,
  })

  const back = `${PAYMENT_PAGE}/success?order=${order_number}&orderId=${order_number}_1&paymentKey=a-key&amount=100000`
  for (const failure of failures) {
    const isUnknown = failure.status === 0 || failure.status === 500
    await whileFailing(page, { call: confirmPayment }, failure, {
      press: () => page.goto(back),
      seen: () => expectOnScreen(page, isUnknown ? '결제를 확인하고 있어요' : '이제 입금해 주세요'),
    })
    await expect(page.getByText('결제가 끝나지 않았어요')).toHaveCount(0)
  }

  await answering(page, listPaymentMethods, { items: methods })
  await expectErrorMessageAsMember(page, site, member, {
    name: 'paying by another method',
    call: changePaymentMethod,
    open: async () => {
      await open()
      const other = page.getByRole('button', { name: '카드나 간편결제로 결제하기' })
      await expect(other).toBeVisible()
      return pressing(other)
    },
    says: messageOr('결제 방법을 바꾸지 못했어요. 주문은 그대로 있어요.'),
  })

  const { token } = member
  await signIn(page, site, member)
  const now = await callSite(site.url, getPaymentProgress, { params: { order_number } }, { token })
  await answering(page, getPaymentProgress, { ...now, state: 'TO_PAY', deposit: null })
  let ask: () => Promise<unknown> = open
  for (const failure of failures) {
    await whileFailing(page, { call: openPaymentIntent }, failure, {
      press: ask,
      seen: () => expectOnScreen(page, '결제창을 불러오지 못했어요.'),
    })
    ask = () => pressQuickly(retryOn(page))
  }
})
