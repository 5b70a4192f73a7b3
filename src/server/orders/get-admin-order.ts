import type { AdminOrder } from '#contract/admin-orders.ts'
import type { Survey } from '#contract/surveys.ts'
import type { Language } from '#domain/languages/languages.ts'
import { won } from '#domain/money/won.ts'
import { movesFrom } from '#domain/orders/order-status.ts'
import type { Deps } from '#server/deps.ts'
import {
  type ExtraDepositRow,
  extraDepositsOf,
  isHeld,
  isOwed,
  writtenOffOf,
} from '#server/payments/index.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { moneyOf, type OrderMoney, toOrderReply } from './order-reply.ts'
import { findOrder, historyOf } from './store.ts'
import { toAdminRefund } from './to-admin-refund.ts'
import { waitOf } from './waiting.ts'

/** Given by the capability above that owns surveys. */
export type SurveyOf = (db: Db, deps: Deps, orderNumber: string) => Promise<Survey | null>

/** The whole order for the studio. A look at its customer's photos is written down. */
export async function getAdminOrder(
  deps: Deps,
  surveyOf: SurveyOf,
  admin: Member,
  orderNumber: string,
  context: RequestContext,
): Promise<AdminOrder> {
  const { db, now } = deps
  const order = (await findOrder(db, orderNumber)) ?? refuse('ORDER_NOT_FOUND')
  // Beside one another: each answer waits for its turn among what else the server does.
  const [survey, money, deposits, history, writtenOff] = await Promise.all([
    surveyOf(db, deps, orderNumber),
    moneyOf(db, order),
    extraDepositsOf(db, orderNumber),
    historyOf(db, order.id),
    writtenOffOf(db, orderNumber),
  ])
  if (survey && survey.images.length > 0) {
    await audit(db, admin, context, { action: 'photos.view', subject: orderNumber, at: now() })
  }
  const { language }: { language: Language } = context
  const reader = { vocabulary: 'canonical', language } as const
  const reply = toOrderReply(order, money, history, reader)
  return {
    ...reply,
    waiting_for: waitOf(order.status, {
      refundIsDue: money.refunds.some(isOwed),
      moneyIsOdd: isOdd(money, deposits),
      paysOnline: money.payment.provider !== 'bank_transfer',
    }),
    language: order.language,
    is_member: order.member_id !== null,
    member_id: order.member_id,
    survey,
    moves: movesFrom(order.status, 'admin'),
    refunds: money.refunds.map((each) => {
      const deposit = deposits.find(({ id }) => id === each.deposit_id)
      return toAdminRefund(each, deposit ?? money.payment, deposit?.kind ?? null, language, now())
    }),
    extra_deposits: deposits.map((each) => ({
      kind: each.kind,
      amount: won(each.amount),
      depositor: each.depositor_name,
      received_at: each.received_at.toISOString(),
      is_used: each.used_at !== null,
    })),
    written_off: writtenOff.map((each) => ({
      amount: won(each.amount),
      recovered_amount: won(each.recovered_amount),
      reason: each.reason,
      at: each.written_off_at.toISOString(),
    })),
  }
}

/** The same as `moneyIsOdd`, of one order that is known. */
const isOdd = ({ payment, refunds }: OrderMoney, deposits: readonly ExtraDepositRow[]) =>
  payment.status === 'TAKEN_BACK' ||
  refunds.some(({ status }) => status === 'FAILED') ||
  deposits.some(isHeld)
