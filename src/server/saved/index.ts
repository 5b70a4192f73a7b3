export { eraseSavedItems } from './erase-saved-items.ts'
export { partOfCartRemoval } from './remove-from-cart.ts'
