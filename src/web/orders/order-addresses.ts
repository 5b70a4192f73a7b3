import { PAYMENT_PAGE } from '#domain/payments/payment-page.ts'

/** Where the screens of an order are. A guest's carry the token, as their mails do. */
const withQuery = (path: string, query: Readonly<Record<string, string | null | undefined>>) => {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString()
  return search ? `${path}?${search}` : path
}

export const ORDER_PAGE = '/user/consulting/consulting-order'

/** Where a product is ordered. */
export const orderPageAddress = (productId: string) =>
  withQuery(ORDER_PAGE, { product_id: productId })

export const ordersAddress = '/user/mypage/inquery'

export const orderAddress = (orderNumber: string) => `${ordersAddress}/${orderNumber}`

/** The order itself, for someone who asked for it: a paid one does not lead on to its survey. */
export const orderDetailsAddress = (orderNumber: string) =>
  withQuery(orderAddress(orderNumber), { view: 'details' })

export const guestOrderAddress = (orderNumber: string, token: string | null) =>
  withQuery(`/user/consulting/guest-order/${orderNumber}`, { token })

/** The same order for whoever has it: by the guest's token, or by being signed in. */
export const wholeOrderAddress = (orderNumber: string, token: string | null | undefined) =>
  token ? guestOrderAddress(orderNumber, token) : orderDetailsAddress(orderNumber)

export const surveyAddress = (orderNumber: string, token?: string | null) =>
  withQuery('/user/consulting/consulting-order/survey', { order: orderNumber, token })

/** Where an order is paid through a company. Always loaded anew: only that document lets it in. */
export const payingAddress = (orderNumber: string) =>
  withQuery(PAYMENT_PAGE, { order: orderNumber })

export const reportAddress = (reportId: string, token?: string | null) =>
  withQuery(`/user/mypage/result-sheet/${reportId}`, { token })

/** Booking the consultation of an order, or of whichever can have one. */
export const bookingsAddress = (orderNumber?: string | null, token?: string | null) =>
  withQuery('/user/mypage/bookings', { order: orderNumber, token })

/** What was paid for an order, to be printed. */
export const receiptAddress = (orderNumber: string, token?: string | null) =>
  withQuery('/user/consulting/receipt', { order: orderNumber, token })
