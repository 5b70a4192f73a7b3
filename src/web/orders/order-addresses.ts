import { PAYMENT_PAGE } from '#domain/payments/payment-page.ts'

/** Builds the addresses of an order's screens. A guest's contain the token, as in mails. */
const withQuery = (path: string, query: Readonly<Record<string, string | null | undefined>>) => {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString()
  return search ? `${path}?${search}` : path
}

export const ORDER_PAGE = '/user/consulting/consulting-order'

/** Order page of a product. */
export const orderPageAddress = (productId: string) =>
  withQuery(ORDER_PAGE, { product_id: productId })

export const ordersAddress = '/user/mypage/inquery'

export const orderAddress = (orderNumber: string) => `${ordersAddress}/${orderNumber}`

/** Order details on explicit request: a paid order does not redirect to its survey. */
export const orderDetailsAddress = (orderNumber: string) =>
  withQuery(orderAddress(orderNumber), { view: 'details' })

export const guestOrderAddress = (orderNumber: string, token: string | null) =>
  withQuery(`/user/consulting/guest-order/${orderNumber}`, { token })

/** Order details for its customer: with the guest token, or for a member. */
export const wholeOrderAddress = (orderNumber: string, token: string | null | undefined) =>
  token ? guestOrderAddress(orderNumber, token) : orderDetailsAddress(orderNumber)

export const surveyAddress = (orderNumber: string, token?: string | null) =>
  withQuery('/user/consulting/consulting-order/survey', { order: orderNumber, token })

/** Survey that was sent, opened to be changed. */
export const surveyChangeAddress = (orderNumber: string, token?: string | null) =>
  withQuery('/user/consulting/consulting-order/survey', { order: orderNumber, token, change: '1' })

/**
 * Payment page. Always a new document, since only that document's content policy admits the
 * provider.
 */
export const payingAddress = (orderNumber: string) =>
  withQuery(PAYMENT_PAGE, { order: orderNumber })

export const reportAddress = (reportId: string, token?: string | null) =>
  withQuery(`/user/mypage/result-sheet/${reportId}`, { token })

/** Booking page of an order, or of any order with a sheet. */
export const bookingsAddress = (orderNumber?: string | null, token?: string | null) =>
  withQuery('/user/mypage/bookings', { order: orderNumber, token })

/** Printable receipt of an order. */
export const receiptAddress = (orderNumber: string, token?: string | null) =>
  withQuery('/user/consulting/receipt', { order: orderNumber, token })
