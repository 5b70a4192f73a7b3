import { textsByCode } from '#texts/texts-by-code.ts'
import { audit } from './audit.ts'
import { myPage } from './my-page.ts'
import { surveys } from './surveys.ts'

/** Workbooks that the studio downloads, e.g. for its accountant. */
export const workbooks = {
  audit,
  orders: {
    worksheet: '주문',
    leftOut: (rows: string) => `목록의 앞 ${rows}건만 담았어요. 기간을 나누어 내려받아 주세요.`,
    columns: {
      number: '주문번호',
      orderedAt: '주문 시각',
      status: '상태',
      waitingFor: '기다리는 일',
      kind: '상담 종류',
      product: '상품',
      name: '이름',
      email: '이메일',
      phone: '전화번호',
      depositor: '입금자명',
      customerType: '회원 구분',
      discovery: '알게 된 곳',
      method: '결제 방법',
      subtotal: '상품 금액',
      shipping: '배송비',
      coupon: '쿠폰 할인',
      promotion: '프로모션 할인',
      points: '포인트 사용',
      total: '결제 금액',
      paidAt: '결제 시각',
      refunded: '환불 금액',
    },
    member: '회원',
    guest: '비회원',
    kinds: myPage.consultingTypes,
    /** How the customer found the studio. */
    discoveries: surveys.discovery.options,
    /** The next step of an order. */
    waiting: {
      DEPOSIT: '입금 확인',
      PAYMENT: '온라인 결제',
      SURVEY: '설문지',
      SHEET: '결과지 작성',
      PHOTO: '고객 사진',
      CUSTOMER: '고객 확인',
      REFUND: '환불 보내기',
      NOTHING: '없음',
    },
  },
  methods: myPage.detail.methods,
  settlement: {
    providers: textsByCode({ toss: '토스페이먼츠' }),
    months: '정산',
    month: '월',
    rule: '매출은 결제된 달, 환불은 보낸 달에 넣었어요. 부가세는 결제에서 환불을 뺀 순매출의 10/110이에요.',
    columns: {
      gross: '정가 합계',
      coupon: '쿠폰 할인',
      promotion: '프로모션 할인',
      points: '포인트 사용',
      received: '결제 금액',
      refunds: '환불',
      kept: '환불 공제 수입',
      interest: '환불 지연이자',
      written_off: '받지 않기로 한 돈',
      fees: '결제 수수료',
      net: '순매출',
      supply: '공급가액',
      vat: '부가세',
    },
    movements: '돈의 움직임',
    noMore: (rows: string) =>
      `한 시트에 담을 수 있는 ${rows}건까지예요. 이 뒤의 것은 기간을 나누어 내려받아 주세요.`,
    movementColumns: ['일시', '주문번호', '내용', '수단', '들어온 금액', '나간 금액'],
    what: textsByCode({
      MONEY_RECEIVED: '입금',
      MONEY_REVERSED: '입금 되돌림',
      REFUND_SENT: '보낸 돈',
      LATE_INTEREST: '늦은 환불 이자',
      PROVIDER_FEE: '결제 수수료',
    }),
  },
  refunds: {
    worksheet: '보낼 돈',
    columns: [
      '은행',
      '계좌번호',
      '예금주',
      '금액',
      '주문번호',
      '고객',
      '보낼 날',
      '환불 금액',
      '지연이자',
    ],
  },
}

export type WorkbookTexts = typeof workbooks
