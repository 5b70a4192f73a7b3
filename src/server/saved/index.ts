export { eraseSavedItems } from './erase-saved-items.ts'
export { removeFromCart } from './remove-from-cart.ts'
