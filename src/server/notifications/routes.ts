import * as contract from '#contract/notifications.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { countNews, readNews } from './news.ts'
import { listOutbox, resendMessage } from './outbox.ts'

export const notificationRoutes = (deps: Deps): Route[] => [
  route(contract.countNews, (_input, member) => countNews(deps, member)),
  route(contract.readNews, ({ params }, member) => readNews(deps, params.kind, member)),
  route(contract.listOutbox, ({ query }) => listOutbox(deps, query)),
  route(contract.resendMessage, ({ params }, admin, context) =>
    resendMessage(deps, params.id, admin, context),
  ),
]
