/** The ways through the landing page, in the order of its sections. */
export const sections = [
  { name: 'consulting', to: '/user#consulting' },
  { name: 'process', to: '/user#process' },
  { name: 'contents', to: '/user#contents' },
  { name: 'faq', to: '/user#faq' },
  { name: 'review', to: '/user#review' },
] as const

/** The ways to what one does on the site. */
export const services = [
  { name: 'order', to: '/user/consulting/consulting-order' },
  { name: 'guestOrders', to: '/user/mypage' },
  { name: 'wishlist', to: '/user/mypage/wishlist' },
  { name: 'cart', to: '/user/mypage/cart' },
  { name: 'inquiries', to: '/user/product-inquiries' },
] as const
