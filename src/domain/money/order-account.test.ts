import { describe, expect, test } from 'vitest'
import { type AccountSimulator, accountSimulator } from '#tests/support/account-simulator.ts'
import { nextDecisions } from './order-account.ts'

const PRICE = 100_000

/** Expected result: due, credit, and refunds as `amount source status`. */
interface End {
  readonly due?: number
  readonly credit?: number
  readonly lost?: number
  readonly refunds?: readonly string[]
}

type Facts = readonly [day: string, fact: (it: AccountSimulator) => unknown][]

const newest = (it: AccountSimulator) => it.account().refunds.at(-1)!.id
const last = (it: AccountSimulator) => it.account().receipts.at(-1)!.id
const first = (it: AccountSimulator) => it.account().receipts[0]!.id

const transferred = (won: number) => (it: AccountSimulator) => it.receive(won, 'BANK')
const paidOnline = (won: number) => (it: AccountSimulator) => it.receive(won, 'PROVIDER')
const cancelled = (fee: number) => (it: AccountSimulator) => it.cancel(fee)
const allowed = (won: number) => (it: AccountSimulator) => it.allow(won)
const writtenOff = (it: AccountSimulator) => it.writeOff()
const reversed = (it: AccountSimulator) => it.reverse(last(it))
const firstReversed = (it: AccountSimulator) => it.reverse(first(it))
const sending = (it: AccountSimulator) => it.refund(newest(it), 'SENDING')
const sent = (it: AccountSimulator) => it.refund(newest(it), 'SENT')
const refused = (it: AccountSimulator) => it.refund(newest(it), 'FAILED')
const notSent = (it: AccountSimulator) => it.refund(newest(it), 'VOID')

