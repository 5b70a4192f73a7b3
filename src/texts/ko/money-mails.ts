import type { CashReceiptPurpose } from '#domain/payments/cash-receipt.ts'
import type { MailWords } from './mails.ts'

interface OfOrder {
  readonly name: string
  readonly orderNumber: string
}

/** An account to transfer to. */
export interface OfAccount {
  readonly bank: string
  readonly accountNumber: string
  readonly holder: string
  /** Null in Korean, and where there is none. */
  readonly swift: string | null
  readonly depositorName: string
}

/** Why money is asked for once more. */
export type ClaimedBecause = 'CALLED_OFF' | 'SENT_BEFORE'

const claimed: Readonly<Record<ClaimedBecause, string>> = {
  CALLED_OFF:
    '은행에서 이 주문의 입금을 되돌렸어요. 주문은 취소되었지만, 그 전에 돌려드린 금액과 환불 규정에 따라 빼는 금액이 남아 있어 이 금액만 다시 부탁드려요.',
  SENT_BEFORE:
    '은행에서 이 주문의 입금을 되돌렸어요. 그 입금에서 저희가 이미 돌려드린 금액이 있는데, 지금까지 결제하신 금액으로는 채워지지 않아 다시 부탁드려요.',
}

/** Why money that came goes back. */
export type ReturnedBecause = 'LATE' | 'TWICE' | 'TWICE_ONLINE' | 'TOO_MUCH' | 'UNFINISHED'

type OfDebt = OfOrder & {
  readonly amount: string
  readonly missing: string | null
  readonly deposit: OfAccount | null
}

export const depositLines = (deposit: OfAccount | null) =>
  deposit
    ? ([
        ['은행', deposit.bank],
        ['계좌번호', deposit.accountNumber],
        ['예금주', deposit.holder],
        ['입금자명', deposit.depositorName],
      ] as const)
    : []

const returned: Readonly<Record<ReturnedBecause, string>> = {
  LATE: '이미 취소된 주문에 입금되어 모두 돌려드려요. 상담을 받고 싶으시면 새로 주문해 주세요.',
  TWICE: '이미 결제된 주문에 한 번 더 입금되어 모두 돌려드려요.',
  TWICE_ONLINE: '이미 결제된 주문이 한 번 더 결제되어 나중 금액을 모두 돌려드려요.',
  TOO_MUCH: '주문은 잘 결제됐어요. 더 보내신 금액은 돌려드려요.',
  UNFINISHED: '주문 금액이 다 채워지지 않은 채 주문이 취소되어, 먼저 보내신 금액을 돌려드려요.',
}

/** How promised money reaches its customer, and by when. */
export type OfRoute =
  | { readonly via: 'PROVIDER'; readonly sendBy: string }
  | { readonly via: 'ACCOUNT'; readonly account: string; readonly sendBy: string }
  | { readonly via: 'ACCOUNT_NEEDED' | 'REPLY' }

function howItGoes(it: OfRoute): string {
  switch (it.via) {
    case 'PROVIDER':
      return `결제하신 방법으로 ${it.sendBy}까지 돌려드려요.`
    case 'ACCOUNT':
      return `${it.account} 계좌로 ${it.sendBy}까지 보내 드려요.`
    case 'ACCOUNT_NEEDED':
      return '돌려받을 계좌를 주문 페이지에서 알려 주시면 그날부터 3영업일 안에 보내 드려요.'
    case 'REPLY':
      return '돌려받을 계좌의 은행, 계좌번호, 예금주를 이 메일에 답장으로 알려 주시면 3영업일 안에 보내 드려요.'
  }
}

