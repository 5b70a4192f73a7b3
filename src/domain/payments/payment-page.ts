/** Path of the payment page, the only page that may load the payment provider's scripts. */
export const PAYMENT_PAGE = '/user/consulting/consulting-order/payment'
