/** Where the lists are, a guest's too. */
export const savedAddresses = {
  wishlist: '/user/mypage/wishlist',
  cart: '/user/mypage/cart',
} as const
