import { ifMailed } from '#texts/delivery.ts'

/** Orders, their payment and their guests: screens, refunds, history. */
export const orders = {
  statuses: {
    canonical: {
      PAYMENT_PENDING: '결제 대기',
      PAYMENT_COMPLETED: '결제 완료',
      CONSULTING_SCHEDULED: '결과지 작성 중',
      RESULT_SENT: '결과지 발송됨',
      CONSULTING_COMPLETED: '상담 완료',
      CANCELLED: '취소됨',
      REFUNDED: '환불됨',
    },
    member: {
      PAYMENT_PENDING: '결제 대기',
      PAYMENT_COMPLETED: '결제 완료',
      CONSULTING_SCHEDULED: '상담 예정됨',
      CONSULTING_COMPLETED: '상담 완료',
      CANCELLED: '취소됨',
    },
    guest: {
      PAYMENT_PENDING: '결제 대기',
      PAYMENT_COMPLETED: '결제 완료',
      ORDER_PROCESSING: '상담 준비 중',
      SHIPPED: '결과지 발송됨',
      DELIVERED: '상담 완료',
      CANCELED: '취소됨',
      REFUNDED: '환불됨',
    },
  },
  /** Replaces “refunded” until the money is sent. */
  refundAgreed: '환불 예정',
  quoteNotices: {
    POINTS_BELOW_MINIMUM: (minimum: string) => `포인트는 ${minimum}부터 쓸 수 있어요.`,
    POINTS_SPARED: '필요한 만큼만 포인트를 썼어요. 남은 포인트는 그대로 있어요.',
  },
  /** Reasons for deductions from a refund. */
  deductions: {
    AFTER_FREE_WINDOW: '전액을 돌려드리는 시간이 지나 공제돼요.',
    SURVEY_MISSED: '설문지 제출 기한이 지나 공제돼요.',
  },
  /** Reasons for automatic changes of an order. */
  historyNotes: {
    SURVEY_RECEIVED: '설문지가 도착했어요.',
    SURVEY_WAITED: '먼저 도착한 설문지로 상담을 준비해요.',
    PAID_ONLINE: '결제가 확인됐어요.',
    NOTHING_TO_PAY: '쿠폰과 포인트로 모두 결제됐어요.',
    UNPAID: '결제 기한이 지나 취소됐어요.',
    PARTLY_PAID: '일부만 들어와서 남은 금액을 기다려요.',
    PAYMENT_REVERSED: '보내신 금액이 은행에서 되돌려졌어요.',
    PAID_AGAIN: '다시 내실 돈이 들어왔어요.',
    OVERPAID: '내실 돈보다 더 들어와서 더 들어온 금액을 돌려드려요.',
    REFUND_SENT: '환불 금액을 보냈어요.',
    PHOTO_CAME: '부탁드린 사진이 와서, 기다린 날만큼 예정일을 옮겼어요.',
    PHOTO_NOT_NEEDED: '사진 부탁을 거둬서, 기다린 날만큼 예정일을 옮겼어요.',
    AUTO_COMPLETED: '결과지를 보낸 뒤 정해진 날이 지나 완료됐어요.',
    REFUND_ACCOUNT_NAMED: '환불받을 계좌를 알려 주셨어요.',
  },
  cancel: {
    byStudio: '스튜디오 사정으로 환불해 드려요.',
    accountNeeded: '환불받을 계좌를 적어 주세요.',
  },
  guest: {
    codeSent: ifMailed(
      '입력한 정보가 주문과 같으면 주문할 때 적은 이메일로 인증 코드를 보내 드려요.',
      '지금은 이 사이트에서 메일이 나가지 않아요. 인증 코드는 스튜디오에 물어봐 주세요.',
    ),
  },
}