/** Mails about money that is not simply the price of its order. */
export const moneyMails = {
  /** Of money that is promised and has not left. */
  refundRoute: (it: OfRoute): string =>
    `아직 보내기 전이에요. ${howItGoes(it)} 보낸 뒤에 다시 메일로 알려 드려요.`,
  nameAccount: '계좌 알려 주기',
  depositShort: (
    it: OfOrder & {
      readonly amount: string
      readonly missing: string
      readonly deposit: OfAccount | null
      readonly dueAt: string | null
    },
  ): MailWords => ({
    subject: `[결] 입금액이 모자라요 (${it.orderNumber})`,
    heading: `${it.missing}이 더 필요해요`,
    paragraphs: [
      `${it.name} 님, ${it.amount}을 받았어요. 남은 금액을 같은 계좌로 보내 주시면 주문이 이어져요.`,
      '기한까지 남은 금액이 들어오지 않으면 주문은 취소되고, 보내신 금액은 돌려드려요.',
    ],
    lines: [
      ['주문번호', it.orderNumber],
      ['받은 금액', it.amount],
      ['남은 금액', it.missing],
      ...depositLines(it.deposit),
      ...(it.dueAt ? ([['입금 기한', it.dueAt]] as const) : []),
    ],
    action: '주문 보기',
  }),
  depositReturned: (
    it: OfOrder & {
      readonly because: ReturnedBecause
      readonly amount: string
      readonly route: string
    },
  ): MailWords => ({
    subject: `[결] 보내신 금액을 돌려드려요 (${it.orderNumber})`,
    heading: `${it.amount}을 돌려드려요`,
    paragraphs: [`${it.name} 님, ${returned[it.because]}`, it.route],
    lines: [
      ['주문번호', it.orderNumber],
      ['돌려드릴 금액', it.amount],
    ],
  }),
  refundAccountAsked: (
    it: OfOrder & { readonly amount: string; readonly route: string },
  ): MailWords => ({
    subject: `[결] 환불받으실 계좌를 알려 주세요 (${it.orderNumber})`,
    heading: `${it.amount}은 계좌로 보내 드려요`,
    paragraphs: [
      `${it.name} 님, 환불 금액 가운데 ${it.amount}은 계좌로 입금해 주셨던 금액이라 계좌로 보내 드려요. 나머지는 결제하신 방법 그대로 돌려드려요.`,
      it.route,
    ],
    lines: [
      ['주문번호', it.orderNumber],
      ['계좌로 보내 드릴 금액', it.amount],
    ],
  }),
  depositTakenBack: (
    it: OfOrder & {
      readonly amount: string
      readonly deposit: OfAccount | null
      readonly endsReceipt: boolean
    },
  ): MailWords => ({
    subject: `[결] 입금이 취소되었어요 (${it.orderNumber})`,
    heading: '은행에서 입금을 되돌렸어요',
    paragraphs: [
      `${it.name} 님, 확인했던 입금을 은행에서 되돌렸어요. 주문은 그대로 두었으니 ${it.deposit ? '다시 입금해 주세요.' : '주문 페이지에서 다시 결제해 주세요.'}`,
      ...(it.endsReceipt
        ? ['발급된 현금영수증은 취소돼요. 다시 결제하신 뒤 주문 페이지에서 새로 신청해 주세요.']
        : []),
      '잘못된 안내라고 생각되면 이 메일에 답장해 주세요. 함께 확인할게요.',
    ],
    lines: [
      ['주문번호', it.orderNumber],
      [it.deposit ? '입금할 금액' : '결제하실 금액', it.amount],
      ...depositLines(it.deposit),
    ],
    action: it.deposit ? '주문 보기' : '결제하러 가기',
  }),
  moneyClaimed: (
    it: OfOrder & {
      readonly because: ClaimedBecause
      readonly amount: string
      readonly deposit: OfAccount | null
    },
  ): MailWords => ({
    subject: `[결] 다시 보내 주실 금액이 있어요 (${it.orderNumber})`,
    heading: `${it.amount}을 다시 보내 주세요`,
    paragraphs: [
      `${it.name} 님, ${claimed[it.because]}`,
      it.deposit ? '아래 계좌로 보내 주세요.' : '주문 페이지에서 결제해 주세요.',
      '잘못된 안내라고 생각되면 이 메일에 답장해 주세요. 함께 확인할게요.',
    ],
    lines: [['주문번호', it.orderNumber], ['보내실 금액', it.amount], ...depositLines(it.deposit)],
    action: it.deposit ? '주문 보기' : '결제하러 가기',
  }),
  debtRepaid: (it: OfDebt): MailWords => ({
    subject: `[결] 다시 보내 주신 금액을 받았어요 (${it.orderNumber})`,
    heading: `${it.amount}을 잘 받았어요`,
    paragraphs: [
      `${it.name} 님, 은행에서 입금을 되돌리기 전에 저희가 보내 드렸던 금액을 다시 보내 주셔서 고마워요.`,
      it.missing
        ? `아직 ${it.missing}이 남아 있어요. 아래 계좌로 보내 주세요.`
        : '이제 보내 주실 금액이 없어요.',
    ],
    lines: [
      ['주문번호', it.orderNumber],
      ['받은 금액', it.amount],
      ...(it.missing ? ([['남은 금액', it.missing]] as const) : []),
      ...depositLines(it.deposit),
    ],
    action: '주문 보기',
  }),
  debtSetOff: (it: OfDebt): MailWords => ({
    subject: `[결] 먼저 받은 금액을 남은 금액에서 뺐어요 (${it.orderNumber})`,
    heading: `${it.amount}을 남은 금액에서 뺐어요`,
    paragraphs: [
      `${it.name} 님, 은행에서 입금을 되돌리기 전에 저희가 이미 보내 드린 금액이 있어요. 그래서 이체해 주셨던 금액 가운데 ${it.amount}은 돌려드리지 않고 그 금액에서 뺐어요.`,
      it.missing
        ? `아직 ${it.missing}이 남아 있어요. 아래 계좌로 보내 주세요.`
        : '이제 보내 주실 금액이 없어요.',
      '사실과 다르다면 이 메일에 답장해 주세요. 함께 확인할게요.',
    ],
    lines: [
      ['주문번호', it.orderNumber],
      ['뺀 금액', it.amount],
      ...(it.missing ? ([['남은 금액', it.missing]] as const) : []),
      ...depositLines(it.deposit),
    ],
    action: '주문 보기',
  }),
  claimSetOff: (it: OfOrder & { readonly amount: string }): MailWords => ({
    subject: `[결] 먼저 받은 금액으로 정리했어요 (${it.orderNumber})`,
    heading: `${it.amount}은 돌려드리지 않아요`,
    paragraphs: [
      `${it.name} 님, 은행에서 이 주문의 입금 일부를 되돌렸어요. 그 전에 돌려드린 금액과 환불 규정에 따라 빼는 금액이 ${it.amount}이라, 이체해 주셨던 금액에서 그만큼은 돌려드리지 않아요.`,
      '따로 보내 주실 금액은 없어요.',
      '사실과 다르다면 이 메일에 답장해 주세요. 함께 확인할게요.',
    ],
    lines: [
      ['주문번호', it.orderNumber],
      ['뺀 금액', it.amount],
    ],
    action: '주문 보기',
  }),
  paymentDiffers: (
    it: OfOrder & {
      readonly amount: string
      readonly missing: string | null
      readonly route: string
    },
  ): MailWords => ({
    subject: `[결] 결제 금액이 주문과 달라요 (${it.orderNumber})`,
    heading: '결제된 금액이 주문과 달라요',
    paragraphs: [
      `${it.name} 님, 들어온 금액이 결제하실 금액과 달라 주문에 반영하지 않았어요. 확인해서 모두 돌려드려요.`,
      it.route,
      ...(it.missing ? ['주문은 그대로 두었으니 주문 페이지에서 다시 결제해 주세요.'] : []),
    ],
    lines: [
      ['주문번호', it.orderNumber],
      ['들어온 금액', it.amount],
      ...(it.missing ? ([['결제하실 금액', it.missing]] as const) : []),
    ],
    action: '주문 보기',
  }),
  refundWithdrawn: (
    it: OfOrder & { readonly amount: string; readonly kept: string | null },
  ): MailWords => ({
    subject: `[결] 돌려드리기로 한 금액을 보내지 않아요 (${it.orderNumber})`,
    heading: '돌려드릴 금액이 없어졌어요',
    paragraphs: [
      `${it.name} 님, 보내신 입금을 은행에서 되돌렸어요. 그래서 돌려드리기로 한 금액은 보내지 않아요.`,
      ...(it.kept
        ? [
            `이체로 먼저 보내신 ${it.kept}은 저희가 그대로 가지고 있어요. 이 가운데 돌려드릴 금액이 있으면 계좌로 보내 드리고, 그때 다시 알려 드릴게요.`,
          ]
        : []),
      '입금한 금액이 통장에 돌아오지 않았다면 이 메일에 답장해 주세요. 함께 확인할게요.',
    ],
    lines: [
      ['주문번호', it.orderNumber],
      ['보내지 않는 금액', it.amount],
    ],
  }),
  /** The reason of a refund that was made in the payment company's own office. */
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
  partRefunded: (
    it: OfOrder & {
      readonly refundAmount: string
      readonly reason: string
      readonly isPaidOut: boolean
      readonly route: string | null
    },
  ): MailWords => ({
    subject: `[결] 일부 금액을 ${it.isPaidOut ? '돌려드렸어요' : '돌려드리기로 했어요'} (${it.orderNumber})`,
    heading: `${it.refundAmount}을 ${it.isPaidOut ? '돌려드렸어요' : '돌려드리기로 했어요'}`,
    paragraphs: it.isPaidOut
      ? [
          `${it.name} 님, 결제하신 금액 가운데 일부를 돌려드렸어요. 주문은 그대로예요.`,
          '은행에 따라 통장에 보이기까지 하루쯤 걸릴 수 있어요.',
        ]
      : [
          `${it.name} 님, 결제하신 금액 가운데 일부를 돌려드리기로 했어요. 주문은 그대로예요.`,
          it.route ?? '보낸 뒤에 다시 메일로 알려 드려요.',
        ],
    lines: [
      ['주문번호', it.orderNumber],
      [it.isPaidOut ? '돌려드린 금액' : '돌려드릴 금액', it.refundAmount],
      ['이유', it.reason],
    ],
  }),
}
