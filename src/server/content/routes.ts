import * as contract from '#contract/content.ts'
import { uploadMedia } from '#contract/media.ts'
import * as shopFaqs from '#contract/shop-faqs.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { listBanners } from './banners.ts'
import { getContent, listContents } from './contents.ts'
import { listFaqs } from './faqs.ts'
import { getPolicy } from './get-policy.ts'
import { getSite } from './get-site.ts'
import { listShopFaqs, viewShopFaq } from './shop-faqs.ts'
import { uploadMedia as keepMedia } from './upload-media.ts'

export const contentRoutes = (deps: Deps): Route[] => [
  route(contract.getSite, (_input, _caller, { language }) => getSite(deps, language)),
  route(contract.getPolicy, ({ params }, _caller, { language }) =>
    getPolicy(deps, params.kind, language),
  ),
  route(contract.listBanners, ({ query }, _caller, { language }) =>
    listBanners(deps, query, language),
  ),
  route(contract.listFaqs, ({ query }, _caller, { language }) => listFaqs(deps, query, language)),
  route(contract.listContents, ({ query }, _caller, { language }) =>
    listContents(deps, query, language),
  ),
  route(contract.getContent, ({ params }, _caller, { language }) =>
    getContent(deps, params.id, language),
  ),
  route(uploadMedia, (_input, admin, context) => keepMedia(deps, admin, context)),
  route(shopFaqs.listShopFaqs, ({ query }, _caller, { language }) =>
    listShopFaqs(deps, query, language),
  ),
  route(shopFaqs.getShopFaq, ({ params }, _caller, { language }) =>
    viewShopFaq(deps, params.id, language),
  ),
]
