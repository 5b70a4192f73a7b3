import type { Messages } from '#texts/messages.ts'

export const saved: Messages['saved'] = {
  wish: 'Wishlist',
  wished: 'Added to your wishlist.',
  unwished: 'Removed from your wishlist.',
  seeWishlist: 'View wishlist',
  toCart: 'Add to cart',
  inCart: 'Added to your cart.',
  seeCart: 'View cart',
  replacePage: 'Keep browsing',
  failed: 'That could not be saved. Please try again in a moment.',
  order: 'Order',
  notOnSale: 'Not on sale right now',
  remove: 'Remove',
  removeIt: (name) => `Remove ${name}`,
  askRemove: 'Remove this from the list?',
  removed: 'Removed.',
  removeFailed: 'That could not be removed. Please try again in a moment.',
  look: 'See the consultation',
  guestHint: 'This is kept on this device only. Once you sign in, it moves to your account.',
  lists: 'Wishlist and cart',
  wishlist: {
    intro: 'Consultations you want to come back to.',
    empty: 'Nothing on your wishlist yet.',
    emptyText: 'Tap Wishlist on a product page and it will appear here.',
  },
  cart: {
    intro: 'Each order is for one consultation. The order page shows the full price.',
    empty: 'Your cart is empty.',
    emptyText: 'Add a consultation and order it from here when you are ready.',
  },
}
