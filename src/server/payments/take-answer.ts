import { won } from '#domain/money/won.ts'
import { type AttemptStep, stepOf } from '#domain/payments/attempt-step.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import type { CompanyPayment } from '#server/ports/payment-provider.ts'
import { type AttemptRow, attemptById, updateAttempt } from './attempts-store.ts'
import { missingOf } from './extra-deposits.ts'
import type { OddMoney, PayableOrder, PayingOrders } from './paying-orders.ts'
import { needsRefundAccount } from './payment-reply.ts'
import { closeTaskAbout, openTask } from './payment-tasks.ts'
import { postUnasked, postUnaskedTakenBack } from './post-money.ts'
import { paymentOf, updatePayment } from './store.ts'

interface Taken {
  readonly tx: Db
  readonly attempt: AttemptRow
  readonly told: CompanyPayment
  readonly order: PayableOrder
  readonly at: Date
}

/**
 * Takes the company's word about an attempt, under the order's lock: the one way for the redirect,
 * the notice, the waiting page and the reconciler alike. The same word twice changes nothing, and
 * what was read before a deposit was settled does not take it back; `readAt` is when it was asked for.
 */
export function takeAnswer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  orders: PayingOrders,
  attemptId: string,
  told: CompanyPayment,
  readAt = now(),
): Promise<AttemptRow> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const { order_number: orderNumber } = await attemptById(tx, attemptId)
    const order = await orders.lock(tx, orderNumber)
    const before = await attemptById(tx, attemptId)
    const follows = stepOf(
      // Another amount than was asked for is money that pays nothing, too.
      before.failure_code === 'MISMATCH' ? 'UNWANTED' : before.status,
      {
        status: told.status,
        isOurs: isOf(before, told) && (await isEnough(tx, order, told)),
        hasRefunds: told.refunds.length > 0,
      },
      await standingFor(tx, order, before),
    )
    const isOld = before.settled_at !== null && before.settled_at > readAt
    const step = follows === 'TAKE_BACK' && isOld ? 'NOTHING' : follows
    const attempt = await updateAttempt(tx, before.id, {
      payment_key: before.payment_key ?? (step === 'NOTHING' ? null : told.paymentKey),
      method: told.method,
      // Later answers may come without it.
      secret: told.secret ?? before.secret,
      receipt_url: told.receiptUrl ?? before.receipt_url,
      cash_receipt: told.cashReceipt && JSON.stringify(told.cashReceipt),
      answer: JSON.stringify(told.raw),
      asked_at: at,
    })
    await steps[step]({ tx, attempt, told, order, at }, orders)
    return attemptById(tx, attemptId)
  })
}

/** One late payment is owed back with its order; a second of the same order pays nothing at all. */
async function standingFor(tx: Db, { standing, number }: PayableOrder, attempt: AttemptRow) {
  if (standing !== 'OVER') return standing
  const other = await tx
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_number', '=', number)
    .where('status', '=', 'SETTLED')
    .where('id', '<>', attempt.id)
    .executeTakeFirst()
  return other ? 'PAID' : standing
}

const isOf = (attempt: AttemptRow, told: CompanyPayment): boolean =>
  told.isWon &&
  told.amount === attempt.amount &&
  told.providerOrderId === attempt.provider_order_id &&
  (attempt.payment_key === null || attempt.payment_key === told.paymentKey)

/** More than an attempt was for may be asked for since; the company takes no parts. */
async function isEnough(tx: Db, { number, standing }: PayableOrder, { amount }: CompanyPayment) {
  return standing !== 'UNPAID' || amount >= (await missingOf(tx, await paymentOf(tx, number)))
}

type Step = (taken: Taken, orders: PayingOrders) => Promise<void>

