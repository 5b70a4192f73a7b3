import { won } from '#domain/money/won.ts'
import type { AttemptStatus } from '#domain/payments/attempt-step.ts'
import { markOf } from '#domain/refunds/refund-mark.ts'
import { type AskDeps, askCompany } from './ask-company.ts'
import { type AttemptRow, attemptById, updateAttempt } from './attempts-store.ts'
import { companyAmong } from './company.ts'
import { giveBack } from './give-back.ts'
import type { PayingOrders } from './paying-orders.ts'
import { closeTask, openTask, UNKNOWN_FOR_MS } from './payment-tasks.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const BATCH = 100
/** The company ends what nobody agreed to by then. */
const OPEN_FOR_MS = 45 * MINUTE_MS

/** How long an attempt rests between two questions. */
const rests: Partial<Record<AttemptStatus, number>> = {
  OPEN: 3 * MINUTE_MS,
  CONFIRMING: MINUTE_MS / 2,
  WAITING_FOR_DEPOSIT: 30 * MINUTE_MS,
  LEFT: MINUTE_MS,
  UNWANTED: 5 * MINUTE_MS,
}

/**
 * Follows up every attempt whose end is still to come: what a lost redirect, a lost notice or a crash
 * left behind is found here. Returns how many were looked at.
 */
export async function watchAttempts(deps: AskDeps, orders: PayingOrders): Promise<number> {
  if (!companyAmong(deps.paymentProviders)) return 0
  let looked = 0
  for (const [status, rest] of Object.entries(rests) as [AttemptStatus, number][]) {
    for (const attempt of await restedAttempts(deps, status, rest)) {
      await follow(deps, orders, attempt).catch((error: unknown) => {
        deps.log.error({ err: error, attempt: attempt.id }, 'an attempt could not be followed up')
      })
      looked += 1
    }
  }
  await closeKnownEnds(deps)
  return looked
}

function restedAttempts({ db, now }: AskDeps, status: AttemptStatus, restMs: number) {
  const at = now().getTime()
  const all = db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('status', '=', status)
    .where((it) => it.or([it('asked_at', 'is', null), it('asked_at', '<=', new Date(at - restMs))]))
    .orderBy('asked_at')
    .limit(BATCH)
  const isYoung = status === 'OPEN'
  return (isYoung ? all.where('created_at', '>', new Date(at - OPEN_FOR_MS)) : all).execute()
}

async function follow(deps: AskDeps, orders: PayingOrders, attempt: AttemptRow) {
  if (attempt.status === 'UNWANTED') return giveBack(deps, orders, attempt)
  await askCompany(deps, orders, attempt.id)
  if (attempt.status === 'LEFT' || (await isOfEndedOrder(deps, orders, attempt))) {
    return endAccount(deps, attempt)
  }
  const age = deps.now().getTime() - attempt.created_at.getTime()
  if (age <= UNKNOWN_FOR_MS) return
  const { status } = await attemptById(deps.db, attempt.id)
  if (status === 'CONFIRMING') await tellOwner(deps, attempt)
}

/** An end that was found out after all, by whatever way, needs nobody any more. */
async function closeKnownEnds({ db, now }: AskDeps) {
  const known = await db
    .selectFrom('payment_tasks')
    .select('id')
    .where('kind', '=', 'END_UNKNOWN')
    .where('closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_attempts')
            .whereRef('payment_attempts.payment_key', '=', 'payment_tasks.payment_key')
            .where('payment_attempts.status', '=', 'CONFIRMING'),
        ),
      ),
    )
    .execute()
  for (const { id } of known) {
    await closeTask(db, id, { by: null, resolution: 'RIGHT_AGAIN', at: now() })
  }
}

async function isOfEndedOrder({ db }: AskDeps, orders: PayingOrders, attempt: AttemptRow) {
  if (attempt.status !== 'WAITING_FOR_DEPOSIT') return false
  const { standing } = await db.transaction().execute((tx) => orders.lock(tx, attempt.order_number))
  return standing !== 'UNPAID'
}

/**
 * Nobody shall pay into an account of an order that is over or paid otherwise. The company repeats its
 * answer to a key, a refusal too, and so each hour has another; it moves no money under any of them.
 */
async function endAccount(deps: AskDeps, { id, payment_key: paymentKey }: AttemptRow) {
  const { company } = companyAmong(deps.paymentProviders)!
  const { status } = await updateAttempt(deps.db, id, { asked_at: deps.now() })
  if (!paymentKey || (status !== 'LEFT' && status !== 'WAITING_FOR_DEPOSIT')) return
  const ended = await company.refund({
    paymentKey,
    amount: won(0),
    refundedBefore: won(0),
    reason: '입금 전 취소',
    mark: markOf(id),
    account: null,
    idempotencyKey: `end ${id}:${Math.floor(deps.now().getTime() / HOUR_MS)}`,
  })
  if (ended.outcome !== 'refunded') return
  await deps.db
    .updateTable('payment_attempts')
    .set({ status: 'FAILED', failure_code: 'LEFT' })
    .where('id', '=', id)
    .where('status', 'in', ['LEFT', 'WAITING_FOR_DEPOSIT'])
    .execute()
}

async function tellOwner(deps: AskDeps, attempt: AttemptRow) {
  await openTask(deps.db, {
    kind: 'END_UNKNOWN',
    orderNumber: attempt.order_number,
    paymentKey: attempt.payment_key,
    amount: won(attempt.amount),
    detail: {},
    at: deps.now(),
  })
}
