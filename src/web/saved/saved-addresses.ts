/** Paths of the lists, for guests as well. */
export const savedAddresses = {
  wishlist: '/user/mypage/wishlist',
  cart: '/user/mypage/cart',
} as const
