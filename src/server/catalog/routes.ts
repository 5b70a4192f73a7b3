import * as contract from '#contract/catalog.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { getProduct, listProducts, type Ratings } from './product-reply.ts'

export const catalogRoutes = (deps: Deps, ratings: Ratings): Route[] => [
  route(contract.listProducts, (_input, _caller, { language }) =>
    listProducts(deps, ratings, language),
  ),
  route(contract.getProduct, ({ params }, _caller, { language }) =>
    getProduct(deps, ratings, params.consulting_type, language),
  ),
]