const steps: Readonly<Record<AttemptStep, Step>> = {
  NOTHING: async () => {},
  SETTLE: async (taken, orders) => {
    await settle(taken)
    await orders.pay(taken.tx, taken.order.number, won(taken.attempt.amount), taken.at)
  },
  SETTLE_LATE: async (taken, orders) => {
    await settle(taken)
    await orders.pay(taken.tx, taken.order.number, won(taken.attempt.amount), taken.at)
  },
  GIVE_BACK: async (taken, orders) => {
    const { tx, attempt, told, at } = taken
    const unwanted = await updateAttempt(tx, attempt.id, { status: 'UNWANTED' })
    await postUnasked(tx, unwanted, told.amount, at)
    await tellOdd(taken, orders, 'TWICE')
    await openTask(tx, { kind: 'PAID_TWICE', ...aboutMoney(taken), detail: {}, at })
  },
  MISMATCH: async (taken, orders) => {
    const { tx, attempt, told, at } = taken
    await updateAttempt(tx, attempt.id, { status: 'FAILED', failure_code: 'MISMATCH' })
    await postUnasked(tx, attempt, told.amount, at)
    await tellOdd(taken, orders, 'DIFFERS')
    const isAsked = needsRefundAccount(told)
    const detail = { asked: attempt.amount, ...(isAsked && { why: 'ACCOUNT_NEEDED' }) }
    await openTask(tx, { kind: 'AMOUNT_DIFFERS', ...aboutMoney(taken), detail, at })
  },
  WAIT: async ({ tx, attempt, told, order, at }, orders) => {
    const account = told.deposit?.account ?? null
    const dueAt = earlier(told.deposit?.dueAt ?? null, order.paymentDueAt)
    await updateAttempt(tx, attempt.id, {
      status: 'WAITING_FOR_DEPOSIT',
      deposit_account: account && JSON.stringify(account),
      deposit_due_at: told.deposit?.dueAt ?? null,
    })
    if (order.standing === 'UNPAID') {
      await payThrough(tx, attempt, told, { account, dueAt, at })
      const isNew = attempt.status !== 'WAITING_FOR_DEPOSIT'
      if (isNew) await orders.tellAccount(tx, order.number, at)
    }
  },
  LEAVE: async ({ tx, attempt }) => {
    await updateAttempt(tx, attempt.id, { status: 'LEFT', asked_at: null })
  },
  FAIL: async ({ tx, attempt, told }) => {
    await updateAttempt(tx, attempt.id, { status: 'FAILED', failure_code: told.status })
  },
  TAKE_BACK: async ({ tx, attempt, at }, orders) => {
    await updateAttempt(tx, attempt.id, { status: 'TAKEN_BACK', failure_code: 'TAKEN_BACK' })
    await orders.takeBack(tx, attempt.order_number, attempt.payment_key!, at)
    await openTask(tx, {
      kind: 'DEPOSIT_TAKEN_BACK',
      orderNumber: attempt.order_number,
      paymentKey: attempt.payment_key,
      amount: won(attempt.amount),
      detail: {},
      at,
    })
  },
  TAKE_BACK_UNWANTED: async (taken, orders) => {
    const { tx, attempt, told, at } = taken
    await postUnaskedTakenBack(tx, attempt, told.amount, at)
    await updateAttempt(tx, attempt.id, {
      status: 'TAKEN_BACK',
      failure_code: 'TAKEN_BACK',
      times_taken_back: attempt.times_taken_back + 1,
    })
    const about = { subject: attempt.order_number, paymentKey: told.paymentKey }
    for (const kind of ['PAID_TWICE', 'CANNOT_GIVE_BACK', 'AMOUNT_DIFFERS'] as const) {
      await closeTaskAbout(tx, kind, about, at)
    }
    await tellOdd(taken, orders, 'GONE')
    await openTask(tx, { kind: 'UNWANTED_TAKEN_BACK', ...aboutMoney(taken), detail: {}, at })
  },
}

const tellOdd = (
  { tx, told, order, at }: Taken,
  orders: PayingOrders,
  what: OddMoney['what'],
): Promise<void> => {
  const { amount, method } = told
  return orders.tellOddMoney(tx, order.number, { what, amount, method }, at)
}

const aboutMoney = ({ told, order }: Taken) => ({
  orderNumber: order.number,
  paymentKey: told.paymentKey,
  amount: told.amount,
})

async function settle({ tx, attempt, told, at }: Taken) {
  await updateAttempt(tx, attempt.id, {
    status: 'SETTLED',
    settled_at: at,
    failure_code: null,
    payment_key: told.paymentKey,
  })
  const account = told.deposit?.account ?? null
  await payThrough(tx, attempt, told, { account, dueAt: null, at })
}

/** The order's payment is this one now, whatever had been chosen before. */
async function payThrough(
  tx: Db,
  attempt: AttemptRow,
  told: CompanyPayment,
  { account, dueAt }: { account: object | null; dueAt: Date | null; at: Date },
) {
  const payment = await paymentOf(tx, attempt.order_number)
  await updatePayment(tx, payment.id, {
    provider: attempt.provider,
    method: told.method,
    provider_reference: told.paymentKey,
    deposit_account: account && JSON.stringify({ ...account, amount: attempt.amount }),
    due_at: dueAt,
  })
}

const earlier = (a: Date | null, b: Date): Date => (a && a < b ? a : b)
