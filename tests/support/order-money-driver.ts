import { randomUUID } from 'node:crypto'
import type { MoneySource, Refund } from '#domain/money/order-account.ts'
import { won } from '#domain/money/won.ts'
import { changeRefundStatus, transferFailedRefund } from '#server/money/change-refund-status.ts'
import { addAllowance, cancelCharges, writeOff } from '#server/money/charge-order.ts'
import { accountOf, type MoneyEvents } from '#server/money/index.ts'
import { recordProviderRefund } from '#server/money/record-provider-refund.ts'
import { matchReceipt, recordReceipt } from '#server/money/record-receipt.ts'
import { reverseReceipt } from '#server/money/reverse-receipt.ts'
import { inTransaction } from '#server/platform/database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { runUntilCrash, serverLife } from '#tests/property-tests/simulated-crash.ts'
import type { TestApp } from './app.ts'

/** A movement at the bank or the provider, whether or not it has been reported. */
interface Movement {
  readonly reference: string
  readonly amount: number
  readonly source: MoneySource
  readonly orderNumber: string | null
  isReversed: boolean
}

/**
 * Drives the money of one order on a real database, with a bank and a provider that know the real
 * movements. Actions may crash after some steps or run twice at once.
 */
export function orderMoneyDriver({ db, clock }: TestApp, orderNumber: string) {
  const movements: Movement[] = []
  /** Sent refunds by ID, in won. */
  const left = new Map<string, number>()
  /** Refunds in the provider's admin, by the provider's key. */
  const elsewhere = new Map<string, { readonly receiptId: string; readonly amount: number }>()
  const emitted: string[] = []
  const events: MoneyEvents = {
    orderPaid: async () => void emitted.push('orderPaid'),
    moneyReceived: async () => void emitted.push('moneyReceived'),
    amountDue: async () => void emitted.push('amountDue'),
    refundAgreed: async () => void emitted.push('refundAgreed'),
    refundSent: async () => void emitted.push('refundSent'),
  }
  const now = () => clock.now()
  const account = () => accountOf(db, orderNumber)
  const about = () => ({ orderNumber, at: now() })

  /** Runs a change in a transaction of a server that is killed after `steps`; ignores refusals. */
  async function work(steps: number, change: Parameters<typeof inTransaction<unknown>>[1]) {
    try {
      await runUntilCrash(serverLife(steps), () => inTransaction(db, change))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }

  const report = (it: Movement, steps: number) =>
    work(steps, (tx) => {
      const provider = it.source === 'BANK' ? 'bank_transfer' : 'toss'
      const movement = {
        source: it.source,
        provider,
        method: it.source === 'BANK' ? provider : 'card',
        external_reference: it.reference,
        sender: null,
        amount: won(it.amount),
        receivedAt: now(),
        orderNumber: it.orderNumber,
      }
      return recordReceipt(tx, events, movement, now())
    })

  const receiptsOf = (references: readonly string[]) =>
    references.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('receipts')
          .select(['id', 'reversed_at', 'order_number'])
          .where('external_reference', 'in', references)
          .execute()

  async function reportReversed(steps: number) {
    const reversed = movements.filter(({ isReversed }) => isReversed)
    for (const { id } of await receiptsOf(reversed.map(({ reference }) => reference))) {
      await work(steps, (tx) => reverseReceipt(tx, events, id, now()))
    }
  }

  const end = (refundId: string, to: 'SENDING' | 'SENT' | 'FAILED' | 'VOID', steps: number) =>
    work(steps, (tx) => changeRefundStatus(tx, events, { refundId, to, at: now() }))

  const refundsWith = async (...statuses: readonly Refund['status'][]) =>
    (await account()).refunds.filter(({ status }) => statuses.includes(status))

  async function reportElsewhere(steps: number) {
    for (const [externalReference, { receiptId, amount }] of elsewhere) {
      const gone = { receiptId, amount: won(amount), externalReference, sentAt: now(), at: now() }
      await work(steps, (tx) => recordProviderRefund(tx, events, gone))
    }
  }

  async function heldAtProvider(receiptId: string) {
    const row = await db
      .selectFrom('receipts')
      .select(['amount', 'external_reference as reference'])
      .where('id', '=', receiptId)
      .executeTakeFirstOrThrow()
    if (movements.find(({ reference }) => reference === row.reference)?.isReversed) return 0
    const { refunds } = await account()
    const sent = refunds.filter((it) => it.receiptId === receiptId && it.paidBy === 'PROVIDER')
    const asked = sent.reduce((sum, { id }) => sum + (left.get(id) ?? 0), 0)
    const beside = [...elsewhere.values()].filter((it) => it.receiptId === receiptId)
    return row.amount - asked - beside.reduce((sum, { amount }) => sum + amount, 0)
  }

  return {
    account,
    emitted,
    /** Money of the order at the bank and the provider, in won. */
    cash: () =>
      movements.reduce((sum, it) => sum + (it.isReversed ? 0 : it.amount), 0) -
      [...left.values()].reduce((sum, amount) => sum + amount, 0) -
      [...elsewhere.values()].reduce((sum, { amount }) => sum + amount, 0),

    async pays(amount: number, source: MoneySource, { steps, isKnown = true }: Pressed) {
      const of = { amount, source, orderNumber: isKnown ? orderNumber : null, isReversed: false }
      const movement = { ...of, reference: randomUUID() }
      movements.push(movement)
      await Promise.all([report(movement, steps), report(movement, steps)])
    },
    async matches(steps: number) {
      const unknown = movements.filter((it) => it.orderNumber === null && !it.isReversed)
      for (const { id } of await receiptsOf(unknown.map(({ reference }) => reference))) {
        const matching = { receiptId: id, orderNumber }
        const match = () => work(steps, (tx) => matchReceipt(tx, events, matching, now()))
        await Promise.all([match(), match()])
      }
    },
    async isReversed(nth: number, steps: number) {
      const here = movements.filter(({ isReversed }) => !isReversed)
      const one = here[nth % Math.max(1, here.length)]
      if (one) one.isReversed = true
      await Promise.all([reportReversed(steps), reportReversed(steps)])
    },
    cancels: (fee: number, steps: number) =>
      work(steps, (tx) => cancelCharges(tx, events, { ...about(), fee: won(fee), reason: null })),
    allows: (amount: number, steps: number) =>
      work(steps, (tx) =>
        addAllowance(tx, events, { ...about(), amount: won(amount), reason: 'asked for' }),
      ),
    async writesOff(due: number, steps: number) {
      const given = { ...about(), amount: won(due), reason: 'gone' }
      await work(steps, (tx) => writeOff(tx, events, given))
    },
    async asksProvider(steps: number) {
      for (const { id, paidBy } of await refundsWith('AGREED')) {
        if (paidBy === 'PROVIDER') await end(id, 'SENDING', steps)
      }
    },
    /** The provider carries out requested refunds, unless the payment was reversed, and reports them. */
    async providerAnswers(steps: number) {
      for (const refund of await refundsWith('SENDING')) {
        const isGone = left.has(refund.id)
        const isRefused = !isGone && (await heldAtProvider(refund.receiptId)) < refund.amount
        if (!isRefused) left.set(refund.id, refund.amount)
        await end(refund.id, isRefused ? 'FAILED' : 'SENT', steps)
      }
    },
    async providerRefuses(steps: number) {
      for (const { id } of await refundsWith('SENDING')) {
        if (!left.has(id)) await end(id, 'FAILED', steps)
      }
    },
    /** The owner transfers a refund and reports it; the report may crash. */
    async transfers(steps: number) {
      const [refund] = (await refundsWith('AGREED')).filter(({ paidBy }) => paidBy === 'BANK')
      if (!refund) return
      left.set(refund.id, refund.amount)
      await end(refund.id, 'SENT', steps)
    },
    async answersFailed(tries: boolean, steps: number) {
      for (const { id } of await refundsWith('FAILED')) {
        const instead = { refundId: id, isSent: false, at: now() }
        if (tries) await end(id, 'VOID', steps)
        else await work(steps, (tx) => transferFailedRefund(tx, events, instead))
      }
    },
    async answersUnconfirmed(steps: number) {
      for (const { id } of await refundsWith('UNCONFIRMED')) {
        await end(id, left.has(id) ? 'SENT' : 'VOID', steps)
      }
    },
    /** Somebody refunds a part in the provider's admin; the report may crash. */
    async refundsElsewhere(amount: number, steps: number) {
      const movement = movements.find((it) => it.source === 'PROVIDER' && !it.isReversed)
      const [receipt] = await receiptsOf(movement ? [movement.reference] : [])
      if (!receipt || (await heldAtProvider(receipt.id)) < amount) return
      elsewhere.set(randomUUID(), { receiptId: receipt.id, amount })
      await reportElsewhere(steps)
    },
    /** Reports every real movement again and answers every question. */
    async letJobsFinish() {
      for (const movement of movements) await report(movement, 99)
      await reportReversed(99)
      await this.matches(99)
      for (let round = 0; round < 4; round += 1) {
        for (const id of left.keys()) await end(id, 'SENT', 99)
        await reportElsewhere(99)
        await this.answersUnconfirmed(99)
        await this.providerAnswers(99)
      }
    },
  }
}

interface Pressed {
  readonly steps: number
  readonly isKnown?: boolean
}

export type OrderMoneyDriver = ReturnType<typeof orderMoneyDriver>