// biome-ignore format: a table reads by columns
const situations: readonly [name: string, facts: Facts, end: End][] = [
  ['nothing paid yet', [], { due: 100_000 }],
  ['paid in full', [['2 Nov', transferred(100_000)]], {}],
  ['paid in part', [['2 Nov', transferred(40_000)]], { due: 60_000 }],
  ['paid in two parts', [['2 Nov', transferred(40_000)], ['3 Nov', paidOnline(60_000)]], {}],
  ['paid too much', [['2 Nov', transferred(110_000)]], { credit: 10_000, refunds: ['10000 BANK AGREED'] }],
  ['paid twice, refunded by the same method', [['2 Nov', transferred(100_000)], ['3 Nov', paidOnline(100_000)]], { credit: 100_000, refunds: ['100000 PROVIDER AGREED'] }],
  ['paid after the order was cancelled', [['2 Nov', cancelled(0)], ['4 Nov', transferred(100_000)]], { credit: 100_000, refunds: ['100000 BANK AGREED'] }],
  ['cancelled before any payment', [['2 Nov', cancelled(0)]], {}],
  ['cancelled with a part paid', [['2 Nov', transferred(40_000)], ['5 Nov', cancelled(0)]], { credit: 40_000, refunds: ['40000 BANK AGREED'] }],
  ['cancelled after payment, with a fee', [['2 Nov', paidOnline(100_000)], ['3 Nov', cancelled(10_000)]], { credit: 90_000, refunds: ['90000 PROVIDER AGREED'] }],
  ['cancelled and refunded', [['2 Nov', paidOnline(100_000)], ['3 Nov', cancelled(10_000)], ['3 Nov', sending], ['3 Nov', sent]], { refunds: ['90000 PROVIDER SENT'] }],
  ['refunds the newest of two receipts first', [['2 Nov', transferred(60_000)], ['3 Nov', paidOnline(40_000)], ['4 Nov', cancelled(10_000)]], { credit: 90_000, refunds: ['40000 PROVIDER AGREED', '50000 BANK AGREED'] }],
  ['a partial refund', [['2 Nov', paidOnline(100_000)], ['6 Nov', allowed(20_000)]], { credit: 20_000, refunds: ['20000 PROVIDER AGREED'] }],
  ['a partial refund, then cancelled', [['2 Nov', paidOnline(100_000)], ['6 Nov', allowed(20_000)], ['6 Nov', sent], ['7 Nov', cancelled(10_000)]], { credit: 70_000, refunds: ['20000 PROVIDER SENT', '70000 PROVIDER AGREED'] }],
  ['reversed before any refund', [['2 Nov', paidOnline(100_000)], ['9 Nov', reversed]], { due: 100_000 }],
  ['reversed and paid again', [['2 Nov', paidOnline(100_000)], ['9 Nov', reversed], ['10 Nov', transferred(100_000)]], {}],
  ['reversed after the order was cancelled, refund agreed by provider', [['2 Nov', paidOnline(100_000)], ['3 Nov', cancelled(10_000)], ['4 Nov', reversed]], { due: 10_000, refunds: ['90000 PROVIDER VOID'] }],
  ['reversed, refund agreed by transfer: nothing is promised before the owner answers', [['2 Nov', transferred(60_000)], ['2 Nov', transferred(60_000)], ['4 Nov', firstReversed]], { due: 40_000, refunds: ['20000 BANK UNCONFIRMED'] }],
  ['… it had been sent', [['2 Nov', transferred(60_000)], ['2 Nov', transferred(60_000)], ['4 Nov', firstReversed], ['5 Nov', sent]], { due: 60_000, refunds: ['20000 BANK SENT'] }],
  ['… it had not been sent', [['2 Nov', transferred(60_000)], ['2 Nov', transferred(60_000)], ['4 Nov', firstReversed], ['5 Nov', notSent]], { due: 40_000, refunds: ['20000 BANK VOID'] }],
  ['a refund that may have been sent is not agreed again', [['2 Nov', transferred(60_000)], ['2 Nov', transferred(60_000)], ['4 Nov', firstReversed], ['5 Nov', transferred(100_000)]], { credit: 60_000, refunds: ['20000 BANK UNCONFIRMED', '40000 BANK AGREED'] }],
  ['reversed while being sent: the answer decides', [['2 Nov', paidOnline(100_000)], ['3 Nov', cancelled(10_000)], ['3 Nov', sending], ['4 Nov', reversed]], { due: 10_000, refunds: ['90000 PROVIDER SENDING'] }],
  ['… it was sent', [['2 Nov', paidOnline(100_000)], ['3 Nov', cancelled(10_000)], ['3 Nov', sending], ['4 Nov', reversed], ['4 Nov', sent]], { due: 100_000, refunds: ['90000 PROVIDER SENT'] }],
  ['… it was refused', [['2 Nov', paidOnline(100_000)], ['3 Nov', cancelled(10_000)], ['3 Nov', sending], ['4 Nov', reversed], ['4 Nov', refused]], { due: 10_000, refunds: ['90000 PROVIDER VOID'] }],
  ['reversed after the refund was sent: a debt', [['2 Nov', paidOnline(100_000)], ['3 Nov', cancelled(10_000)], ['3 Nov', sent], ['9 Nov', reversed]], { due: 100_000, refunds: ['90000 PROVIDER SENT'] }],
  ['a debt written off', [['2 Nov', paidOnline(100_000)], ['3 Nov', cancelled(10_000)], ['3 Nov', sent], ['9 Nov', reversed], ['20 Nov', writtenOff]], { lost: 100_000, refunds: ['90000 PROVIDER SENT'] }],
  ['money for an amount that was written off is recovered', [['2 Nov', paidOnline(100_000)], ['9 Nov', reversed], ['20 Nov', writtenOff], ['21 Nov', transferred(30_000)]], { lost: 70_000 }],
  ['… and the excess is refunded', [['2 Nov', paidOnline(100_000)], ['9 Nov', reversed], ['20 Nov', writtenOff], ['21 Nov', transferred(120_000)]], { credit: 20_000, refunds: ['20000 BANK AGREED'] }],
  ['… and is due again when it is reversed', [['2 Nov', paidOnline(100_000)], ['9 Nov', reversed], ['20 Nov', writtenOff], ['21 Nov', transferred(30_000)], ['22 Nov', reversed]], { due: 30_000, lost: 70_000 }],
  ['a refund that the provider refuses for good is still promised', [['2 Nov', paidOnline(100_000)], ['3 Nov', cancelled(10_000)], ['3 Nov', refused]], { credit: 90_000, refunds: ['90000 PROVIDER FAILED'] }],
  ['… tried again', [['2 Nov', paidOnline(100_000)], ['3 Nov', cancelled(10_000)], ['3 Nov', refused], ['4 Nov', notSent]], { credit: 90_000, refunds: ['90000 PROVIDER VOID', '90000 PROVIDER AGREED'] }],
  ['… paid by transfer instead', [['2 Nov', paidOnline(100_000)], ['3 Nov', cancelled(10_000)], ['3 Nov', refused], ['4 Nov', (it) => it.transferFailedRefund(newest(it))]], { credit: 90_000, refunds: ['90000 PROVIDER VOID', '90000 BANK AGREED'] }],
  ['refunded at the provider while it was agreed here', [['2 Nov', paidOnline(100_000)], ['3 Nov', cancelled(10_000)], ['3 Nov', (it) => it.refundedElsewhere(first(it), 90_000)]], { refunds: ['90000 PROVIDER VOID', '90000 PROVIDER SENT'] }],
  ['… in part', [['2 Nov', paidOnline(100_000)], ['3 Nov', cancelled(10_000)], ['3 Nov', (it) => it.refundedElsewhere(first(it), 50_000)]], { credit: 40_000, refunds: ['90000 PROVIDER VOID', '50000 PROVIDER SENT', '40000 PROVIDER AGREED'] }],
]

describe('what an order and its customer owe each other', () => {
  test.each(situations)('%s', (_name, facts, end) => {
    const history = accountSimulator(PRICE)
    for (const [, fact] of facts) fact(history)

    const { due, credit, lost } = history.balance()
    const refunds = history.account().refunds.map((it) => `${it.amount} ${it.paidBy} ${it.status}`)
    expect({ due, credit, lost, refunds }).toEqual({
      due: 0,
      credit: 0,
      lost: 0,
      refunds: [],
      ...end,
    })
    expect(nextDecisions(history.account()), 'decides nothing a second time').toEqual([])
  })
})
