/** Page that takes one photo which the studio asked for; a guest's address contains the token. */
export function photoRequestAddress(orderNumber: string, id: string, token?: string | null) {
  const query = new URLSearchParams({ order: orderNumber, request: id, ...(token && { token }) })
  return `/user/consulting/consulting-order/survey/photo?${query}`
}
