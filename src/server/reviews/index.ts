export { ratingsOfProducts } from './ratings-of-products.ts'
