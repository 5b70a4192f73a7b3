import { won } from '#domain/money/won.ts'
import { inTransaction } from '#server/platform/database.ts'
import type { AskDeps } from './ask-company.ts'
import { alarm } from './ask-company.ts'
import { type AttemptRow, updateAttempt, updateAttemptIf } from './attempts-store.ts'
import { companyAmong } from './company.ts'
import { needsRefundAccount } from './payment-reply.ts'
import { openTask } from './payment-tasks.ts'
import { postUnaskedGone } from './post-money.ts'

/**
 * Gives back money that pays nothing of ours, the way it came, in full. What cannot go back by itself
 * (a deposit needs an account) is left to the owner.
 */
export async function giveBack(deps: AskDeps, attempt: AttemptRow): Promise<void> {
  const { db, now } = deps
  const method = attempt.method ?? 'other'
  const amount = won(attempt.amount)
  if (needsRefundAccount({ method, amount })) return leave(deps, attempt, 'ACCOUNT_NEEDED')
  const { company } = companyAmong(deps.paymentProviders)!
  const answer = await company.refund({
    paymentKey: attempt.payment_key!,
    amount,
    refundedBefore: won(0),
    reason: '이미 결제된 주문',
    account: null,
    idempotencyKey: `give back ${attempt.id}`,
  })
  switch (answer.outcome) {
    case 'refunded':
      return markGivenBack(deps, attempt)
    case 'refused':
      return leave(deps, attempt, answer.code)
    case 'misconfigured':
      return alarm(deps, answer.code)
    case 'unknown':
      await updateAttempt(db, attempt.id, { asked_at: now() })
  }
}

/** Money that paid nothing has gone back. Marking it twice is marking it once. */
export function markGivenBack({ db, now }: Pick<AskDeps, 'db' | 'now'>, attempt: AttemptRow) {
  return inTransaction(db, async (tx) => {
    const change = { status: 'GIVEN_BACK', asked_at: now() } as const
    const isNew = await updateAttemptIf(tx, attempt.id, attempt.status, change)
    if (isNew) await postUnaskedGone(tx, attempt, won(attempt.amount), now())
  })
}

function leave({ db, now }: AskDeps, attempt: AttemptRow, why: string): Promise<void> {
  const at = now()
  return inTransaction(db, async (tx) => {
    await updateAttempt(tx, attempt.id, { asked_at: at })
    await openTask(tx, {
      kind: 'CANNOT_GIVE_BACK',
      orderNumber: attempt.order_number,
      paymentKey: attempt.payment_key,
      amount: won(attempt.amount),
      detail: { why },
      at,
    })
  })
}
