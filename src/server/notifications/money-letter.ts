import type { Language } from '#domain/languages/languages.ts'
import type { Won } from '#domain/money/won.ts'
import { accountNames } from '#domain/payments/account-names.ts'
import { mailTexts } from '#texts/mails.ts'
import type { Letter, MailNotice } from './letter-content.ts'
import { writeMoment, writePoints, writeWon } from './mail-format.ts'
import { accountLink, writeRoute } from './refund-route.ts'

type Kind =
  | 'MONEY_RECEIVED'
  | 'AMOUNT_DUE'
  | 'REFUND_AGREED'
  | 'REFUND_SENT'
  | 'CASH_RECEIPT_ISSUED'
type MoneyNotice = Extract<MailNotice, { readonly kind: Kind }>
type Deposit = Extract<MailNotice, { readonly kind: 'ORDER_PLACED' }>['deposit']

/** Composes the email about money other than the payment of an order in full. */
export function moneyLetter(notice: MoneyNotice): Letter {
  const { language, customerName: name, orderNumber } = notice
  const texts = mailTexts[language].money
  const about = { name, orderNumber, amount: writeWon(language, notice.amount) }
  switch (notice.kind) {
    case 'MONEY_RECEIVED': {
      const words = texts.moneyReceived({
        ...about,
        due: wonUnlessZero(language, notice.due),
        deposit: depositWords(notice.deposit, language),
        dueAt: notice.dueAt && writeMoment(language, notice.dueAt),
      })
      return { ...words, url: notice.orderUrl }
    }
    case 'AMOUNT_DUE': {
      const deposit = depositWords(notice.deposit, language)
      const { endsReceipt, orderUrl: url } = notice
      return { ...texts.amountDue({ ...about, deposit, endsReceipt }), url }
    }
    case 'REFUND_AGREED': {
      const { because, reason } = notice
      const route = writeRoute(language, notice.route)
      const amounts = cancelledAmounts(notice)
      const words = texts.refundAgreed({ ...about, because, reason, ...amounts, route })
      return { ...words, ...accountLink(language, notice.route) }
    }
    case 'REFUND_SENT': {
      const interest = wonUnlessZero(language, notice.interest)
      return texts.refundSent({ ...about, interest })
    }
    case 'CASH_RECEIPT_ISSUED': {
      const { purpose, ending, issueNumber, url } = notice
      return { ...texts.cashReceiptIssued({ ...about, purpose, ending, issueNumber }), url }
    }
  }
}

const wonUnlessZero = (language: Language, amount: Won) =>
  amount > 0 ? writeWon(language, amount) : null

interface Cancelled {
  readonly language: Language
  readonly keptAmount: Won
  readonly restoredPoints: Won
}

/** What is deducted and which points return with a cancellation; null for none. */
export const cancelledAmounts = ({ language, keptAmount, restoredPoints }: Cancelled) => ({
  keptAmount: wonUnlessZero(language, keptAmount),
  restoredPoints: restoredPoints > 0 ? writePoints(language, restoredPoints) : null,
})

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
