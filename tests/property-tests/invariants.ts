import { sql } from 'kysely'
import { expect } from 'vitest'
import { balanceOf } from '#domain/money/order-account.ts'
import { accountOf } from '#server/money/index.ts'
import { expectInvariants } from '#tests/support/account-invariants.ts'
import { HOUR_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { expectLedgerToBalance } from '#tests/support/ledger.ts'
import type { TossPayment } from '#tests/support/toss/payment-store.ts'
import { expectAtMostOneCashReceipt, mismatchedCashReceipts } from './cash-receipt-invariants.ts'
import { duplicateIdempotencyKeys, paymentsRefundedByExpiry } from './idempotency-invariants.ts'
import { jobCommands } from './job-commands.ts'
import { refundsNotNotifiedOnce, refundsWithWrongReference } from './refund-invariants.ts'
import type { World } from './world.ts'

const HELD_AT: readonly string[] = ['DONE', 'PARTIAL_CANCELED']
/** Longer than any pause between two reads of an intent. */
const A_WHILE_MS = 31 * MINUTE_MS
const ROUNDS = 4
/** Longer than the pause between two reads of a receipt. */
const RECEIPTS_REST_MS = 7 * HOUR_MS

/** Accounts, ledger, orders and points agree, and every invariant of every account holds. */
export async function expectLedgersToAgree(world: World) {
  const { app } = world
  await expectLedgerToBalance(app)
  await expectAtMostOneCashReceipt(world)
  const orders = await app.db.selectFrom('orders').select('number').execute()
  for (const { number } of orders) {
    const account = await accountOf(app.db, number)
    expectInvariants(account, balanceOf(account).netReceived)
  }
}

/** Runs the jobs without failures and without webhooks until every outcome is known. */
export async function letJobsFinish(world: World, rounds = ROUNDS) {
  const { toss, clock } = world
  toss.allIsWell()
  toss.webhooks.lose()
  for (let round = 0; round < rounds; round += 1) {
    clock.advance(A_WHILE_MS)
    await jobCommands['follows up intents'](world)
    await jobCommands['processes webhooks'](world)
    await jobCommands['sends refunds'](world)
    await jobCommands['issues and cancels cash receipts'](world)
    await jobCommands.reconciles(world)
  }
  await quietReceipts(world)
}

/** Lets the tax office accept every pending receipt and runs the receipt jobs. */
async function quietReceipts(world: World) {
  for (const { number } of world.customerOrders) world.toss.receipts.answer('COMPLETED', number)
  world.clock.advance(RECEIPTS_REST_MS)
  await jobCommands['confirms cash receipts'](world)
  await jobCommands['issues and cancels cash receipts'](world)
}

/**
 * Checks the final state: the provider's balances equal ours; no outcome is unknown; no request used
 * two keys; customers were notified of each refund once; running the jobs again changes nothing.
 */
export async function expectInvariantsToHold(world: World) {
  const { app } = world
  await expectLedgersToAgree(world)
  expect(await heldDifferently(world), 'held by the provider').toEqual([])

  const unknown = await sql<{ what: string }>`
    select 'intent ' || provider_order_id || ' ' || status as what from payment_intents
    where status in ('CONFIRMING', 'ABANDONED')
    union all select 'refund ' || id from refunds where status = 'SENDING'
  `.execute(app.db)
  expect(unknown.rows, 'whose end nobody knows').toEqual([])

  expect(await duplicateIdempotencyKeys(world), 'keys for one and the same').toEqual([])
  expect(await paymentsRefundedByExpiry(world), 'money that went by an account’s end').toEqual([])
  expect(await refundsWithWrongReference(world), 'refunds under another’s name').toEqual([])
  expect(await refundsNotNotifiedOnce(world), 'refunds that were not notified once').toEqual([])
  expect(await mismatchedCashReceipts(world), 'receipts for another amount').toEqual([])

  const before = await entries(world)
  await letJobsFinish(world, 1)
  expect(await entries(world), 'entries after all was looked at again').toBe(before)
}

const entries = async ({ app }: World) => {
  const { rows } = await sql<{ count: number }>`select count(*) from ledger_entries`.execute(app.db)
  return Number(rows[0]!.count)
}

/** Payments whose balance at the provider differs from our receipts and refunds. */
async function heldDifferently({ app, toss }: World) {
  const { rows } = await sql<{ key: string; held: number }>`
    select split_part(external_reference, '#', 1) as key,
      sum(case when reversed_at is null then amount else 0 end - coalesce((select sum(amount) from refunds
        where receipt_id = receipts.id and status = 'SENT' and paid_by = 'PROVIDER'), 0))::integer as held
    from receipts where provider = 'toss' group by 1
  `.execute(app.db)
  const ours = new Map(rows.map(({ key, held }) => [key, held]))
  return [...toss.payments.all.values()]
    .map((payment) => ({
      orderId: payment.orderId,
      theirs: heldOf(payment),
      ours: ours.get(payment.paymentKey) ?? 0,
    }))
    .filter(({ theirs, ours }) => theirs !== ours)
}

/** Negative if a deposit was partly refunded before its bank reversed it. */
function heldOf({ status, totalAmount, balanceAmount, cancels }: TossPayment): number {
  if (HELD_AT.includes(status)) return balanceAmount
  const wentBack = cancels.reduce((sum, { cancelAmount }) => sum + cancelAmount, 0)
  return wentBack === totalAmount ? 0 : 0 - wentBack
}
