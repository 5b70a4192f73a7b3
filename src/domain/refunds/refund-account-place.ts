/** The part of an order's page where the account for its refund is named; mails lead there. */
export const REFUND_ACCOUNT_PLACE = 'refund-account'
