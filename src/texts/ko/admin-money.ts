import { ifMailed } from '#texts/delivery.ts'
import { textsByCode } from '#texts/texts-by-code.ts'

const notified = ifMailed(
  '고객에게 메일로 알려요.',
  '고객에게 메일은 가지 않고 ‘보낸 메일’ 목록에만 남아요.',
)

/** Money: received, to send and by month. */
export const adminMoney = {
  title: '돈',
  changedMeanwhile:
    '다른 곳에서 이 입금이나 주문이 먼저 바뀌었어요. 방금 누른 일은 처리하지 않았어요.',
  sums: {
    undecided: (count: string) => `정할 입금 ${count}건`,
    allDecided: '정할 입금이 없어요',
    refunds: (count: string) => `${count}건`,
    overdue: (count: string, late: string) => `${count}건 · ${late}건은 늦었어요`,
    nothingToSend: '보낼 돈이 없어요',
    net: (month: string) => `${month}에 남은 돈`,
    more: (month: string, sum: string) => `${month}보다 ${sum} 많아요`,
    less: (month: string, sum: string) => `${month}보다 ${sum} 적어요`,
    same: (month: string) => `${month}과 같아요`,
  },

  receipts: {
    title: '들어온 돈',
    toDecided: '정한 입금 보기',
    toOpen: '정할 입금 보기',
    empty: '정할 입금이 없어요',
    emptyText: '통장 내역을 가져오면 주문과 맞춰 보고, 주인을 못 찾은 입금을 여기에서 물어봐요.',
    noneDecided: '정한 입금이 아직 없어요',
    noneDecidedText: '주문과 맞췄거나 돌려보낸 입금이 여기에 남아요.',
    sender: (name: string) => `입금자 ${name}`,
    noSender: '입금자를 몰라요',
    question: (amount: string) => `${amount}, 누구의 돈인가요?`,
    none: '이름이나 금액이 같은 주문이 없어요.',
    due: (amount: string) => `받을 돈 ${amount}`,
    nothingDue: '받을 돈 없음',
    /** For an order that was cancelled unpaid. */
    wasDue: (amount: string) => `취소 전 ${amount}`,
    asDepositor: (name: string) => `입금자명 ${name}`,
    orderedOn: (day: string) => `${day} 주문`,
    choose: '맞출 주문을 골라 주세요',
    match: (name: string) => `${name} 님 입금으로 맞추기`,
    matchAndReturn: (sum: string) => `맞추고 ${sum} 돌려주기`,
    matchConfirm: (name: string, amount: string) => `${amount}을 ${name} 님의 입금으로 맞출까요?`,
    matchAll: (count: string) => `맞는 ${count}건 모두 맞추기`,
    exact: (count: string) => `이름과 금액이 모두 맞는 입금이 ${count}건 있어요.`,
    oneByOne: '하나씩 보기',
    matchAllConfirm: (count: string, sum: string) => `입금 ${count}건, ${sum}을 맞출까요?`,
    matchAllText: `이름과 금액이 모두 맞는 것만 맞춰요. ${notified}`,
    matchedAll: (count: string) => `${count}건을 맞췄어요.`,
    someLeft: (count: string, left: string) =>
      `${count}건을 맞췄어요. ${left}건은 그사이 달라져서 남겨 뒀어요.`,
    other: '다른 주문에서 찾기',
    otherSearch: '이름, 전화번호 네 자리, 주문번호, 이메일',
    otherFound: (count: number) => `주문 ${count}건을 찾았어요.`,
    otherNone: '찾는 주문이 없어요.',
    otherMore: '더 있어요. 찾는 말을 더 적어 주세요.',
    returnReceipt: '돌려보내기',
    sendBackConfirm: (amount: string) => `${amount}을 입금한 사람에게 돌려보낼까요?`,
    sendBackText: {
      BANK: '‘보낼 돈’ 목록에 올라가요. 계좌로 보낸 뒤에 ‘보냈어요’ 버튼을 눌러 주세요.',
      PROVIDER: '결제사가 저절로 돌려줘요. 되돌릴 수 없어요.',
    },
    sendBackDone: {
      BANK: '‘보낼 돈’ 목록에 올렸어요. 아직 보내지 않았어요.',
      PROVIDER: '결제사에 돌려주라고 요청해요.',
    },
    dismiss: '우리 손님 돈이 아니에요',
    dismissed: '목록에서 뺐어요.',
    restore: '되돌리기',
    states: {
      OPEN: '정할 입금',
      MATCHED: '맞춤',
      RETURNING: '돌려보냄',
      DISMISSED: '우리 손님 돈이 아님',
      REVERSED: '되돌려짐',
    },
  },

  /** Effect of money received for an order. */
  outcome: {
    PAID: `받을 돈을 모두 받게 돼요. ${notified}`,
    PART: (rest: string) => `${rest}이 모자라요. 나머지는 받을 돈으로 남아요. ${notified}`,
    MORE: (excess: string) => `${excess}이 더 들어왔어요. 남는 돈은 보낼 돈이 돼요. ${notified}`,
    BACK: `받을 돈이 없는 주문이라 모두 보낼 돈이 돼요. ${notified}`,
  },
  irrevocable: '되돌릴 수 없어요.',
  received: {
    paid: (name: string) => `${name} 님의 입금을 적었어요. 더 받을 돈은 없어요.`,
    part: (name: string, due: string) => `${name} 님의 입금을 적었어요. 받을 돈이 ${due} 남았어요.`,
    more: (name: string, sum: string) =>
      `${name} 님의 입금을 적었어요. 보낼 돈이 모두 ${sum}이에요.`,
  },

  reverse: {
    open: '입금이 되돌려졌어요',
    title: (amount: string) => `은행이 이 입금 ${amount}을 되돌렸나요?`,
    text: (sender: string, when: string) =>
      `${when}에 ${sender} 이름으로 들어온 입금이에요. 통장에서 빠져나간 것을 확인한 뒤 적어 주세요. 되돌릴 수 없어요.`,
    unnamed: '이름 없는',
    note: '남길 말',
    noteHint: '감사 기록에 남아요.',
    noteTooLong: '500자까지 적을 수 있어요.',
    submit: '되돌려졌다고 적기',
    due: (amount: string) =>
      `입금이 되돌려졌다고 적었어요. 받을 돈이 ${amount}이에요. ${ifMailed('고객에게 알렸어요.', '메일이 나가지 않으니 고객에게 직접 알려 주세요.')}`,
    nothingDue: '입금이 되돌려졌다고 적었어요. 받을 돈은 없어요.',
  },

  refunds: {
    title: '보낼 돈',
    rule: '3영업일이 지나면 하루마다 연 15%의 이자를 더해 보내야 해요(전자상거래법 제18조).',
    export: '은행에 올릴 파일 받기',
    columns: {
      to: '받는 사람',
      account: '계좌',
      order: '까닭',
      amount: '금액',
      dueBy: '보낼 날',
    },
    reasons: { CANCELLED: '취소', ALLOWANCE: '일부 환불', OVERPAID: '더 들어온 돈' },
    noAccount: '계좌를 기다려요',
    toSender: '보낸 계좌로',
    noOrder: '주문 없음',
    dueBy: (day: string) => `${day}까지`,
    overdue: (day: string) => `${day}까지였어요`,
    late: (days: string) => `${days}일 늦음`,
    interest: (sum: string) => `이자 ${sum} 포함`,
    sent: '보냈어요',
    sentOf: (who: string) => `${who}에게 보냈어요`,
    allSent: (count: string, sum: string) => `${count}건 ${sum}, 모두 보냈어요`,
    confirm: (count: string, sum: string) =>
      count === '1' ? `${sum}을 보냈나요?` : `${count}건, ${sum}을 모두 보냈나요?`,
    confirmText: `${ifMailed('고객마다 돈을 보냈다는 메일이 가요', '고객에게 메일은 가지 않고 ‘보낸 메일’ 목록에만 남아요')}. 되돌릴 수 없어요.`,
    done: (count: string, sum: string) => `${count}건, ${sum}을 보낸 것으로 적었어요.`,
    empty: '보낼 돈이 없어요',
    emptyText: '계좌로 보낼 돈이 생기면 기한과 함께 여기에 나타나요.',
  },

  settlements: {
    title: '월별',
    caption: '달마다의 돈',
    export: '세무사에게 보낼 파일 받기',
    rule: '받은 달과 보낸 달 기준 · 부가세는 남은 돈의 10/110',
    empty: '아직 모을 달이 없어요',
    emptyText: '첫 결제가 확인되면 달마다 모아 보여 드려요.',
    columns: {
      month: '달',
      gross: '팔린 값',
      discounts: '할인',
      received: '받은 돈',
      refunds: '보낸 돈',
      net: '남은 돈',
      vat: '그중 부가세',
    },
  },
  disagreements: {
    none: (at: string) => `${at}에 맞춰 보니 주문, 결제, 환불, 포인트와 장부가 모두 맞았어요.`,
    never: '아직 맞춰 보지 않았어요. 매일 새벽에 맞춰 봐요.',
    found: (at: string) =>
      `${at}에 맞춰 보니 서로 맞지 않는 기록이 있어요. 개발자에게 이 내용을 보내 주세요.`,
    figures: (expected: string, found: string) => `있어야 할 값 ${expected}, 있는 값 ${found}`,
    names: textsByCode({
      RECEIVABLE: '받을 돈 (장부)',
      AMOUNT_DUE: '받을 돈 (주문)',
      UNEARNED: '아직 결제되지 않은 주문',
      BAD_DEBTS: '받지 않기로 한 돈',
      LATE_INTEREST: '지연이자',
      RECEIVED: '받은 돈',
      SOLD: '매출',
      COUPON: '쿠폰 할인',
      PROMOTION: '프로모션 할인',
      PROMISED: '약속한 할인',
      POINTS_HELD: '주문이 쥔 포인트',
      POINTS: '회원 포인트',
      ENTRY: '분개',
      DAY_DEBIT: '그날 합계의 차변',
      DAY_CREDIT: '그날 합계의 대변',
    }),
  },
}
