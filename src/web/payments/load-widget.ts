import { ANONYMOUS, loadTossPayments, type TossPaymentsSDK } from '@tosspayments/tosspayments-sdk'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { openPaymentIntent } from '#contract/payment-flow.ts'
import { PAYMENT_PAGE } from '#domain/payments/payment-page.ts'

type OpenedIntent = ReplyOf<typeof openPaymentIntent>

/** Ids of the elements into which the widget renders. */
export const widgetPlaces = { methods: 'paying-methods', agreement: 'paying-agreement' } as const

export interface Widget {
  /** Redirects to the customer's bank, or rejects with the provider's error. */
  requestPayment(orderNumber: string): Promise<unknown>
  close(): void
}

/** Loads the provider's script and renders its widget. Rejects if that fails. */
export async function loadWidget(attempt: OpenedIntent): Promise<Widget> {
  const company = await loadTossPayments(attempt.client_key, { src: attempt.script_url })
  if (!IS_OF_WIDGET.test(attempt.client_key)) return plainWindow(company, attempt)
  const widgets = company.widgets({ customerKey: attempt.customer_key ?? ANONYMOUS })
  await widgets.setAmount({ currency: 'KRW', value: attempt.amount })
  const [methods, agreement] = await Promise.all([
    widgets.renderPaymentMethods({ selector: `#${widgetPlaces.methods}` }),
    widgets.renderAgreement({ selector: `#${widgetPlaces.agreement}` }),
  ])
  return {
    requestPayment: (orderNumber) => widgets.requestPayment(requestOf(attempt, orderNumber)),
    close() {
      for (const part of [methods, agreement]) void part.destroy().catch(() => undefined)
    },
  }
}

const IS_OF_WIDGET = /^\w+_gck_/

/** Keys without a widget open the provider's card window. */
function plainWindow(company: TossPaymentsSDK, attempt: OpenedIntent): Widget {
  const payment = company.payment({ customerKey: attempt.customer_key ?? ANONYMOUS })
  return {
    requestPayment: (orderNumber) =>
      payment.requestPayment({
        method: 'CARD',
        amount: { currency: 'KRW', value: attempt.amount },
        ...requestOf(attempt, orderNumber),
      }),
    close: () => undefined,
  }
}

const requestOf = (attempt: OpenedIntent, orderNumber: string) => ({
  orderId: attempt.provider_order_id,
  orderName: attempt.order_name,
  customerName: attempt.customer_name,
  customerEmail: attempt.customer_email,
  customerMobilePhone: attempt.customer_mobile_phone,
  successUrl: wayBack('success', orderNumber),
  failUrl: wayBack('fail', orderNumber),
})

const wayBack = (end: 'success' | 'fail', orderNumber: string): string =>
  `${location.origin}${PAYMENT_PAGE}/${end}?order=${orderNumber}`

/** Returns the provider's reason for not starting: the error's code or name. */
export function providerError(error: unknown): string {
  const { code, name }: { readonly code?: unknown; readonly name?: unknown } = error ?? {}
  const word = typeof code === 'string' ? code : String(name ?? '')
  return word
    .replace(/Error$/, '')
    .replace(/[a-z](?=[A-Z])/g, '$&_')
    .toUpperCase()
}
