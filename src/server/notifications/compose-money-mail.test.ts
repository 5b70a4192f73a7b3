import { expect, test } from 'vitest'
import { type Language, languages } from '#domain/languages/languages.ts'
import { won } from '#domain/money/won.ts'
import { composeMail } from './compose-mail.ts'
import type { MailNotification } from './mail-content.ts'
import type { CustomerEvent } from './notification.ts'

const order = { orderNumber: 'K7QW2M9T', customerName: 'Hana' }
const orderUrl = 'http://gyeol.test/user/mypage/inquery/K7QW2M9T'
const accountUrl = `${orderUrl}#refund-account`
const sendBy = new Date('2026-11-10T14:59:59.999Z')
const dueAt = new Date('2026-11-05T01:30:00.000Z')
const deposit = {
  bank: '국민은행',
  account_number: '123456-04-567890',
  holder: '결',
  bank_english: 'Kookmin Bank',
  holder_latin: 'Gyeol',
  swift: 'CZNBKRSE',
  depositor_name: 'Hana',
}

const textOf = (event: CustomerEvent, language: Language) => {
  const notification = { ...event, language, to: 'hana@example.com' } as MailNotification
  const { subject, heading, paragraphs, lines = [], action, url } = composeMail(notification)
  const text = [subject, heading, ...paragraphs, ...lines.flat(), action].join('\n')
  return { text, url }
}

type Words = Readonly<Record<Language, readonly string[]>>

/** Checks that a mail has the expected text in its language and not the other. */
function expectWords(event: CustomerEvent, words: Words, absent?: Words) {
  for (const language of languages) {
    const { text } = textOf(event, language)
    for (const each of words[language]) expect(text).toContain(each)
    for (const each of absent?.[language] ?? []) expect(text).not.toContain(each)
  }
}

const received = { kind: 'MONEY_RECEIVED', amount: won(90_000), orderUrl, ...order } as const
const deadline: Words = {
  ko: ['기한까지 다 들어오지 않으면 주문은 취소되고', '2026년 11월 5일'],
  en: ['If the rest has not arrived by the deadline', 'November 5, 2026'],
  vi: ['Nếu quá hạn mà chưa nhận đủ', '5/11/2026'],
}

test('[PAY-01] money in part: the mail says what arrived, what is due, where and by when', () => {
  expectWords({ ...received, due: won(10_000), deposit, dueAt }, deadline)
  expectWords(
    { ...received, due: won(10_000), deposit, dueAt: null },
    {
      ko: ['90,000원을 잘 받았어요', '10,000원이 더 필요해요', '아래 계좌로 보내 주세요', '123456'],
      en: ['we received ₩90,000', '₩10,000 is still due', 'CZNBKRSE', 'Kookmin Bank / 국민은행'],
      vi: ['đã nhận được 90.000', 'Còn 10.000', 'CZNBKRSE', 'Gyeol / 결', '123456'],
    },
    deadline,
  )
  expectWords(
    { ...received, due: won(10_000), deposit: null, dueAt },
    {
      ko: ['주문 페이지에서 결제해 주세요', '결제하러 가기'],
      en: ['pay the rest on your order’s page', 'Go and pay'],
      vi: ['thanh toán nốt phần còn lại tại trang đơn hàng', 'Đi đến thanh toán'],
    },
  )
})

test('[PAY-03] full amount: the mail says that nothing is left to pay', () => {
  expectWords(
    { ...received, due: won(0), deposit: null, dueAt: null },
    {
      ko: ['90,000원을 잘 받았어요', '이제 더 내실 돈이 없어요', '주문 보기'],
      en: ['We received ₩90,000', 'Nothing is left to pay', 'See the order'],
      vi: ['Đã nhận 90.000', 'không còn khoản nào cần trả', 'Xem đơn hàng'],
    },
    { ko: ['남은'], en: ['due'], vi: ['Còn '] },
  )
})

const due = { kind: 'AMOUNT_DUE', amount: won(40_000), orderUrl, ...order } as const
const receiptEnds: Words = {
  ko: ['발급된 현금영수증은 취소돼요'],
  en: ['cash receipt that was issued for it is cancelled'],
  vi: ['Hóa đơn tiền mặt đã phát hành sẽ bị hủy'],
}

test('[PAY-03] reversed payment: the mail says what happened, what is due and where', () => {
  expectWords(
    { ...due, deposit, endsReceipt: false },
    {
      ko: ['은행에서 되돌려졌어요', '40,000원을 다시 보내 주세요', '아래 계좌로', '123456'],
      en: ['has reversed a payment', 'Please transfer ₩40,000 again', 'CZNBKRSE'],
      vi: ['ngân hàng đã thu hồi', 'vui lòng chuyển lại 40.000', 'CZNBKRSE'],
    },
    receiptEnds,
  )
  expectWords(
    { ...due, deposit: null, endsReceipt: false },
    {
      ko: ['40,000원을 다시 결제해 주세요', '결제하러 가기'],
      en: ['Please pay ₩40,000 again', 'Go and pay'],
      vi: ['vui lòng thanh toán lại 40.000', 'Đi đến thanh toán'],
    },
  )
  expectWords({ ...due, deposit, endsReceipt: true }, receiptEnds)
})

