import type { Messages } from '#texts/messages.ts'

export const refusalsInBrowser: Messages['refusals'] = {
  SIGN_IN_REQUIRED: 'Please sign in again.',
  EMAIL_CODE_MISMATCH: 'The code does not match.',
  COUPON_CODE_UNKNOWN: 'This coupon code is not valid. Please check it again.',
}
