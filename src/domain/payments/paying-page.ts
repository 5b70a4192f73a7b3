/** Where an order is paid; a payment company's window and its scripts are let in here alone. */
export const PAYING_PAGE = '/user/consulting/consulting-order/payment'
