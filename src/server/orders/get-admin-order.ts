import type { AdminOrder } from '#contract/admin-orders.ts'
import type { Survey } from '#contract/surveys.ts'
import type { Language } from '#domain/languages/languages.ts'
import { balanceOf } from '#domain/money/order-account.ts'
import { movesFrom } from '#domain/orders/order-status.ts'
import type { Deps } from '#server/deps.ts'
import {
  isOpenRefund,
  toAccount,
  toReceiptReply,
  toRefundReply,
  writeOffStatuses,
} from '#server/money/index.ts'
import { recordLook } from '#server/platform/audit-looks.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database.ts'
import { findConsultantOf } from './consultants.ts'
import { type OrderMoney, readOrderMoney, toOrderReply } from './order-reply.ts'
import { type OrderRow, readHistory } from './store.ts'
import { findStaffOrder } from './visible-order.ts'
import { waitOf } from './waiting.ts'

/** Reads an order's survey; implemented by `surveys`. */
export type ReadSurvey = (db: Db, deps: Deps, orderNumber: string) => Promise<Survey | null>

/**
 * Returns a whole order for the back office. Viewing a customer's photos is logged; a viewer gets
 * none. Refuses ORDER_NOT_FOUND, also for an order that is not assigned to the consultant who asks.
 */
export async function getAdminOrder(
  deps: Deps,
  surveyOf: ReadSurvey,
  admin: Member,
  orderNumber: string,
  context: RequestContext,
): Promise<AdminOrder> {
  const { db, now } = deps
  const order = await findStaffOrder(db, admin, orderNumber)
  // In parallel, since each query waits for its turn on a busy server.
  const { language }: { language: Language } = context
  const [wholeSurvey, money, history, consultant] = await Promise.all([
    surveyOf(db, deps, orderNumber),
    readOrderMoney(db, order),
    readHistory(db, order.id),
    order.consultant_id === null ? null : findConsultantOf(db, order.number),
  ])
  const survey = admin.role === 'VIEWER' ? withoutPhotos(wholeSurvey) : wholeSurvey
  if (survey && survey.images.length > 0) {
    await recordLook(db, admin, context, { action: 'photos.view', subject: orderNumber, at: now() })
  }
  const reader = { vocabulary: 'canonical', language } as const
  const at = now()
  return {
    ...toOrderReply(order, money, history, reader, at),
    waiting_for: waitOf(order.status, {
      amountDue: order.amount_due,
      hasOpenRefund: money.refunds.some(isOpenRefund),
      isPaidOnline: order.payment_provider !== 'bank_transfer',
      isPaused: order.due_paused_at !== null,
    }),
    language: order.language,
    is_member: order.member_id !== null,
    member_id: order.member_id,
    survey,
    consultant,
    moves: movesFrom(order.status, 'admin'),
    account: toAccountReply(order, money, admin, at),
  }
}

const withoutPhotos = (survey: Survey | null) =>
  survey && { ...survey, images: [], replaced_images: [] }

function toAccountReply(
  { status, amount_due }: OrderRow,
  { rows, refunds }: OrderMoney,
  reader: Member,
  at: Date,
): AdminOrder['account'] {
  const { charged, netReceived, credit } = balanceOf(toAccount(rows))
  return {
    charged,
    here: netReceived,
    credit,
    charges: rows.charges.map(({ kind, amount, reason, at: chargedAt }) => ({
      kind,
      amount,
      reason,
      at: chargedAt.toISOString(),
    })),
    receipts: rows.receipts.map(toReceiptReply),
    refunds: refunds.map((refund) => toRefundReply(refund, at, reader)),
    can_write_off: amount_due > 0 && writeOffStatuses.includes(status),
  }
}
