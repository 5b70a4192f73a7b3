import type { Language } from '#domain/languages/languages.ts'
import { formatFor } from '#texts/format.ts'
import { mailTexts } from '#texts/mails.ts'

/**
 * How a refund reaches the customer: through the payment provider, to a known account, or to one
 * that the customer still has to enter on the order's page.
 */
export type RefundRoute =
  | { readonly via: 'PROVIDER'; readonly sendBy: Date }
  | {
      readonly via: 'ACCOUNT'
      readonly bank: string
      /** Last digits of the account number. */
      readonly ending: string
      readonly sendBy: Date
    }
  | { readonly via: 'ACCOUNT_NEEDED'; readonly accountUrl: string }

/** States that the refund has not been sent yet, where it will go and by when. */
export function describeRefundRoute(language: Language, route: RefundRoute): string {
  const { refundRoute } = mailTexts[language].money
  const { date } = formatFor(language)
  switch (route.via) {
    case 'PROVIDER':
      return refundRoute({ via: 'PROVIDER', sendBy: date(route.sendBy) })
    case 'ACCOUNT': {
      const account = `${route.bank} ···${route.ending}`
      return refundRoute({ via: 'ACCOUNT', account, sendBy: date(route.sendBy) })
    }
    case 'ACCOUNT_NEEDED':
      return refundRoute({ via: route.via })
  }
}

/** Link to the form for the account; empty unless the account is still needed. */
export const accountLink = (language: Language, route: RefundRoute) =>
  route.via === 'ACCOUNT_NEEDED'
    ? { action: mailTexts[language].money.nameAccount, url: route.accountUrl }
    : {}
