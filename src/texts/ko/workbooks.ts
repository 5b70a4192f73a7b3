import { audit } from './audit.ts'

/** Workbooks about money, for the studio and whoever does its books. */
export const workbooks = {
  audit,
  settlement: {
    months: '정산',
    month: '월',
    rule: '매출은 결제된 달, 환불은 정해진 달에 넣었어요. 부가세는 순매출(결제 − 환불)의 10/110이에요.',
    columns: {
      gross: '정가 합계',
      coupon: '쿠폰 할인',
      promotion: '프로모션 할인',
      points: '포인트 사용',
      received: '결제 금액',
      refunds: '환불',
      kept: '환불 공제 수입',
      interest: '환불 지연이자',
      fees: '결제 수수료',
      net: '순매출',
      supply: '공급가액',
      vat: '부가세',
    },
    movements: '돈의 움직임',
    movementColumns: ['일시', '주문번호', '내용', '수단', '들어온 금액', '나간 금액'],
    what: {
      MONEY_RECEIVED: '입금',
      MONEY_TAKEN_BACK: '입금 되돌림',
      REFUND_PAID_OUT: '환불 지급',
      LATE_INTEREST: '늦은 환불 이자',
      PROVIDER_FEE: '결제 수수료',
    } as Readonly<Record<string, string>>,
  },
  refunds: {
    sheet: '보낼 환불금',
    columns: [
      '은행',
      '계좌번호',
      '예금주',
      '금액',
      '주문번호',
      '고객',
      '지급 기한',
      '환불 금액',
      '지연이자',
    ],
  },
}