const none = { deductedAmount: won(0), restoredPoints: won(0) }
const agreed = {
  kind: 'REFUND_AGREED',
  amount: won(90_000),
  route: { via: 'PROVIDER', sendBy },
  ...order,
} as const
const unsent: Words = {
  ko: ['아직 보내기 전이에요', '90,000원을 돌려드려요', '보낸 뒤에 다시 메일로'],
  en: ['It has not been sent yet', '₩90,000 will be refunded', 'We will email you again'],
  vi: ['Khoản này chưa được chuyển', '90.000', 'báo lại khi đã chuyển'],
}

test('[O-05] agreed refund: the mail says why, how much, and that it has not been sent', () => {
  const amounts = { deductedAmount: won(10_000), restoredPoints: won(1_000) }
  const cancelled = {
    ...agreed,
    because: 'CANCELLED',
    reason: 'changed my mind',
    ...amounts,
  } as const
  expectWords(cancelled, unsent)
  expectWords(cancelled, {
    ko: ['주문을 취소했어요', '공제 금액\n10,000원', '돌려드린 포인트', 'changed my mind'],
    en: ['we cancelled your order', 'Deduction\n₩10,000', 'Points returned', 'changed my mind'],
    vi: ['đã hủy đơn hàng', 'Số tiền khấu trừ\n10.000', 'Điểm được hoàn lại', 'changed my mind'],
  })

  const allowance = { ...agreed, because: 'ALLOWANCE', reason: 'sorry', ...none } as const
  expectWords(allowance, unsent, { ko: ['공제'], en: ['Deduction'], vi: ['khấu trừ'] })
  expectWords(allowance, {
    ko: ['주문은 그대로예요'],
    en: ['Your order stays as it is'],
    vi: ['Đơn hàng vẫn giữ nguyên'],
  })

  const overpaid = { ...agreed, because: 'OVERPAID', reason: null, ...none } as const
  expectWords(overpaid, unsent, { ko: ['이유'], en: ['Reason'], vi: ['Lý do'] })
  expectWords(overpaid, {
    ko: ['내실 돈보다 더 들어와서'],
    en: ['more than was due'],
    vi: ['nhiều hơn số tiền cần trả'],
  })
})

test('[O-05] agreed refund: the mail says how and by when it is sent, or asks for the account', () => {
  const allowance = { ...agreed, because: 'ALLOWANCE', reason: 'sorry', ...none } as const
  expectWords(allowance, {
    ko: ['결제하신 방법으로', '11'],
    en: ['the way you paid, by November 10, 2026'],
    vi: ['theo cách bạn đã thanh toán'],
  })
  const account = { via: 'ACCOUNT', bank: 'Kookmin', ending: '8901', sendBy } as const
  expectWords(
    { ...allowance, route: account },
    {
      ko: ['Kookmin ···8901 계좌로'],
      en: ['Kookmin ···8901 by November 10, 2026'],
      vi: ['Kookmin ···8901'],
    },
  )
  const needed = { ...allowance, route: { via: 'ACCOUNT_NEEDED', accountUrl } } as const
  expectWords(needed, {
    ko: ['3영업일 안에', '계좌 알려 주기'],
    en: ['within three business days', 'Enter the account'],
    vi: ['trong vòng ba ngày làm việc', 'Cho biết tài khoản'],
  })
  expect(textOf(needed, 'en').url).toBe(accountUrl)
  expect(textOf(allowance, 'en').url).toBeUndefined()
})

const sent = { kind: 'REFUND_SENT', amount: won(90_000), ...order } as const
const late: Words = {
  ko: ['지연이자 407원을 함께 보냈어요'],
  en: ['added ₩407 in late interest'],
  vi: ['gửi kèm 407'],
}

test('[O-05] sent refund: the mail says how much was sent, with the interest of a late one', () => {
  const words: Words = {
    ko: ['90,000원을 보냈어요'],
    en: ['We have sent you ₩90,000'],
    vi: ['Chúng tôi đã chuyển 90.000'],
  }
  const interest: Words = { ko: ['지연이자'], en: ['interest'], vi: ['lãi'] }
  expectWords({ ...sent, interest: won(0) }, words, interest)
  expectWords({ ...sent, interest: won(407) }, late)
})

test('[O-05] cancellation without a refund: the mail says what is deducted', () => {
  const cancelled = { kind: 'ORDER_CANCELLED', because: 'CUSTOMER', ...order } as const
  const returned: Words = {
    ko: ['쿠폰과 포인트는 돌려드렸어요'],
    en: ['coupon and points you used have been returned'],
    vi: ['Phiếu giảm giá và điểm đã dùng được hoàn lại'],
  }
  expectWords({ ...cancelled, ...none }, returned)
  expectWords(
    { ...cancelled, deductedAmount: won(100_000), restoredPoints: won(1_000) },
    {
      ko: ['공제 금액\n100,000원', '돌려드린 포인트\n1,000P'],
      en: ['Deduction\n₩100,000', 'Points returned'],
      vi: ['Số tiền khấu trừ\n100.000', 'Điểm được hoàn lại'],
    },
    returned,
  )
})
