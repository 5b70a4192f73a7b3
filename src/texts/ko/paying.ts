import type { DeclineReason } from '#domain/payments/decline-reasons.ts'
import { ifMailed } from '#texts/delivery.ts'

/** Paying an order through the payment provider: loaded only by its page. */
export const paying = {
  pageTitle: '결제',
  title: '결제하기',
  orderNumber: '주문번호',
  amount: '결제할 금액',
  due: (moment: string) => `${moment}까지 결제해 주세요. 그 뒤에는 주문이 저절로 취소돼요.`,
  widget: '결제 수단과 약관',
  pay: (amount: string) => `${amount} 결제하기`,
  toBank: '무통장 입금으로 결제하기',
  toBankQuestion: '무통장 입금으로 바꿀까요?',
  toBankText: '입금할 계좌를 보여 드려요. 입금하기 전에는 다시 바꿀 수 있어요.',
  toCompany: '카드나 간편결제로 결제하기',
  toOther: '다른 방법으로 결제하기',
  toOtherText: '지금 계좌는 닫혀요. 이미 입금했다면 바꾸지 말고 기다려 주세요.',
  methodFailed: '결제 방법을 바꾸지 못했어요. 주문은 그대로 있어요.',
  notLoaded:
    '결제창을 불러오지 못했어요. 주문은 그대로 있으니 다시 불러오거나 무통장 입금으로 결제해 주세요.',
  offline: '인터넷에 연결되어 있지 않아요. 주문은 그대로 있으니 연결되면 다시 시도해 주세요.',
  closed: '결제창을 닫아 결제되지 않았어요. 주문은 그대로 있어요.',
  chooseMethod: '결제 수단을 골라 주세요.',
  agreeTerms: '결제 서비스의 필수 약관에 동의해 주세요.',
  moreNeeded: '고른 결제 수단에 빠진 내용이 있어요. 위에서 마저 골라 주세요.',
  notStarted: '결제를 시작하지 못했어요. 돈은 빠져나가지 않았으니 다시 눌러 주세요.',

  checkingTitle: '결제를 확인하고 있어요',
  checkingText:
    '결제사의 답을 기다리고 있어요. 답이 오면 이 화면이 저절로 바뀌어요. 다시 결제하지 않아도 돼요.',
  checkingLong: `확인이 조금 길어지고 있어요. 창을 닫아도 확인은 이어지고, ${ifMailed('결과는 메일로 알려 드려요.', '결과는 주문 조회에서 볼 수 있어요.')}`,
  checkAgain: '다시 확인하기',
  unreachable: `서버에 연결하지 못해 결과를 보여 드리지 못했어요. ${ifMailed('결제는 저희가 이어서 확인하고 메일로 알려 드려요.', '결제는 저희가 이어서 확인하고, 결과는 주문 조회에서 볼 수 있어요.')}`,
  notShown: '결제 상태를 불러오지 못했어요. 주문은 그대로 있으니 잠시 후 다시 시도해 주세요.',
  noProof: '이 기기에서는 주문을 열 수 없어요',
  noProofText: `결제에 동의하셨다면 ${ifMailed('저희가 확인해서 메일로 알려 드려요. 주문은 주문 조회에서 볼 수 있어요.', '저희가 확인해요. 결과는 주문 조회에서 볼 수 있어요.')}`,
  toLookup: '주문 조회로 가기',

  overTitle: '이 주문은 취소되었어요',
  overText: '결제된 금액이 있다면 모두 돌려드려요.',
  toOrder: '주문 자세히 보기',
  receipt: '영수증 보기',

  failTitle: '결제가 끝나지 않았어요',
  nothingTaken: '빠져나간 돈은 없고 주문은 그대로 있어요.',
  /** `domain/payments/decline-reasons.ts` maps codes to these reasons. */
  reasons: {
    gaveUp: '결제를 그만두셨어요.',
    stopped: '결제가 중간에 멈췄어요. 잠시 뒤 다시 해 보거나 다른 방법을 골라 주세요.',
    refused: '카드사가 결제를 승인하지 않았어요. 카드사에 확인하거나 다른 카드로 다시 해 주세요.',
    timeOver: '결제 시간이 지났어요. 처음부터 다시 해 주세요.',
    limit: '카드나 계좌의 한도를 넘었어요. 다른 방법을 골라 주세요.',
    balance: '한도를 넘었거나 잔액이 모자라요. 확인한 뒤 다시 하거나 다른 방법을 골라 주세요.',
    blockedCard: '정지되었거나 분실 신고된 카드예요. 다른 카드로 다시 해 주세요.',
    cardDetails: '카드 번호와 유효기간을 다시 확인해 주세요.',
    instalments: '고른 할부 개월로는 결제할 수 없어요. 일시불이나 다른 개월을 골라 주세요.',
    cardPoints: '카드 포인트를 쓸 수 없는 카드예요. 포인트 없이 다시 해 주세요.',
    account: '이 계좌로는 지금 결제할 수 없어요. 계좌를 다시 등록하거나 다른 방법을 골라 주세요.',
    bankHours:
      '지금은 은행이나 카드사가 결제를 받지 않는 시간이에요. 나중에 다시 하거나 다른 방법을 골라 주세요.',
    password: '결제 비밀번호가 맞지 않아요. 확인한 뒤 다시 해 주세요.',
    tooManyTries: '본인 인증을 너무 여러 번 했어요. 카드사에 확인하거나 다른 방법을 골라 주세요.',
    fraudCheck:
      '결제사가 본인 확인을 바라고 있어요. 문자로 받은 링크에서 확인한 뒤 다시 해 주세요.',
    shop: '결제를 연결하는 데 문제가 있어요. 잠시 뒤 다시 하거나 무통장 입금을 골라 주세요.',
    accountClosed: '앞서 받은 계좌는 닫혔어요.',
    otherAmount: '결제창의 금액이 주문 금액과 달라 결제하지 않았어요.',
    otherAmountTaken: '결제된 금액이 주문 금액과 달라요. 저희가 확인해서 돌려드릴게요.',
  } satisfies Readonly<Record<DeclineReason, string>>,
  otherReason: '결제가 승인되지 않았어요. 다시 해 보거나 다른 방법을 골라 주세요.',
  /** The reason that the provider stores with a virtual account that is closed. */
  closedBeforeDeposit: '입금 전 취소',
}

/** Type of the payment page's texts, derived from the Korean ones. */
export type PayingTexts = typeof paying
