import type { CashReceiptPurpose } from '#domain/payments/cash-receipt.ts'
import type { MailWords } from './mail-content.ts'

interface OfOrder {
  readonly name: string
  readonly orderNumber: string
}

/** A bank account to transfer to. */
export interface BankAccountData {
  readonly bank: string
  readonly accountNumber: string
  readonly holder: string
  /** Null in Korean, and if there is none. */
  readonly swift: string | null
  readonly depositorName: string
}

export const depositLines = (deposit: BankAccountData | null) =>
  deposit
    ? ([
        ['은행', deposit.bank],
        ['계좌번호', deposit.accountNumber],
        ['예금주', deposit.holder],
        ['입금자명', deposit.depositorName],
      ] as const)
    : []

/** How an agreed refund reaches its customer, and by when. */
export type RefundRouteData =
  | { readonly via: 'PROVIDER'; readonly sendBy: string }
  | { readonly via: 'ACCOUNT'; readonly account: string; readonly sendBy: string }
  | { readonly via: 'ACCOUNT_NEEDED' }

function howItGoes(it: RefundRouteData): string {
  switch (it.via) {
    case 'PROVIDER':
      return `결제하신 방법으로 ${it.sendBy}까지 돌려드려요.`
    case 'ACCOUNT':
      return `${it.account} 계좌로 ${it.sendBy}까지 보내 드려요.`
    case 'ACCOUNT_NEEDED':
      return '돌려받을 계좌를 주문 페이지에서 알려 주시면 그날부터 3영업일 안에 보내 드려요.'
  }
}

/**
 * Why a refund was agreed. `OVERPAID`: the customer paid too much, or paid for a cancelled order.
 */
export type RefundReason = 'CANCELLED' | 'ALLOWANCE' | 'OVERPAID'

const refundReasons: Readonly<Record<RefundReason, string>> = {
  CANCELLED: '주문을 취소했어요. 환불 금액을 알려 드려요.',
  ALLOWANCE: '결제하신 금액 가운데 일부를 돌려드리기로 했어요. 주문은 그대로예요.',
  OVERPAID:
    '이 주문에 내실 돈보다 더 들어와서 돌려드려요. 이미 결제됐거나 취소된 주문에 들어온 금액도 돌려드려요.',
}

