import type { Language } from '#domain/languages/languages.ts'
import type { Won } from '#domain/money/won.ts'
import { accountNames } from '#domain/payments/account-names.ts'
import { mailTexts } from '#texts/mails.ts'
import type { MailContent, MailNotification } from './mail-content.ts'
import { writeMoment, writePoints, writeWon } from './mail-format.ts'
import { accountLink, describeRefundRoute } from './refund-route.ts'

type Kind =
  | 'MONEY_RECEIVED'
  | 'AMOUNT_DUE'
  | 'REFUND_AGREED'
  | 'REFUND_SENT'
  | 'CASH_RECEIPT_ISSUED'
type MoneyNotification = Extract<MailNotification, { readonly kind: Kind }>
type Deposit = Extract<MailNotification, { readonly kind: 'ORDER_PLACED' }>['deposit']

/** Composes the email about money other than the payment of an order in full. */
export function composeMoneyMail(notification: MoneyNotification): MailContent {
  const { language, customerName: name, orderNumber } = notification
  const texts = mailTexts[language].money
  const about = { name, orderNumber, amount: writeWon(language, notification.amount) }
  switch (notification.kind) {
    case 'MONEY_RECEIVED': {
      const words = texts.moneyReceived({
        ...about,
        due: wonUnlessZero(language, notification.due),
        deposit: depositAccountLines(notification.deposit, language),
        dueAt: notification.dueAt && writeMoment(language, notification.dueAt),
      })
      return { ...words, url: notification.orderUrl }
    }
    case 'AMOUNT_DUE': {
      const deposit = depositAccountLines(notification.deposit, language)
      const { endsReceipt, orderUrl: url } = notification
      return { ...texts.amountDue({ ...about, deposit, endsReceipt }), url }
    }
    case 'REFUND_AGREED': {
      const { because, reason } = notification
      const route = describeRefundRoute(language, notification.route)
      const amounts = cancelledAmounts(notification)
      const words = texts.refundAgreed({ ...about, because, reason, ...amounts, route })
      return { ...words, ...accountLink(language, notification.route) }
    }
    case 'REFUND_SENT': {
      const interest = wonUnlessZero(language, notification.interest)
      return texts.refundSent({ ...about, interest })
    }
    case 'CASH_RECEIPT_ISSUED': {
      const { purpose, ending, issueNumber, url } = notification
      return { ...texts.cashReceiptIssued({ ...about, purpose, ending, issueNumber }), url }
    }
  }
}

const wonUnlessZero = (language: Language, amount: Won) =>
  amount > 0 ? writeWon(language, amount) : null

interface Cancelled {
  readonly language: Language
  readonly deductedAmount: Won
  readonly restoredPoints: Won
}

/** Deducted amount and returned points of a cancellation; null for none. */
export const cancelledAmounts = ({ language, deductedAmount, restoredPoints }: Cancelled) => ({
  deductedAmount: wonUnlessZero(language, deductedAmount),
  restoredPoints: restoredPoints > 0 ? writePoints(language, restoredPoints) : null,
})

/** Lines with the account to transfer to. */
export function depositAccountLines(deposit: Deposit, language: Language) {
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
