export { type CataloguedProduct, cataloguedProducts } from './catalogued-products.ts'
export { namesOfProducts } from './name-products.ts'
export {
  findProductOnSale,
  type ProductOnSale,
  productNames,
} from './products-on-sale.ts'
export { purgeRequests } from './purge-requests.ts'
export { resolveProduct } from './resolve-product.ts'
export { type SoldAs, soldName } from './sold-as.ts'
export { leaveRequests } from './withdraw-requests.ts'
