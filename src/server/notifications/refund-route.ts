import type { Language } from '#domain/languages/languages.ts'
import { formatFor } from '#texts/format.ts'
import { mailTexts } from '#texts/mails.ts'

/**
 * How money that is promised back reaches its customer: through the payment provider, to the account
 * that was named, or to one that is still to be named on the order's page.
 */
export type RefundRoute =
  | { readonly via: 'PROVIDER'; readonly sendBy: Date }
  | {
      readonly via: 'ACCOUNT'
      readonly bank: string
      /** The last digits of its number. */
      readonly ending: string
      readonly sendBy: Date
    }
  | { readonly via: 'ACCOUNT_NEEDED'; readonly accountUrl: string }

/** Says that the money has not been sent yet, where it will go and by when. */
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

/** The button that opens the form for the account; empty unless the account is still needed. */
export const accountLink = (language: Language, route: RefundRoute) =>
  route.via === 'ACCOUNT_NEEDED'
    ? { action: mailTexts[language].money.nameAccount, url: route.accountUrl }
    : {}
