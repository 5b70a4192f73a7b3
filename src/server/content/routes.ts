import * as contract from '#contract/content.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { getPolicy } from './get-policy.ts'
import { getSite } from './get-site.ts'
import { listShopFaqs, viewShopFaq } from './shop-faqs.ts'

export const contentRoutes = (deps: Deps): Route[] => [
  route(contract.getSite, () => getSite(deps)),
  route(contract.getPolicy, ({ params }, _caller, { language }) =>
    getPolicy(deps, params.kind, language),
  ),
  route(contract.listShopFaqs, ({ query }, _caller, { language }) =>
    listShopFaqs(deps, query, language),
  ),
  route(contract.getShopFaq, ({ params }, _caller, { language }) =>
    viewShopFaq(deps, params.id, language),
  ),
]
