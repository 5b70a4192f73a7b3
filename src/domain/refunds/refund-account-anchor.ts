/** Id of the element on the order's page where the refund account is named; emails link to it. */
export const REFUND_ACCOUNT_ANCHOR = 'refund-account'
