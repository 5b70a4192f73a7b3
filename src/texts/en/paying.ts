import { ifMailed } from '#texts/delivery.ts'
import type { PayingTexts } from '../ko/paying.ts'

export const paying: PayingTexts = {
  pageTitle: 'Payment',
  title: 'Payment',
  orderNumber: 'Order number',
  amount: 'Amount to pay',
  due: (moment) => `Please pay by ${moment}. After that the order is cancelled automatically.`,
  widget: 'Payment methods and terms',
  pay: (amount) => `Pay ${amount}`,
  toBank: 'Pay by bank transfer instead',
  toBankQuestion: 'Switch to bank transfer?',
  toBankText:
    'We will show you the account to transfer to. Until you have paid you can switch back.',
  toCompany: 'Pay by card or mobile wallet instead',
  toOther: 'Pay another way',
  toOtherText:
    'The account you were given will be closed. If you have already transferred the money, please wait instead.',
  methodFailed: 'The payment method could not be changed. Your order is unaffected.',
  notLoaded:
    'The payment window could not be loaded. Your order is safe: load it again or pay by bank transfer.',
  offline: 'You are offline. Your order is safe; try again once you are connected.',
  closed: 'You closed the payment window, so nothing was paid. Your order is still here.',
  chooseMethod: 'Please choose a payment method.',
  agreeTerms: 'Please accept the required terms of the payment service.',
  moreNeeded: 'The method you chose needs a little more. Please complete it above.',
  notStarted: 'The payment could not be started. No money was taken, so please press again.',

  checkingTitle: 'Checking your payment',
  checkingText:
    'We are waiting for the payment provider. This screen changes by itself as soon as it answers. There is no need to pay again.',
  checkingLong: `This is taking a little longer. You can close the window: ${ifMailed('we keep checking and will email you the result.', 'we keep checking, and the order lookup shows the result.')}`,
  checkAgain: 'Check again',
  unreachable: `We could not reach the server to show the result. ${ifMailed('We keep checking your payment and will email you.', 'We keep checking your payment, and the order lookup shows the result.')}`,
  notShown: 'Your payment could not be shown. Your order is safe; please try again in a moment.',
  noProof: 'This order cannot be opened on this device',
  noProofText: `If you agreed to the payment, ${ifMailed('we will check it and email you. You can find', 'we will check it. You can find')} your order in the order lookup.`,
  toLookup: 'Go to order lookup',

  overTitle: 'This order was cancelled',
  overText: 'Anything that was paid will be returned in full.',
  toOrder: 'View the order',
  receipt: 'View receipt',

  failTitle: 'The payment was not completed',
  nothingTaken: 'No money was taken and your order is still here.',
  reasons: {
    gaveUp: 'You cancelled the payment.',
    stopped: 'The payment was interrupted. Please try again in a moment or choose another method.',
    refused: 'Your card company did not approve the payment. Please ask them or try another card.',
    timeOver: 'The time to pay ran out. Please start again.',
    limit: 'This is above the limit of your card or account. Please choose another method.',
    balance: 'This is above your limit or your balance. Please check it, or choose another method.',
    blockedCard: 'This card is blocked or reported lost. Please try another one.',
    cardDetails: 'Please check your card’s number and expiry date.',
    instalments:
      'This card does not take the instalments you chose. Please pay in full or choose a different number.',
    cardPoints: 'This card’s points cannot be used here. Please try again without them.',
    account:
      'This account cannot pay right now. Please register it again or choose another method.',
    bankHours:
      'Your bank or card company takes no payments at this hour. Please try later or choose another method.',
    password: 'The payment password did not match. Please check it and try again.',
    tooManyTries:
      'There were too many attempts to verify you. Please ask your card company or choose another method.',
    fraudCheck:
      'The payment provider needs to confirm that it is you. Please follow the link in its text message, then try again.',
    shop: 'We are having trouble reaching the payment provider. Please try again in a moment or pay by bank transfer.',
    accountClosed: 'The account you were given has been closed.',
    otherAmount:
      'The amount in the payment window differed from your order, so nothing was charged.',
    otherAmountTaken:
      'The amount paid differs from your order’s. We are checking it and will refund it.',
  },
  otherReason: 'The payment was not approved. Please try again or choose another method.',
  /** The reason that the provider stores with a virtual account that is closed. */
  closedBeforeDeposit: 'Cancelled before the deposit',
}
