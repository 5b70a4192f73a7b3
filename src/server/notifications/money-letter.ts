import type { Language } from '#domain/languages/languages.ts'
import { accountNames } from '#domain/payments/account-names.ts'
import { mailTexts } from '#texts/mails.ts'
import type { Letter, MailNotice } from './letter.ts'
import { writeMoment, writeWon } from './mail-format.ts'

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
      const { reason, isPaidOut = false } = notice
      return texts.partRefunded({ ...of, refundAmount, reason, isPaidOut })
    }
    case 'CASH_RECEIPT_ISSUED': {
      const { purpose, ending, issueNumber, url } = notice
      const amount = writeWon(language, notice.amount)
      return { ...texts.cashReceiptIssued({ ...of, purpose, ending, amount, issueNumber }), url }
    }
    case 'DEPOSIT_RETURNED': {
      const amount = writeWon(language, notice.amount)
      const { because, accountUrl, asksByMail: isAskedByMail = false } = notice
      const asked = { isAsked: accountUrl !== null, isAskedByMail }
      const words = texts.depositReturned({ ...of, ...asked, amount, because })
      return accountUrl ? { ...words, url: accountUrl } : words
    }
    case 'PAYMENT_DIFFERS': {
      const { asksByMail: isAskedByMail, orderUrl: url } = notice
      const amount = writeWon(language, notice.amount)
      const missing = notice.missing > 0 ? writeWon(language, notice.missing) : null
      return { ...texts.paymentDiffers({ ...of, amount, missing, isAskedByMail }), url }
    }
    case 'REFUND_WITHDRAWN': {
      const kept = notice.kept ? writeWon(language, notice.kept) : null
      return texts.refundWithdrawn({ ...of, amount: writeWon(language, notice.amount), kept })
    }
    case 'REFUND_ACCOUNT_ASKED': {
      const amount = writeWon(language, notice.amount)
      return { ...texts.refundAccountAsked({ ...of, amount }), url: notice.orderUrl }
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
