import { ifMailed } from '../delivery.ts'
import type { ProductRequestTexts } from '../ko/product-requests.ts'

export const productRequests: ProductRequestTexts = {
  title: 'Consulting we are still preparing',
  intro: 'Leave your address, and we will let you know once, when it can be ordered.',
  form: (kind) => `Let me know about ${kind}`,
  email: 'Email',
  emailNeeded: 'Please check the email address.',
  consent: `Let me know. I agree to receive ${ifMailed('one advertising email', 'one advertising message')}. (Optional)`,
  consentHint: `To let you know, we keep only the email address, the language and when you agreed. We erase them as soon as we have let you know, at the latest after 12 months. ${ifMailed('You can withdraw at any time by the link in the email that confirms this.', 'You can withdraw at any time by an inquiry.')} Without it you can still order everything else.`,
  consentNeeded: 'We can only let you know if you agree.',
  send: 'Let me know',
  sent: `We have noted it and will let you know once, when it can be ordered.${ifMailed(' We have also sent you an email that confirms it.')}`,
  offline:
    'You are offline, so nothing was sent. What you typed is still here. Press again once you are connected.',
  failed: 'It could not be sent now. Please press again in a moment.',
  toProduct: (name) => `See the product: ${name}`,
  withdrawal: {
    title: 'Stop letting me know',
    text: 'This withdraws everything this address asked to hear when it opens. You need not log in.',
    confirm: 'Withdraw all',
    done: 'All of it is withdrawn, and the address is off our list.',
    unknown: 'This link cannot withdraw anything. Please open the link exactly as you received it.',
  },
}
