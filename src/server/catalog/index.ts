export { findProductOnSale, type ProductOnSale, productNames } from './products-on-sale.ts'
