import type { Language } from '#domain/languages/languages.ts'
import { accountNames } from '#domain/payments/account-names.ts'
import { mailTexts } from '#texts/mails.ts'
import type { Letter, MailNotice } from './letter.ts'
import { writeMoment, writeWon } from './mail-format.ts'
import { accountLink, writeRoute } from './refund-route.ts'

type Kind =
  | 'CASH_RECEIPT_ISSUED'
  | 'PART_REFUNDED'
  | 'DEPOSIT_SHORT'
  | 'DEPOSIT_RETURNED'
  | 'DEPOSIT_TAKEN_BACK'
  | 'MONEY_CLAIMED'
  | 'DEBT_REPAID'
  | 'CLAIM_SET_OFF'
  | 'PAYMENT_DIFFERS'
  | 'REFUND_WITHDRAWN'
  | 'REFUND_ACCOUNT_ASKED'
type MoneyNotice = Extract<MailNotice, { readonly kind: Kind }>
type Deposit = Extract<MailNotice, { readonly kind: 'ORDER_PLACED' }>['deposit']

/** What the mail about money that is not simply an order's price says. */
export function moneyLetter(notice: MoneyNotice): Letter {
  const { language, customerName: name, orderNumber } = notice
  const texts = mailTexts[language].money
  const of = { name, orderNumber }
  switch (notice.kind) {
    case 'PART_REFUNDED': {
      const refundAmount = writeWon(language, notice.refundAmount)
      const { reason, isPaidOut = false, route: goes } = notice
      const route = goes && writeRoute(language, goes)
      const words = texts.partRefunded({ ...of, refundAmount, reason, isPaidOut, route })
      return { ...words, ...accountLink(language, goes) }
    }
    case 'CASH_RECEIPT_ISSUED': {
      const { purpose, ending, issueNumber, url } = notice
      const amount = writeWon(language, notice.amount)
      return { ...texts.cashReceiptIssued({ ...of, purpose, ending, amount, issueNumber }), url }
    }
    case 'DEPOSIT_RETURNED': {
      const amount = writeWon(language, notice.amount)
      const route = writeRoute(language, notice.route)
      const words = texts.depositReturned({ ...of, amount, because: notice.because, route })
      return { ...words, ...accountLink(language, notice.route) }
    }
    case 'PAYMENT_DIFFERS': {
      const amount = writeWon(language, notice.amount)
      const missing = notice.missing > 0 ? writeWon(language, notice.missing) : null
      const route = writeRoute(language, notice.route)
      return { ...texts.paymentDiffers({ ...of, amount, missing, route }), url: notice.orderUrl }
    }
    case 'REFUND_WITHDRAWN': {
      const kept = notice.kept ? writeWon(language, notice.kept) : null
      return texts.refundWithdrawn({ ...of, amount: writeWon(language, notice.amount), kept })
    }
    case 'REFUND_ACCOUNT_ASKED': {
      const amount = writeWon(language, notice.amount)
      const route = { via: 'ACCOUNT_NEEDED', accountUrl: notice.accountUrl } as const
      const words = texts.refundAccountAsked({ ...of, amount, route: writeRoute(language, route) })
      return { ...words, ...accountLink(language, route) }
    }
    case 'DEPOSIT_TAKEN_BACK': {
      const amount = writeWon(language, notice.amount)
      const deposit = depositWords(notice.deposit, language)
      const { endsReceipt = false, orderUrl: url } = notice
      return { ...texts.depositTakenBack({ ...of, amount, deposit, endsReceipt }), url }
    }
    case 'MONEY_CLAIMED': {
      const { because, orderUrl: url } = notice
      const amount = writeWon(language, notice.amount)
      const deposit = depositWords(notice.deposit, language)
      return { ...texts.moneyClaimed({ ...of, because, amount, deposit }), url }
    }
    case 'DEBT_REPAID': {
      const amount = writeWon(language, notice.amount)
      const missing = notice.missing > 0 ? writeWon(language, notice.missing) : null
      const deposit = depositWords(notice.deposit, language)
      const words = notice.because === 'SET_OFF' ? texts.debtSetOff : texts.debtRepaid
      return { ...words({ ...of, amount, missing, deposit }), url: notice.orderUrl }
    }
    case 'CLAIM_SET_OFF': {
      const amount = writeWon(language, notice.amount)
      return { ...texts.claimSetOff({ ...of, amount }), url: notice.orderUrl }
    }
    case 'DEPOSIT_SHORT': {
      const words = texts.depositShort({
        ...of,
        amount: writeWon(language, notice.amount),
        missing: writeWon(language, notice.missing),
        deposit: depositWords(notice.deposit, language),
        dueAt: notice.dueAt && writeMoment(language, notice.dueAt),
      })
      return { ...words, url: notice.orderUrl }
    }
  }
}

/** The account to transfer to, as mails name its parts. */
export function depositWords(deposit: Deposit, language: Language) {
  if (!deposit) return null
  const { bank, holder } = accountNames(deposit, language)
  return {
    bank,
    swift: (language !== 'ko' && deposit.swift) || null,
    accountNumber: deposit.account_number,
    holder,
    depositorName: deposit.depositor_name,
  }
}
