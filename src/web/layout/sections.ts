/** Links to the landing page's sections, in order. */
export const sections = [
  { name: 'consulting', to: '/user#consulting' },
  { name: 'process', to: '/user#process' },
  { name: 'contents', to: '/user#contents' },
  { name: 'faq', to: '/user#faq' },
  { name: 'review', to: '/user#review' },
] as const

/** Links to the site's services. */
export const services = [
  { name: 'order', to: '/user/consulting/consulting-order' },
  { name: 'guestOrders', to: '/user/mypage' },
  { name: 'wishlist', to: '/user/mypage/wishlist' },
  { name: 'cart', to: '/user/mypage/cart' },
  { name: 'inquiries', to: '/user/product-inquiries' },
] as const
