export { type CataloguedProduct, findCataloguedProducts } from './catalogued-products.ts'
export { eraseRequestsOfMember } from './erase-requests.ts'
export { lookUpProductOnSale, productCache } from './look-up-product.ts'
export { namesOfProducts } from './name-products.ts'
export { orderedProductName, type ProductNames } from './product-names.ts'
export {
  findProductNames,
  findProductOnSale,
  type ProductOnSale,
} from './products-on-sale.ts'
export { purgeRequests } from './purge-requests.ts'
export { resolveProduct } from './resolve-product.ts'
