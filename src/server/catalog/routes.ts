import { adminProducts } from '#contract/admin-catalog.ts'
import * as contract from '#contract/catalog.ts'
import * as requests from '#contract/product-requests.ts'
import { isOneOf } from '#domain/collections/lists.ts'
import type { Deps } from '#server/deps.ts'
import { refuse } from '#server/platform/refusal.ts'
import { reorderRows } from '#server/platform/reorder-rows.ts'
import { type Route, route } from '#server/platform/route.ts'
import { createProduct, deleteProduct, listAllProducts, updateProduct } from './admin-products.ts'
import { lockOrder, setOrder } from './admin-store.ts'
import { withdrawRequests } from './erase-requests.ts'
import { getProduct, listProducts, type Ratings } from './product-reply.ts'
import { requestProduct } from './request-product.ts'

/** Order of products: a kind alone refers to the first one on sale. */
const productOrder = { table: 'products', action: 'product.arrange', lockOrder, setOrder } as const

export const catalogRoutes = (deps: Deps, ratings: Ratings): Route[] => [
  route(contract.listProducts, (_input, _caller, { language }) =>
    listProducts(deps, ratings, language),
  ),
  route(contract.getProduct, ({ params: { consulting_type: kind } }, _caller, { language }) =>
    isOneOf(contract.consultingTypes, kind)
      ? getProduct(deps, ratings, { consulting_type: kind }, language)
      : refuse('NOT_FOUND'),
  ),
  route(contract.getProductById, ({ params }, _caller, { language }) =>
    getProduct(deps, ratings, params, language),
  ),

  route(requests.requestProduct, ({ body }, _caller, context) =>
    requestProduct(deps, body, context),
  ),
  route(requests.withdrawProductRequests, ({ body }) => withdrawRequests(deps, body.token)),

  route(adminProducts.list, ({ query }) => listAllProducts(deps, ratings, query)),
  route(adminProducts.create, ({ body }, admin, context) =>
    createProduct(deps, ratings, admin, context, body),
  ),
  route(adminProducts.update, ({ params, body }, admin, context) =>
    updateProduct(deps, ratings, admin, context, { id: params.id, body }),
  ),
  route(adminProducts.arrange, ({ body }, admin, context) =>
    reorderRows(productOrder, deps, admin, context, body),
  ),
  route(adminProducts.remove, ({ params }, admin, context) =>
    deleteProduct(deps, admin, context, params.id),
  ),
]
