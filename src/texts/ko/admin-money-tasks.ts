import { ifMailed } from '#texts/delivery.ts'

/** Questions about money that only the owner can answer, and alarms about payments. */
export const adminMoneyTasks = {
  title: '돈에 대해 정할 일',
  open: (count: string) => `돈에 대해 정할 일 ${count}건`,
  compare: '결제사와 다시 맞춰 보기',
  compared: (count: string) => `결제 ${count}건을 맞춰 봤어요.`,
  failed: '끝내지 못했어요. 잠시 뒤 다시 눌러 주세요.',
  endOrder: '주문 끝내러 가기',
  done: '정리했어요.',
  /** Also used in notifications and in the audit log. */
  kinds: {
    UNMATCHED: '주인을 못 찾은 입금',
    UNCONFIRMED: '이미 보냈는지 모르는 돈',
    FAILED: '결제사가 거절한 환불',
    STUCK: '결제사가 답하지 않는 환불',
    DIFFERENCE: '결제사와 다른 금액',
    AMOUNT_DUE: '끝난 주문에서 받을 돈',
    GIVEN_BACK: '결제사에서 다 돌려준 주문',
    PAYMENT_UNKNOWN: '결과를 모르는 결제',
    NOT_COMPARED: '대조하지 못한 결제',
    REFUND_NOT_ARRIVED: '고객 계좌에 들어가지 못한 환불',
    CASH_RECEIPT: '발급할 현금영수증',
    CASH_RECEIPT_CANCEL: '취소할 현금영수증',
    CASH_RECEIPT_UNKNOWN: '결과를 모르는 현금영수증',
    KEYS_REFUSED: '받아들여지지 않는 결제 키',
    SHOP_REFUSED: '받아들여지지 않는 가맹점 등록',
    SHOP_UNKNOWN: '결제사가 찾지 못하는 가맹점',
  },
  person: (name: string) => `${name} 님`,
  /** For money without an order. */
  sender: '입금한 사람',
  questions: {
    UNCONFIRMED: (who: string, amount: string) =>
      `${who}에게 보낼 돈 ${amount}이 취소됐어요. 그 전에 이미 보냈나요?`,
    FAILED: (who: string, amount: string) =>
      `결제사가 ${who}에게 보낼 돈 ${amount}을 거절했어요. 어떻게 보낼까요?`,
    STUCK: (who: string, amount: string) =>
      `${who}에게 보낼 돈 ${amount}에 결제사가 하루 넘게 답하지 않았어요. 다시 맞춰 볼까요?`,
    DIFFERENCE: (theirs: string, ours: string) =>
      `이 결제에서 결제사가 돌려준 돈은 ${theirs}, 장부에는 ${ours}이에요. 이대로 둘까요?`,
    AMOUNT_DUE: (who: string, amount: string) =>
      `끝난 주문인데 ${who}에게 받을 돈이 ${amount} 남았어요. 받지 않기로 할까요?`,
    GIVEN_BACK: (who: string, amount: string) =>
      `${who}이 낸 ${amount}을 결제사에서 모두 돌려줬어요. 주문도 끝낼까요?`,
  },
  hints: {
    UNCONFIRMED: '보냈다면 그만큼 받을 돈이 늘거나 보낼 돈이 줄어요.',
    FAILED: '결제사 상점 화면에서 돌려준 기록이 있는지 먼저 확인해 주세요.',
    STUCK:
      '결제사 상점 화면에서 이 결제를 찾아, 돌려준 기록이 없으면 거기서 이 금액만 취소해 주세요. 같은 돈을 계좌로 보내지는 마세요.',
    DIFFERENCE: '결제사 상점 화면에서 이 결제의 환불 기록을 확인해 주세요.',
    AMOUNT_DUE: '돈이 들어오면 저절로 사라져요. 기다리려면 그대로 두세요.',
    GIVEN_BACK: '끝내면 쿠폰과 포인트가 고객에게 돌아가요. 돈은 더 나가지 않아요.',
  },
  /** Outcomes of a refund, each with its confirmation question. */
  answers: {
    UNCONFIRMED: {
      NOT_SENT: {
        label: '보내지 않았어요',
        confirm: '이 돈을 보내지 않은 것으로 적을까요? 되돌릴 수 없어요.',
      },
      SENT: { label: '보냈어요', confirm: '이 돈을 보낸 것으로 적을까요? 되돌릴 수 없어요.' },
    },
    FAILED: {
      TRANSFER: {
        label: '계좌로 보낼게요',
        confirm: '이 돈을 계좌로 직접 보내는 ‘보낼 돈’ 목록에 올릴까요?',
      },
      NOT_SENT: { label: '결제사에 다시 요청', confirm: '결제사에 다시 돌려주라고 요청할까요?' },
      SENT: {
        label: '이미 보냈어요',
        confirm: '이 돈을 이미 보낸 것으로 적을까요? 되돌릴 수 없어요.',
      },
    },
  },
  accept: '이대로 두기',
  acceptConfirm: '두 금액이 다른 채로 둘까요? 금액이 바뀌면 다시 물어봐요.',

  helps: {
    PAYMENT_UNKNOWN: `결제사가 오래 답하지 않아요. ${ifMailed('고객에게는 확인하고 있다고 알렸어요.', '메일이 나가지 않아 고객에게는 알리지 못했어요.')}`,
    NOT_COMPARED: '이 결제만 대조하지 못했어요. 다시 확인해도 남으면 개발자에게 알려 주세요.',
    REFUND_NOT_ARRIVED:
      '결제사가 돌려준 돈이 고객의 계좌에 들어가지 못했어요. 고객에게 계좌를 다시 확인하고, 결제사 고객센터에 그 계좌로 보내 달라고 해 주세요.',
    CASH_RECEIPT: '홈택스에서 발급하고 승인번호를 적어 주세요.',
    CASH_RECEIPT_CANCEL: '홈택스에서 취소하고 취소 승인번호를 적어 주세요.',
    CASH_RECEIPT_UNKNOWN:
      '결제사에 요청한 현금영수증 발급이나 취소가 30분 넘게 끝나지 않았어요. 30분마다 저절로 다시 묻고, 답이 오면 이 일은 사라져요. 하루가 지나도 남으면 결제사 고객센터에 이 주문의 현금영수증을 물어봐 주세요. 그동안 홈택스에서 따로 발급하거나 취소하지는 마세요.',
    KEYS_REFUSED:
      '결제사가 이 사이트의 결제 키를 거절해 아무도 결제할 수 없어요. 서버 설정의 키를 확인해 주세요.',
    SHOP_REFUSED:
      '결제사에 등록된 가맹점 정보에 문제가 있어 고객의 결제가 거절됐어요. 결제사 고객센터에 아래 코드를 알려 주세요.',
    SHOP_UNKNOWN:
      '결제사가 이 가맹점을 찾지 못해 거래와 정산 기록을 읽거나 환불을 보낼 수 없어요. 결제사 고객센터에 아래 코드를 알려 주세요. 다시 읽을 수 있게 되면 이 일은 사라져요.',
  },
  resolutions: {
    ASK_AGAIN: {
      label: '다시 확인하기',
      confirm: '결제사에 다시 묻고 그 답대로 정리할까요?',
    },
    KNOWN: { label: '확인했어요', confirm: '확인한 것으로 두고 이 일을 닫을까요?' },
  },
  cashReceipt: {
    purposes: { INCOME_DEDUCTION: '소득공제용', EXPENSE_PROOF: '지출증빙용' },
    facts: (purpose: string, ending: string) => `${purpose} · 번호 끝 네 자리 ${ending}`,
    before: (number: string) => `처음 승인번호 ${number}`,
    left: (sum: string) => `취소 뒤 남는 금액 ${sum}`,
    show: '번호 보기',
    number: '발급받는 번호',
    approval: '승인번호',
    needed: '승인번호를 적어 주세요.',
    done: '끝낸 것으로 적기',
    toDo: {
      ISSUE: (sum: string) => `${sum} 발급`,
      CANCEL: (sum: string) => `${sum} 취소`,
    },
    changed: (seen: string, now: string) =>
      `그사이 주문의 금액이 바뀌었어요. 보신 것은 ${seen}, 지금 할 일은 ${now}이에요. 홈택스에서 맞춘 뒤 그 승인번호로 다시 적어 주세요.`,
    saved: '현금영수증을 적어 두었어요.',
  },
}
