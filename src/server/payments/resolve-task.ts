import type { ParsedOf } from '#contract/endpoint.ts'
import type { resolvePaymentTask as endpoint } from '#contract/payment-tasks.ts'
import { won } from '#domain/money/won.ts'
import { resolutionsOf, type TaskResolution } from '#domain/payments/task-resolutions.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { fingerprintOf } from '#server/platform/idempotency.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DepositAccount } from '#server/ports/payment-provider.ts'
import { type AskDeps, askCompany } from './ask-company.ts'
import { attemptById, attemptByName } from './attempts-store.ts'
import { bookRefunds } from './book-refunds.ts'
import { companyAmong } from './company.ts'
import { markGivenBack, markMismatchGivenBack } from './give-back.ts'
import type { PayingOrders } from './paying-orders.ts'
import { closeTask, listOpenTasks, type TaskRow } from './payment-tasks.ts'
import { takeAnswer } from './take-answer.ts'

interface Work {
  readonly admin: Member
  readonly context: RequestContext
}

/**
 * Ends a task in the owner's way. What is given back is asked of the company first, with the task's
 * own key, so that a second press gives nothing back twice.
 *
 * Refuses ILLEGAL_TRANSITION: closed already, or not a way to end it; REFUND_REFUSED: the company
 * does not give it back; PAYMENT_IN_PROGRESS: its answer is not known yet, so press again later;
 * REFUND_TOO_LARGE: what went back there is more than can be booked.
 */
export async function resolveTask(
  deps: AskDeps & Pick<Deps, 'publicUrl'>,
  orders: PayingOrders,
  { admin, context }: Work,
  { params, body }: ParsedOf<typeof endpoint>,
) {
  const task = (await listOpenTasks(deps.db)).find(({ id }) => id === params.id)
  if (!task || !resolutionsOf(task.kind).includes(body.resolution)) refuse('ILLEGAL_TRANSITION')
  if (body.resolution === 'GIVE_BACK') {
    await giveBack(deps, orders, task, body.refund_account ?? null)
  }
  if (body.resolution === 'SETTLE') await askAgain(deps, orders, task)
  if (body.resolution === 'BOOK') await bookRefunds(deps, orders, task, admin.memberId)

  const at = deps.now()
  return inTransaction(deps.db, async (tx) => {
    const { resolution } = body
    if (resolution === 'PAID_BY_HAND') {
      await orders.bookPaidByHand(tx, ...answeredBy(task, at))
    } else if (resolution === 'NOT_PAID_BY_HAND') {
      await orders.bookNotPaidByHand(tx, ...answeredBy(task, at))
    }
    const by = admin.memberId
    const isClosed = await closeTask(tx, task.id, { by, resolution, at })
    // Another has answered otherwise in this moment: one transfer is not both made and not made.
    if (!isClosed && answersByHand.includes(resolution)) refuse('ILLEGAL_TRANSITION')
    const detail = { kind: task.kind, resolution, amount: task.amount }
    const entry = { action: 'payment-task.resolve', subject: task.subject, detail, at } as const
    if (isClosed) await audit(tx, admin, context, entry)
    return { is_closed: isClosed }
  })
}

async function askAgain(deps: AskDeps, orders: PayingOrders, { payment_key: key }: TaskRow) {
  const attempt = key ? await attemptByName(deps.db, 'payment_key', key) : undefined
  if (!attempt) return
  await askCompany(deps, orders, attempt.id)
  const { status } = await attemptById(deps.db, attempt.id)
  if (status === 'CONFIRMING') refuse('PAYMENT_IN_PROGRESS')
}

/** They move money by themselves, and ask no company: in the transaction that ends their task. */
const answersByHand: readonly TaskResolution[] = ['PAID_BY_HAND', 'NOT_PAID_BY_HAND']

/** The refunds that such a task asks about. */
const answeredBy = ({ order_number: orderNumber, detail }: TaskRow, at: Date) =>
  [
    orderNumber ?? refuse('ILLEGAL_TRANSITION'),
    { refundIds: detail.refunds as readonly string[], at },
  ] as const

async function giveBack(
  deps: AskDeps,
  orders: PayingOrders,
  task: TaskRow,
  account: DepositAccount | null,
) {
  const { company } = companyAmong(deps.paymentProviders) ?? refuse('ILLEGAL_TRANSITION')
  const paymentKey = task.payment_key ?? refuse('ILLEGAL_TRANSITION')
  const read = await company.read({ paymentKey })
  if (read.outcome !== 'found') refuse('PAYMENT_IN_PROGRESS')
  const known = await attemptByName(deps.db, 'payment_key', paymentKey)
  if (known) {
    const { status } = await takeAnswer(deps, orders, known.id, read.payment)
    if (status === 'TAKEN_BACK') return
  }
  const { balance, amount } = read.payment
  if (balance > 0) {
    const answer = await company.refund({
      paymentKey,
      amount: balance,
      refundedBefore: won(amount - balance),
      reason: '주문 없는 결제',
      mark: `T${String(task.id).padStart(7, '0')}`,
      account: read.payment.method === 'virtual_account' ? account : null,
      // An account that was mistyped is asked anew: a key repeats even a refusal.
      idempotencyKey: `task ${task.id} ${fingerprintOf(account)}`,
    })
    if (answer.outcome === 'unknown') refuse('PAYMENT_IN_PROGRESS')
    if (answer.outcome !== 'refunded') refuse('REFUND_REFUSED', { reason: answer.code })
  }
  const attempt = await attemptByName(deps.db, 'payment_key', paymentKey)
  if (attempt?.status === 'UNWANTED') await markGivenBack(deps, orders, attempt)
  if (attempt?.failure_code === 'MISMATCH') {
    await markMismatchGivenBack(deps, orders, attempt, amount)
  }
}
