import * as mine from '#contract/my-notifications.ts'
import * as contract from '#contract/notifications.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { changeMyNotifications, getMyNotifications } from './administrators/my-notifications.ts'
import { sendTestMail } from './administrators/send-test-mail.ts'
import { listOutbox, resendMessage } from './outbox.ts'
import { countUnread, markAsRead } from './unread-counts.ts'

export const notificationRoutes = (deps: Deps): Route[] => [
  route(contract.getUnreadCounts, (_input, member) => countUnread(deps, member)),
  route(contract.markKindAsRead, ({ params }, member) => markAsRead(deps, params.kind, member)),
  route(mine.getMyNotifications, (_input, admin) => getMyNotifications(deps, admin)),
  route(mine.changeMyNotifications, ({ body }, admin, context) =>
    changeMyNotifications(deps, body, admin, context),
  ),
  route(mine.sendTestMail, (_input, admin, context) => sendTestMail(deps, admin, context)),
  route(contract.listOutbox, ({ query }) => listOutbox(deps, query)),
  route(contract.resendMessage, ({ params }, admin, context) =>
    resendMessage(deps, params.id, admin, context),
  ),
]
