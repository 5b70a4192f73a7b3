import type { Messages } from '#texts/messages.ts'

export const saved: Messages['saved'] = {
  wish: 'Wishlist',
  wished: 'Added to your wishlist.',
  unwished: 'Removed from your wishlist.',
  seeWishlist: 'View wishlist',
  toCart: 'Add to cart',
  inCart: 'Added to your cart!',
  seeCart: 'View cart',
  goOn: 'Keep browsing',
  failed: 'That could not be saved. Please try again in a moment.',
  order: 'Order',
  notOnSale: 'Not available right now',
  remove: 'Remove',
  removeIt: (name) => `Remove ${name}`,
  askRemove: 'Are you sure you want to remove this?',
  removed: 'Removed.',
  removeFailed: 'That could not be removed. Please try again in a moment.',
  look: 'See the consulting',
  guestHint: 'For now this is saved on this device only. Log in and it moves to your account.',
  lists: 'Wishlist and cart',
  wishlist: {
    intro: 'Consulting you want to come back to.',
    empty: 'Nothing on your wishlist yet.',
    emptyText: 'Tap Wishlist on a product page and it will appear here.',
  },
  cart: {
    intro: 'Each order is for one consulting. The order page shows the full price.',
    empty: 'Your cart is empty.',
    emptyText: 'Add a consulting and order it from here when you are ready.',
  },
}
