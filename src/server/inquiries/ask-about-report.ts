import { reportPartTitle } from '#consultings/report-parts.ts'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/report-questions.ts'
import { findContact } from '#server/accounts/index.ts'
import type { Deps } from '#server/deps.ts'
import { addUnreadForAdministrators, emitAdminEvent } from '#server/notifications/index.ts'
import { findOrderFor, type OrderRow } from '#server/orders/index.ts'
import { type Caller, isAdmin } from '#server/platform/caller.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { runOnce } from '#server/platform/idempotency.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { reportTexts } from '#texts/reports.ts'
import { toOwnReply } from './inquiry-reply.ts'
import { findQuestionsAbout, type InquiryRow, insertInquiry } from './store.ts'

const HOUR_MS = 60 * 60_000

/**
 * Stores a question about a part of a result sheet, as a private inquiry of the order's customer.
 * Its title names the part in the customer's language.
 *
 * Refuses NOT_FOUND: no sheet was published, or it has no such part; FORBIDDEN for an
 * administrator, who must not ask in the customer's name; otherwise as `findOrderFor` does. Source:
 * docs/rules.md I-13.
 */
export async function askAboutReport(
  deps: Pick<Deps, 'db' | 'now' | 'rateLimits'>,
  caller: Caller,
  { params, query, body }: ParsedOf<typeof contract.askAboutReport>,
  { ip, language, idempotency }: RequestContext,
): Promise<ReplyOf<typeof contract.askAboutReport>> {
  const at = deps.now()
  const order = await findReportOrder(deps.db, caller, params.order_number, query.guest_token, at)
  if (isAdmin(caller) && caller.memberId !== order.member_id) refuse('FORBIDDEN')
  const part = reportPartTitle(order.consulting_type, body.part, language) ?? refuse('NOT_FOUND')
  await limitRates(deps, limitsOf(order.number, ip), at)
  return inTransaction(deps.db, (tx) =>
    runOnce(tx, idempotency, at, async () => {
      const row = await insertInquiry(tx, {
        ...(await writerOf(tx, order)),
        inquiry_type: 'SERVICE',
        product_type: null,
        order_number: order.number,
        sheet_part: body.part,
        title: reportTexts[language].questions.inquiryTitle(part),
        content: body.content,
        is_private: true,
        password_hash: null,
        language,
        created_at: at,
      })
      await addUnreadForAdministrators(tx, 'noti_new_inquiry', at)
      const event = { occasion: 'INQUIRY', subject: row.id, at } as const
      await emitAdminEvent(tx, event, order.consultant_id)
      return toQuestion(row, caller)
    }),
  )
}

/** Lists the questions about an order's sheet. Refuses NOT_FOUND, or as `findOrderFor` does. */
export async function listReportQuestions(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  orderNumber: string,
  guestToken: string | undefined,
): Promise<ReplyOf<typeof contract.listReportQuestions>> {
  const order = await findReportOrder(db, caller, orderNumber, guestToken, now())
  const rows = await findQuestionsAbout(db, order.number)
  return { items: rows.map((row) => toQuestion(row, caller)) }
}

async function findReportOrder(...proof: Parameters<typeof findOrderFor>): Promise<OrderRow> {
  const order = await findOrderFor(...proof)
  return order.report_published_at ? order : refuse('NOT_FOUND')
}

async function writerOf(tx: Db, { member_id, contact_name, contact_email }: OrderRow) {
  if (!member_id) return { member_id, writer_name: contact_name, writer_email: contact_email }
  const { name, email } = await findContact(tx, member_id)
  return { member_id, writer_name: name, writer_email: email }
}

const limitsOf = (orderNumber: string, ip: string) => [
  { key: `sheet-question:ip:${clientNetwork(ip)}`, max: 60, windowMs: HOUR_MS },
  { key: `sheet-question:of:${orderNumber}`, max: 20, windowMs: HOUR_MS },
]

const toQuestion = (row: InquiryRow, caller: Caller): contract.ReportQuestion => ({
  ...toOwnReply(row, caller),
  sheet_part: row.sheet_part ?? '',
})
