import * as admin from '#contract/admin-inquiries.ts'
import * as contract from '#contract/inquiries.ts'
import * as report from '#contract/report-questions.ts'
import type { Deps } from '#server/deps.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import { limitRate } from '#server/platform/rate-limit.ts'
import { type Route, route } from '#server/platform/route.ts'
import { askAboutReport, listReportQuestions } from './ask-about-report.ts'
import { getInquiry, listInquiries } from './list-inquiries.ts'
import { answerInquiry, changeInquiry, removeInquiry, restoreInquiry } from './manage-inquiry.ts'
import { openWithPassword } from './open-with-password.ts'
import {
  getMyInquiry,
  getPublicInquiry,
  listMyInquiries,
  listPublicInquiries,
} from './read-inquiries.ts'
import { writeInquiry } from './write-inquiry.ts'

const WINDOW_MS = 10 * 60_000
const MAX_INQUIRIES = 60

export const inquiryRoutes = (deps: Deps): Route[] => [
  route(contract.listPublicInquiries, ({ query }, caller, { language }) =>
    listPublicInquiries(deps, query, caller, language),
  ),
  route(contract.getPublicInquiry, ({ params }, caller, { language }) =>
    getPublicInquiry(deps, params.id, caller, language),
  ),
  route(contract.listMyInquiries, ({ query }, member) => listMyInquiries(deps, query, member)),
  route(contract.getMyInquiry, ({ params }, member) => getMyInquiry(deps, params.id, member)),

  route(contract.createInquiry, async ({ body }, caller, context) => {
    if (deps.rateLimits) {
      const key = `inquiry:ip:${clientNetwork(context.ip)}`
      await limitRate(deps.db, { key, max: MAX_INQUIRIES, windowMs: WINDOW_MS }, deps.now())
    }
    return writeInquiry(deps, caller, body, context)
  }),
  route(report.listReportQuestions, ({ params, query }, caller) =>
    listReportQuestions(deps, caller, params.order_number, query.guest_token),
  ),
  route(report.askAboutReport, (input, caller, context) =>
    askAboutReport(deps, caller, input, context),
  ),
  route(contract.openInquiry, ({ params, body }, caller, { ip }) =>
    openWithPassword(deps, params.id, body.password, caller, ip),
  ),

  route(admin.listInquiries, ({ query }, staff) => listInquiries(deps, query, staff)),
  route(admin.getInquiry, ({ params }, staff) => getInquiry(deps, params.id, staff)),
  route(admin.answerInquiry, ({ params, body }, admin, context) =>
    answerInquiry(deps, { id: params.id, admin, context }, body),
  ),
  route(admin.changeInquiry, ({ params, body }, admin, context) =>
    changeInquiry(deps, { id: params.id, admin, context }, body),
  ),
  route(admin.removeInquiry, ({ params, body }, admin, context) =>
    removeInquiry(deps, { id: params.id, admin, context }, body),
  ),
  route(admin.restoreInquiry, ({ params }, admin, context) =>
    restoreInquiry(deps, { id: params.id, admin, context }),
  ),
]
