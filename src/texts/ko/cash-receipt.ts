import type { CashReceiptPurpose } from '#domain/payments/cash-receipt.ts'

/** Cash receipts for the tax authority: on the order's form, page and receipt. */
export const cashReceipt = {
  title: '현금영수증',
  none: '신청하지 않을게요',
  purpose: '용도',
  purposes: {
    INCOME_DEDUCTION: '소득공제',
    EXPENSE_PROOF: '지출증빙',
  } satisfies Record<CashReceiptPurpose, string>,
  hints: {
    INCOME_DEDUCTION: '휴대폰 번호로 발급해요.',
    EXPENSE_PROOF: '사업자등록번호로 발급해요.',
  } satisfies Record<CashReceiptPurpose, string>,
  numbers: {
    INCOME_DEDUCTION: '휴대폰 번호',
    EXPENSE_PROOF: '사업자등록번호',
  } satisfies Record<CashReceiptPurpose, string>,
  problems: {
    INCOME_DEDUCTION: '010으로 시작하는 휴대폰 번호를 적어 주세요.',
    EXPENSE_PROOF: '사업자등록번호 열 자리를 다시 확인해 주세요.',
  } satisfies Record<CashReceiptPurpose, string>,
  retentionHint: '번호는 발급에만 쓰고, 발급이 끝나면 지워요.',
  mayAsk: '계좌로 보내신 금액의 현금영수증을 신청할 수 있어요.',
  ask: '현금영수증 신청하기',
  change: '번호 바꾸기',
  asked: (purpose: string, ending: string, isAwaited: boolean) =>
    `${purpose}용으로 신청하셨어요(끝 네 자리 ${ending}). ${isAwaited ? '입금을 확인한 뒤 발급해요.' : '곧 발급해 드려요.'}`,
  issued: (purpose: string, sum: string) => `${purpose}용으로 ${sum}이 발급됐어요.`,
  cancelled: '환불과 함께 취소됐어요.',
  number: '승인번호',
  cancelNumber: '취소 승인번호',
  open: '현금영수증 보기',
  send: '신청하기',
  requested: '현금영수증을 신청했어요.',
  failed: '신청하지 못했어요. 잠시 뒤 다시 시도해 주세요.',
}

export type CashReceiptTexts = typeof cashReceipt