/** Mails about money, except those about an order's full payment. */
export const moneyMails = {
  /** For money that has not been sent yet. */
  refundRoute: (it: RefundRouteData): string =>
    `아직 보내기 전이에요. ${howItGoes(it)} 보낸 뒤에 다시 메일로 알려 드려요.`,
  nameAccount: '계좌 알려 주기',
  moneyReceived: (
    it: OfOrder & {
      readonly amount: string
      /** Null if nothing is due. */
      readonly due: string | null
      readonly deposit: BankAccountData | null
      readonly dueAt: string | null
    },
  ): MailWords => ({
    subject: it.due
      ? `[결] 아직 내실 돈이 남아 있어요 (${it.orderNumber})`
      : `[결] 보내신 금액을 잘 받았어요 (${it.orderNumber})`,
    heading: it.due ? `${it.due}이 더 필요해요` : `${it.amount}을 잘 받았어요`,
    paragraphs: it.due
      ? [
          `${it.name} 님, ${it.amount}을 잘 받았어요. 남은 금액은 ${it.deposit ? '아래 계좌로 보내 주세요.' : '주문 페이지에서 결제해 주세요.'}`,
          ...(it.dueAt
            ? ['기한까지 다 들어오지 않으면 주문은 취소되고, 받은 금액은 돌려드려요.']
            : []),
        ]
      : [`${it.name} 님, ${it.amount}을 잘 받았어요. 이제 더 내실 돈이 없어요. 고마워요.`],
    lines: [
      ['주문번호', it.orderNumber],
      ['받은 금액', it.amount],
      ...(it.due ? ([['남은 금액', it.due]] as const) : []),
      ...depositLines(it.deposit),
      ...(it.dueAt ? ([[it.deposit ? '입금 기한' : '결제 기한', it.dueAt]] as const) : []),
    ],
    action: it.due && !it.deposit ? '결제하러 가기' : '주문 보기',
  }),
  amountDue: (
    it: OfOrder & {
      readonly amount: string
      readonly deposit: BankAccountData | null
      readonly endsReceipt: boolean
    },
  ): MailWords => ({
    subject: `[결] 보내신 금액이 은행에서 되돌려졌어요 (${it.orderNumber})`,
    heading: `${it.amount}을 다시 ${it.deposit ? '보내' : '결제해'} 주세요`,
    paragraphs: [
      `${it.name} 님, 이 주문에 보내신 금액이 은행에서 되돌려졌어요. 그래서 내실 돈이 ${it.amount} 있어요. 저희가 그 전에 환불해 드린 금액이 있다면 그 금액도 들어 있어요.`,
      it.deposit ? '아래 계좌로 보내 주세요.' : '주문 페이지에서 결제해 주세요.',
      ...(it.endsReceipt
        ? ['발급된 현금영수증은 취소돼요. 다시 내신 뒤 주문 페이지에서 새로 신청해 주세요.']
        : []),
      '잘못된 안내라고 생각되면 이 메일에 답장해 주세요. 함께 확인할게요.',
    ],
    lines: [['주문번호', it.orderNumber], ['내실 돈', it.amount], ...depositLines(it.deposit)],
    action: it.deposit ? '주문 보기' : '결제하러 가기',
  }),
  refundAgreed: (
    it: OfOrder & {
      readonly because: RefundReason
      readonly amount: string
      readonly reason: string | null
      readonly deductedAmount: string | null
      readonly restoredPoints: string | null
      readonly route: string
    },
  ): MailWords => ({
    subject:
      it.because === 'CANCELLED'
        ? `[결] 주문이 취소되고 환불이 정해졌어요 (${it.orderNumber})`
        : `[결] ${it.amount}을 돌려드려요 (${it.orderNumber})`,
    heading: `${it.amount}을 돌려드려요`,
    paragraphs: [`${it.name} 님, ${refundReasons[it.because]}`, it.route],
    lines: [
      ['주문번호', it.orderNumber],
      ['환불 금액', it.amount],
      ...(it.deductedAmount ? ([['공제 금액', it.deductedAmount]] as const) : []),
      ...(it.restoredPoints ? ([['돌려드린 포인트', it.restoredPoints]] as const) : []),
      ...(it.reason ? ([['이유', it.reason]] as const) : []),
    ],
  }),
  refundSent: (
    it: OfOrder & { readonly amount: string; readonly interest: string | null },
  ): MailWords => ({
    subject: `[결] 환불 금액을 보냈어요 (${it.orderNumber})`,
    heading: `${it.amount}을 보냈어요`,
    paragraphs: [
      `${it.name} 님, 환불 금액을 보내 드렸어요.`,
      '은행이나 카드사에 따라 보이기까지 며칠 걸릴 수 있어요.',
      ...(it.interest
        ? [
            `돌려드리기로 한 기한이 지나서 지연이자 ${it.interest}을 함께 보냈어요. 늦어서 죄송해요.`,
          ]
        : []),
    ],
    lines: [
      ['주문번호', it.orderNumber],
      ['환불 금액', it.amount],
      ...(it.interest ? ([['지연이자', it.interest]] as const) : []),
    ],
  }),
  /** Reason of a refund that was made in the payment provider's back office. */
  refundedElsewhere: '결제사를 통해 환불해 드렸어요.',
  cashReceiptIssued: (
    it: OfOrder & {
      readonly purpose: CashReceiptPurpose
      readonly ending: string
      readonly amount: string
      readonly issueNumber: string
    },
  ): MailWords => ({
    subject: `[결] 현금영수증이 발급됐어요 (${it.orderNumber})`,
    heading: '현금영수증이 발급됐어요',
    paragraphs: [
      `${it.name} 님, 보내 주신 금액의 현금영수증을 국세청에 알렸어요.`,
      '홈택스에는 다음 날부터 보여요.',
    ],
    lines: [
      ['주문번호', it.orderNumber],
      ['용도', it.purpose === 'EXPENSE_PROOF' ? '지출증빙' : '소득공제'],
      ['발급받은 번호', `···${it.ending}`],
      ['금액', it.amount],
      ['승인번호', it.issueNumber],
    ],
    action: '현금영수증 보기',
  }),
}
