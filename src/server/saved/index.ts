export { leaveSaved } from './leave-saved.ts'
export { takeOutOfCart } from './take-out-of-cart.ts'
